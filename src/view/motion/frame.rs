//! What is shown of a move one after the other, and how long each thing takes.

use crate::rules::{Pit, Side, Sowing, Step};
use crate::settings::Pace;

/// One thing that the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Something is about to happen in this pit.
    Aim(Pit),
    /// A step of the move.
    Step(Step),
    /// The hand goes above this pit.
    Carry(Pit),
    /// The move has been shown.
    Rest,
    /// A move has been made that is not shown step by step.
    Whole {
        /// Where its last seed landed.
        landing: Pit,
        /// How many seeds it took.
        captured: u8,
    },
}

impl Cue {
    /// The pit to look at.
    pub(super) fn pit(self) -> Option<Pit> {
        match self {
            Cue::Aim(pit) => Some(pit),
            Cue::Step(
                Step::Lift { pit, .. }
                | Step::Drop { pit }
                | Step::Capture { pit, .. }
                | Step::Spare { pit, .. },
            ) => Some(pit),
            Cue::Carry(_) | Cue::Rest | Cue::Whole { .. } => None,
        }
    }
}

/// What the replay shows after a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub cue: Cue,
    /// Who makes the move.
    pub mover: Side,
    /// Milliseconds before it, at the normal pace.
    pub wait: u32,
}

/// How long each thing takes at a pace, in hundredths of the normal one. A
/// reader without motion who asks for a replay gets it at the normal pace.
#[must_use]
pub const fn rate(pace: Pace) -> u32 {
    match pace {
        Pace::Slow => 180,
        Pace::Fast => 45,
        Pace::Normal | Pace::None => 100,
    }
}

/// Milliseconds before each kind of cue.
const AIM: u32 = 160;
const LIFT: u32 = 20;
const FOLLOWED_LIFT: u32 = 450;
const CARRY: u32 = 190;
const DROP: u32 = 190;
const AIM_AT_CAPTURE: u32 = 280;
const CAPTURE: u32 = 200;
const SPARE: u32 = 380;

/// How long the last seeds of a move are still on their way.
const FALL: u32 = 220;
const FLIGHT: u32 = 460;
const SHAKE: u32 = 420;

/// More seeds than these are sown faster and faster.
const SOWN_EVENLY: usize = 12;

/// What is shown of a move, in order.
pub(super) fn frames(sowing: &Sowing, followed: bool) -> Vec<Frame> {
    let mut frames = Vec::with_capacity(2 * sowing.steps.len() + 3);
    let mut push = |wait, cue| {
        frames.push(Frame {
            cue,
            mover: sowing.pit.side(),
            wait,
        });
    };
    if followed {
        push(AIM, Cue::Aim(sowing.pit));
    }
    let (mut sown, mut sowed, mut tail) = (0, 0, FALL);
    for &step in &sowing.steps {
        let wait = match step {
            Step::Lift { seeds, .. } => {
                sown = usize::from(seeds);
                if followed { FOLLOWED_LIFT } else { LIFT }
            }
            Step::Drop { pit } => {
                if sowed == 0 {
                    push(CARRY, Cue::Carry(pit));
                }
                sowed += 1;
                before_drop(sowed, sown)
            }
            Step::Capture { pit, .. } => {
                tail = FLIGHT;
                push(AIM_AT_CAPTURE, Cue::Aim(pit));
                CAPTURE
            }
            Step::Spare { .. } => {
                tail = SHAKE;
                SPARE
            }
        };
        push(wait, Cue::Step(step));
    }
    push(tail, Cue::Rest);
    frames
}

/// Milliseconds before the drop of this number, counted from 1, of so many.
const fn before_drop(number: usize, of: usize) -> u32 {
    if of <= SOWN_EVENLY || number <= 4 {
        return DROP;
    }
    let hurry = 5 * (number as u32 - 4);
    let share = if hurry > 55 { 45 } else { 100 - hurry };
    DROP * share / 100
}
