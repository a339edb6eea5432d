//! Moves taken back: from which boards a board can have come.

use super::board::{FastBoard, row};
use super::lanes::Lanes;
use super::sower::{Places, Sower};
use super::verdict::Verdict;

impl<L: Lanes> Sower<L> {
    /// Visits each board from which one legal move that captures nothing, or
    /// a pass, leads to a board, once for each way. The rows are those of
    /// [`FastBoard::rows`], on the way in and out; stores, majority and few
    /// seeds are not looked at.
    ///
    /// It takes the seeds back from the pits that follow an empty pit of the
    /// side that has moved, as far as there are any.
    #[inline(always)]
    pub fn before(&self, rows: [u64; 2], mut visit: impl FnMut([u64; 2])) {
        let [own, other] = rows;
        // As the side that has moved saw it when its seeds were sown.
        let sown = L::new([other, own]);
        let half = u32::from(self.rules().pits_a_side());
        let ring = 2 * half;
        let filled = u32::from(sown.filled()) | u32::from(L::new(rows).filled()) << half;
        let quiet = self.quiet(sown, half);
        // Twice round, so that a run of pits has an end.
        let (filled, quiet) = (filled | filled << ring, quiet | quiet << ring);
        for place in Places(!filled & ((1 << half) - 1)) {
            let run = (filled >> (place + 1)).trailing_ones();
            let landings = quiet >> (place + 1) & ((1 << run) - 1);
            for step in Places(landings) {
                let before = self.back([other, own], place, step + 1);
                if own != 0 || self.starves(before, place) {
                    visit(before);
                }
            }
            if run == ring - 1 {
                self.kroos_before(sown, place, &mut visit);
            }
        }
        if other == 0 && self.passes([other, own]) {
            visit([other, own]);
        }
    }

    /// Where the last seed can have fallen without a capture, on a sown
    /// board: a bit for each pit in sowing order from the mover's first.
    #[inline(always)]
    fn quiet(&self, sown: L, half: u32) -> u32 {
        let set = u32::from(sown.twos_and_threes()) & ((1 << half) - 1);
        let mut quiet = !(set << half) & ((1 << (2 * half)) - 1);
        // Pits of two or three are captured, unless they are all there is.
        if row(sown.words()[1]) & !self.bytes(set) == 0 {
            for place in Places(set) {
                if self.taken(place as usize, sown) == 0 {
                    quiet |= 1 << (half + place);
                }
            }
        }
        quiet
    }

    /// The rows before so many seeds were sown from a place, which is empty.
    #[inline(always)]
    fn back(&self, [mover, other]: [u64; 2], place: u32, seeds: u32) -> [u64; 2] {
        let adds = self.adds(place, seeds);
        // What empties the origin is a byte's complement: its carry goes back
        // too.
        let origin = mover.wrapping_add(0x100 << (8 * place));
        [origin.wrapping_sub(adds[0]), other - adds[1]]
    }

    /// Whether a move may be played that leaves the other without a seed.
    #[cold]
    fn starves(&self, before: [u64; 2], place: u32) -> bool {
        self.legal(FastBoard::new(before)) >> place & 1 == 1
    }

    /// Whether the side to move passes.
    #[cold]
    fn passes(&self, rows: [u64; 2]) -> bool {
        let verdict = self.mobility(FastBoard::new(rows));
        matches!(verdict, Verdict::Pass { .. })
    }

    /// Visits the boards before sowings of more than a lap from a place, the
    /// only empty pit.
    #[cold]
    fn kroos_before(&self, sown: L, place: u32, visit: &mut impl FnMut([u64; 2])) {
        let [mover, other] = sown.words();
        let lap = 2 * u32::from(self.rules().pits_a_side());
        let most = u32::from(self.rules().total_seeds());
        for seeds in lap..=most {
            let adds = self.adds(place, seeds);
            // Where there are too few seeds a byte falls below zero.
            let lacks = (0..8).filter(|&pit| pit != place).any(|pit| {
                let byte = |word: u64| word >> (8 * pit) & 0xFF;
                byte(mover) < byte(adds[0]) || byte(other) < byte(adds[1])
            }) || (other & 0xFF << (8 * place)) < (adds[1] & 0xFF << (8 * place));
            if lacks {
                return;
            }
            let before = self.back([mover, other], place, seeds);
            if self.play(FastBoard::new(before), place).captured == 0 {
                visit(before);
            }
        }
    }
}
