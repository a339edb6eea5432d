//! Numbers that look random and are the same on every machine.

/// The generator *SplitMix64* (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Other numbers of the same seed, one series for each index.
    #[must_use]
    pub fn series(seed: u64, index: u64) -> Random {
        let start = Random(index).next();
        Random(Random(seed ^ start).next())
    }

    /// The next number. It goes on for ever.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to one less than `end`, which 0 counts as 1.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    /// One of some things; `None` if there are none.
    pub fn pick<T>(&mut self, mut things: impl ExactSizeIterator<Item = T>) -> Option<T> {
        let count = things.len() as u64;
        things.nth(self.below(count) as usize)
    }
}
