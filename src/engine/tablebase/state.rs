//! What is known of a board while its layer is built, in two bytes.

/// The best value that the side to move is sure of, plus [`BIAS`]; 0 if it is
/// sure of none.
const BEST: u16 = 0x3F;
/// How many successors in the layer have no value yet.
const OPEN: u16 = 0x01C0;
const ONE_OPEN: u16 = 0x0040;
/// Its successors know its value or need not know it, or soon will.
const SETTLED: u16 = 0x8000;
/// It is settled, and its predecessors are still to be told.
const WAITING: u16 = 0x4000;

/// No value exceeds it.
const BIAS: i32 = 32;

/// What is known of a board: the best of the options that have a value, and
/// how many have none; or its value.
#[derive(Clone, Copy, Default)]
pub struct State(u16);

/// What a board learns from a successor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Learned {
    /// Not enough for a value, or it had one.
    Nothing,
    /// Its value is 0: its predecessors need not be told.
    Even,
    /// Its value, which its predecessors are to be told.
    Value,
}

impl State {
    /// A board whose value is known.
    pub const fn known(value: i32) -> State {
        let waiting = if value == 0 { 0 } else { WAITING };
        State(SETTLED | waiting | (value + BIAS) as u16)
    }

    /// A board with some successors in the layer, and the best of its other
    /// options.
    pub const fn open(best: Option<i32>, successors: u32) -> State {
        let best = match best {
            Some(best) => (best + BIAS) as u16,
            None => 0,
        };
        State(best | (successors as u16 * ONE_OPEN))
    }

    /// The value. What is not settled at the end goes on without end.
    pub const fn value(self) -> i32 {
        if self.0 & SETTLED == 0 {
            0
        } else {
            (self.0 & BEST) as i32 - BIAS
        }
    }

    /// Whether predecessors are to be told of the board at a stage: of one
    /// that waits, or of one that is sure of as much as any unsettled board
    /// can get.
    #[inline(always)]
    pub const fn is_due(self, stage: i32) -> bool {
        let sure = self.0 & (SETTLED | BEST) == (stage + BIAS) as u16;
        sure | (self.0 & WAITING != 0)
    }

    /// The same, settled, when its predecessors are being told.
    #[inline(always)]
    pub const fn told(self) -> State {
        State((self.0 | SETTLED) & !WAITING)
    }

    /// The same, settled, when its predecessors are to be told later.
    pub const fn waiting(self) -> State {
        State(self.0 | SETTLED | WAITING)
    }

    /// Takes note of what a successor is worth to the side to move of this
    /// board. At a stage, no unsettled board is worth more than its number.
    #[inline(always)]
    pub fn learn(&mut self, option: i32, stage: i32) -> Learned {
        if self.0 & SETTLED != 0 {
            return Learned::Nothing;
        }
        let best = (self.0 & BEST).max((option + BIAS) as u16);
        let open = (self.0 & OPEN).wrapping_sub(ONE_OPEN);
        self.0 = open | best;
        if open != 0 && i32::from(best) < stage + BIAS {
            return Learned::Nothing;
        }
        self.0 |= SETTLED;
        if i32::from(best) == BIAS {
            Learned::Even
        } else {
            Learned::Value
        }
    }
}
