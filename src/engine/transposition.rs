//! What a search found out about positions, to be asked when they come again.

use super::fast::{FastBoard, Lanes};

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at least this.
    Lower = 1,
    /// It is at most this.
    Upper = 2,
    /// It is this.
    Exact = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The value for the side to move, in hundredths of a seed.
    pub value: i32,
    /// What the value says.
    pub bound: Bound,
    /// How many plies it was searched.
    pub depth: u32,
    /// The place of the best move, if one is known.
    pub place: Option<u32>,
}

/// Entries that are looked at together.
const BUCKET: usize = 4;

/// Stands for no move.
const NO_PLACE: u64 = 7;

/// How many plies of depth an entry of the search before is worth less.
const AGE: i32 = 6;

/// A transposition table: a fixed number of entries, in which new ones take
/// the place of old and shallow ones.
///
/// An entry is a word: 32 bits of the key, the value, the depth, then bound,
/// move and age in a byte.
pub(super) struct Transpositions {
    buckets: Vec<[u64; BUCKET]>,
    age: u64,
}

impl Transpositions {
    /// Room for at least one bucket, and at most this many bytes.
    pub fn new(bytes: usize) -> Transpositions {
        let most = (bytes / size_of::<[u64; BUCKET]>()).max(1);
        Transpositions {
            buckets: vec![[0; BUCKET]; 1 << most.ilog2()],
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill([0; BUCKET]);
        self.age = 0;
    }

    /// Another search begins: what is known counts less from now on.
    pub fn grow_old(&mut self) {
        self.age = (self.age + 1) % 8;
    }

    /// What is known of a key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)];
        bucket
            .iter()
            .find(|&&word| word != 0 && word >> 32 == key >> 32)
            .map(|&word| Entry {
                value: i32::from((word >> 16) as u16 as i16),
                bound: match word & 3 {
                    1 => Bound::Lower,
                    2 => Bound::Upper,
                    _ => Bound::Exact,
                },
                depth: u32::from((word >> 8) as u8),
                place: Some((word >> 2 & 7) as u32).filter(|&place| u64::from(place) < 6),
            })
    }

    /// Keeps what was found out about a key.
    #[inline]
    pub fn set(&mut self, key: u64, entry: Entry) {
        let age = self.age;
        let index = self.index(key);
        let bucket = &mut self.buckets[index];
        let mut slot = 0;
        let mut least = i32::MAX;
        for (index, &word) in bucket.iter().enumerate() {
            if word == 0 || word >> 32 == key >> 32 {
                slot = index;
                break;
            }
            let old = (age.wrapping_sub(word >> 5) % 8) as i32;
            let worth = i32::from((word >> 8) as u8) - AGE * old;
            if worth < least {
                (least, slot) = (worth, index);
            }
        }
        let known = bucket[slot] >> 2 & 7;
        let same = bucket[slot] != 0 && bucket[slot] >> 32 == key >> 32;
        let place = match entry.place {
            Some(place) => u64::from(place),
            // The move that was best before is better than none.
            None if same => known,
            None => NO_PLACE,
        };
        bucket[slot] = key >> 32 << 32
            | u64::from(entry.value as i16 as u16) << 16
            | u64::from(entry.depth.min(255) as u8) << 8
            | age << 5
            | place << 2
            | entry.bound as u64;
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

/// The key of a board: the same board always has the same, and others seldom.
#[inline(always)]
pub(super) fn key<L: Lanes>(board: FastBoard<L>) -> u64 {
    let [own, other] = board.words();
    // Odd numbers without pattern; the shifts bring what multiplying leaves
    // in the high bits down again.
    let own = own.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let other = other.wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    let mixed = own ^ other.rotate_left(32);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ mixed >> 32
}
