//! Endgame tables: what every board with few seeds is worth under best play.
//!
//! The value of a board is by how much the side to move gets more of the
//! seeds that are still in the pits. Endless play is worth nothing to either
//! side, whatever the rule set says of it, as in the databases of the
//! literature; stores and majority are not looked at. All else is as the rule
//! set says.
//!
//! A [`Builder`] builds one layer, the boards with one number of seeds, from
//! those below it, as in J. W. Romein and H. E. Bal, *Solving Awari with
//! parallel retrograde analysis* (2003), and T. R. Lincke and A. Marzetta,
//! *Large endgame databases with limited memory space* (2000).
//!
//! ```
//! use awale::engine::tablebase::{Builder, Tablebase};
//! use awale::rules::RuleSet;
//!
//! let mut tablebase = Tablebase::new(&RuleSet::ABAPA);
//! let mut builder = Builder::new(&tablebase);
//! let layer = loop {
//!     if let Some(layer) = builder.step(1000) {
//!         break layer;
//!     }
//! };
//! tablebase.add(layer).unwrap();
//! // One seed in the last pit of the row to move: it must be given away.
//! assert_eq!(tablebase.value([1 << 40, 0]), Some(-1));
//! ```

mod builder;
mod index;
mod layer;
mod retrograde;
mod state;
#[cfg(test)]
mod tests;

use std::fmt;

pub use builder::Builder;
pub use index::MOST_SEEDS;
pub use layer::{Layer, LayerError};

use crate::rules::RuleSet;
use index::Sums;

/// The values of all boards of a rule set with so many seeds or fewer. A
/// clone shares them.
#[derive(Clone)]
pub struct Tablebase {
    rules: RuleSet,
    /// From that of one seed on. A program that adds none holds nothing of
    /// what makes and reads them.
    layers: Vec<Layer>,
}

/// Why a layer cannot be added to a tablebase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddError {
    /// It is of another rule set.
    Rules,
    /// It is not the next layer.
    Seeds {
        /// The seeds of the layer.
        found: u32,
        /// The seeds of the next layer.
        expected: u32,
    },
}

impl fmt::Display for AddError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddError::Rules => f.write_str("an endgame table of another rule set"),
            AddError::Seeds { found, expected } => {
                write!(f, "an endgame table of {found} seeds, expected {expected}")
            }
        }
    }
}

impl std::error::Error for AddError {}

impl Tablebase {
    /// A tablebase that knows only the board without seeds.
    #[must_use]
    pub fn new(rules: &RuleSet) -> Tablebase {
        Tablebase {
            rules: *rules,
            layers: Vec::new(),
        }
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// All boards with so many seeds or fewer are known.
    #[must_use]
    pub fn seeds(&self) -> u32 {
        self.layers.len() as u32
    }

    /// By how many seeds the side to move gets more than the other of those
    /// in the pits. `rows` are the pits of the side to move and of the other
    /// as [`FastBoard::rows`](super::fast::FastBoard::rows) gives them, and
    /// must be of the rule set's board. `None` if there are more seeds than
    /// are known.
    #[inline]
    #[must_use]
    pub fn value(&self, rows: [u64; 2]) -> Option<i32> {
        let [own, other] = rows.map(Sums::of);
        let seeds = own.seeds() + other.seeds();
        match self.layers.get((seeds as usize).wrapping_sub(1)) {
            Some(layer) => layer.value(own, other),
            None => (seeds == 0).then_some(0),
        }
    }

    /// The same tablebase without the layers above so many seeds.
    #[must_use]
    pub fn capped(&self, seeds: u32) -> Tablebase {
        let mut capped = self.clone();
        capped.layers.truncate(seeds as usize);
        capped
    }

    /// The layer of so many seeds, if it is known. There is none of no seeds.
    #[must_use]
    pub fn layer(&self, seeds: u32) -> Option<&Layer> {
        self.layers.get((seeds as usize).wrapping_sub(1))
    }

    /// Adds the next layer.
    ///
    /// # Errors
    /// A layer of another rule set or of another number of seeds.
    pub fn add(&mut self, layer: Layer) -> Result<(), AddError> {
        if *layer.rules() != self.rules {
            return Err(AddError::Rules);
        }
        let (found, expected) = (layer.seeds(), self.seeds() + 1);
        if found != expected {
            return Err(AddError::Seeds { found, expected });
        }
        self.layers.push(layer);
        Ok(())
    }
}
