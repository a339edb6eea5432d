//! The values of all boards with one number of seeds, as they are stored.

use std::fmt;
use std::sync::Arc;

use super::index::{Index, MOST_SEEDS, Sums};
use crate::rules::RuleSet;

/// What a stored layer begins with; the last byte is the version.
const MAGIC: [u8; 8] = *b"awaletb\x01";

/// Where the parts of the header begin: after the magic a checksum (CRC-32)
/// of all that follows it, the number of seeds, the number of boards (32 bits
/// each, least byte first), and the canonical text of the rule set, filled up
/// with zeros.
const CHECKSUM: usize = 8;
const SEEDS: usize = 12;
const BOARDS: usize = 16;
const RULES: usize = 20;

/// The bytes before the values. No canonical text is too long for it.
pub(super) const HEADER: usize = 128;

/// The values of all boards of a rule set with one number of seeds. A clone
/// shares them.
#[derive(Clone)]
pub struct Layer {
    rules: RuleSet,
    seeds: u32,
    index: Index,
    /// The header, then a signed byte a board in the order of [`Index`].
    bytes: Arc<Vec<u8>>,
}

/// Why bytes are not a layer of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayerError {
    /// They are no layer, or one of another version.
    Format,
    /// It is of another rule set.
    Rules,
    /// It has more seeds than any layer.
    Seeds,
    /// There are more or fewer boards than there should be.
    Length,
    /// The bytes have changed since they were written.
    Checksum,
    /// A board is worth more seeds than it has.
    Value,
}

impl fmt::Display for LayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LayerError::Format => "not an endgame table of this version",
            LayerError::Rules => "an endgame table of another rule set",
            LayerError::Seeds => "an endgame table of too many seeds",
            LayerError::Length => "an endgame table of another length",
            LayerError::Checksum => "an endgame table whose bytes have changed",
            LayerError::Value => "an endgame table with impossible values",
        })
    }
}

impl std::error::Error for LayerError {}

impl Layer {
    /// The layer of no seeds: one board, worth nothing.
    #[cfg(test)]
    pub(super) fn empty(rules: &RuleSet) -> Layer {
        let mut writer = Writer::new(rules, 0);
        writer.push(&[0]);
        writer.finish()
    }

    /// A layer of a rule set as [`to_bytes`](Self::to_bytes) gave it, which
    /// it keeps without copying them if they come as a vector or a box.
    ///
    /// # Errors
    /// Anything that `to_bytes` would not have given for this rule set.
    pub fn from_bytes(bytes: impl Into<Vec<u8>>, rules: &RuleSet) -> Result<Layer, LayerError> {
        let bytes = bytes.into();
        let (header, values) = bytes
            .split_first_chunk::<HEADER>()
            .ok_or(LayerError::Format)?;
        if !header.starts_with(&MAGIC) {
            return Err(LayerError::Format);
        }
        if header[RULES..] != rules_text(rules) {
            return Err(LayerError::Rules);
        }
        let seeds = number(header, SEEDS);
        if seeds > MOST_SEEDS {
            return Err(LayerError::Seeds);
        }
        let index = Index::new(rules);
        let boards = index.boards(seeds);
        if number(header, BOARDS) != boards || values.len() != boards as usize {
            return Err(LayerError::Length);
        }
        if number(header, CHECKSUM) != crc32fast::hash(&bytes[SEEDS..]) {
            return Err(LayerError::Checksum);
        }
        let in_range = |&byte: &u8| (byte as i8).unsigned_abs() <= seeds as u8;
        if !values.iter().all(in_range) {
            return Err(LayerError::Value);
        }
        Ok(Layer {
            rules: *rules,
            seeds,
            index,
            bytes: Arc::new(bytes),
        })
    }

    /// The layer to store: a header, then a signed byte a board.
    #[must_use]
    pub fn to_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The seeds of each of its boards.
    #[must_use]
    pub const fn seeds(&self) -> u32 {
        self.seeds
    }

    /// The values of the boards, in seeds, side to move's view.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        self.bytes[HEADER..].iter().map(|&byte| value(byte))
    }

    /// The value of the board with these rows, which have its seeds.
    #[inline(always)]
    pub(super) fn value(&self, own: Sums, other: Sums) -> Option<i32> {
        let place = self.index.place(own, other);
        self.bytes
            .get(HEADER + place as usize)
            .map(|&byte| value(byte))
    }
}

#[inline(always)]
const fn value(byte: u8) -> i32 {
    byte as i8 as i32
}

/// Writes a layer from its first board to its last.
pub(super) struct Writer {
    rules: RuleSet,
    seeds: u32,
    bytes: Vec<u8>,
    hasher: crc32fast::Hasher,
}

impl Writer {
    pub fn new(rules: &RuleSet, seeds: u32) -> Writer {
        let boards = Index::new(rules).boards(seeds);
        let mut bytes = Vec::with_capacity(HEADER + boards as usize);
        bytes.extend_from_slice(&MAGIC);
        for number in [0, seeds, boards] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        bytes.extend_from_slice(&rules_text(rules));
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(&bytes[SEEDS..]);
        Writer {
            rules: *rules,
            seeds,
            bytes,
            hasher,
        }
    }

    /// Writes the values of the next boards.
    pub fn push(&mut self, values: &[u8]) {
        self.bytes.extend_from_slice(values);
        self.hasher.update(values);
    }

    /// How many boards are written.
    pub fn written(&self) -> u32 {
        (self.bytes.len() - HEADER) as u32
    }

    /// The layer, once all its boards are written.
    pub fn finish(mut self) -> Layer {
        let checksum = self.hasher.finalize().to_le_bytes();
        self.bytes[CHECKSUM..SEEDS].copy_from_slice(&checksum);
        Layer {
            index: Index::new(&self.rules),
            rules: self.rules,
            seeds: self.seeds,
            bytes: Arc::new(self.bytes),
        }
    }
}

/// The canonical text of a rule set, filled up with zeros.
fn rules_text(rules: &RuleSet) -> [u8; HEADER - RULES] {
    let text = rules.to_string();
    let mut padded = [0; HEADER - RULES];
    for (to, from) in padded.iter_mut().zip(text.bytes()) {
        *to = from;
    }
    padded
}

/// The number that begins at a place of a header.
fn number(header: &[u8; HEADER], start: usize) -> u32 {
    let mut bytes = [0; 4];
    bytes.copy_from_slice(&header[start..start + 4]);
    u32::from_le_bytes(bytes)
}
