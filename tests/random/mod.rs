//! Random rule sets and positions as text, from a small generator that gives
//! the same ones on every machine.

#![allow(dead_code, reason = "each suite uses its part")]

/// SplitMix64, by Steele, Lea and Flood: <https://doi.org/10.1145/2660193.2660195>.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// A rule set with every field told.
    pub fn rules(&mut self) -> String {
        let preset = self.pick(&["abapa", "akan", "ivory-coast", "family", "awari", "ten-pit"]);
        let slam = self.pick(&["nothing", "illegal", "all", "illegal-unless-forced"]);
        let starved = self.pick(&["over", "pass"]);
        let stuck = self.pick(&["own", "split", "other"]);
        let majority = self.pick(&["yes", "no"]);
        // Mostly off or small, as large numbers end every game at once.
        let few = [0, self.below(4), self.below(9), self.below(48)][self.below(4)];
        let circle = self.pick(&["own", "split"]);
        let pits = self.pick(&[6, 6, 5]);
        format!(
            "{preset},slam={slam},starved={starved},stuck={stuck},majority={majority},\
             few={few},circle={circle},pits={pits}"
        )
    }

    /// A position on `pits` pits a side: crowded or nearly empty, even or all
    /// in few pits.
    pub fn position(&mut self, pits: usize) -> String {
        let total = 8 * pits;
        let on_board = match self.below(3) {
            0 => self.below(7),
            1 => self.below(20),
            _ => self.below(total + 1),
        };
        // The pits that get seeds, some of them often named.
        let named: Vec<usize> = (0..1 + self.below(2 * pits))
            .map(|_| self.below(2 * pits))
            .collect();
        let mut seeds = vec![0; 2 * pits];
        for _ in 0..on_board {
            seeds[self.pick(&named)] += 1;
        }
        let captured = total - on_board;
        // Near half, where a majority is about to be decided, or anywhere.
        let south = match self.below(3) {
            0 => self.below(captured + 1),
            _ => (captured / 2 + self.below(5))
                .saturating_sub(2)
                .min(captured),
        };
        let seeds: Vec<String> = seeds.iter().map(usize::to_string).collect();
        let side = self.pick(&['S', 'N']);
        format!("{}-{south}-{}-{side}", seeds.join("-"), captured - south)
    }
}
