//! The levels of play.

use std::fmt;

/// A level of play, from 1, the easiest, to 8, the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many moves it tries at most, if that is limited.
    pub nodes: Option<u64>,
    /// How long it thinks at most in milliseconds, if that is limited. The
    /// engine knows no clock: the caller turns this into a stop.
    pub time: Option<u32>,
    /// How many of a hundred captures it overlooks.
    pub overlooks: u32,
    /// How far it misjudges a move at most, in hundredths of a seed; mostly
    /// much less.
    pub misjudges: i32,
    /// How much its form differs from game to game, in hundredths: on the
    /// best day it errs by this share less and looks at up to four times as
    /// much, on the worst the other way round.
    pub form: u32,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 8] = [
        Level(1),
        Level(2),
        Level(3),
        Level(4),
        Level(5),
        Level(6),
        Level(7),
        Level(8),
    ];

    /// The level of a number from 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it thinks. Levels 1 to 7 are limited by what they look at, so they
    /// play alike on every machine; level 8 by time. Each is to take about
    /// three points of four from the one below; `awale match --ladder` tells
    /// what they take.
    #[must_use]
    pub const fn plan(self) -> Plan {
        match self.0 {
            1 => Plan::human(1_400, 92, 190, 8),
            2 => Plan::human(1_600, 77, 118, 30),
            3 => Plan::human(2_300, 49, 84, 50),
            4 => Plan::human(5_000, 26, 52, 75),
            5 => Plan::human(14_000, 8, 30, 95),
            6 => Plan::sharp(52_000, 95),
            7 => Plan::sharp(400_000, 50),
            _ => Plan {
                nodes: None,
                time: Some(850),
                overlooks: 0,
                form: 0,
                misjudges: 0,
            },
        }
    }
}

impl Plan {
    /// The plan on a day of this form, from -1000 to 1000.
    #[must_use]
    pub(super) fn on_a_day(self, form: i32) -> Plan {
        let better = form * self.form as i32;
        let less = |errors: i32| errors - (errors * better) / 100_000;
        let share = 100_000 + 3 * u64::from(better.unsigned_abs());
        let nodes = |nodes: u64| match better {
            0.. => nodes * share / 100_000,
            _ => nodes * 100_000 / share,
        };
        Plan {
            nodes: self.nodes.map(nodes),
            overlooks: less(self.overlooks as i32).clamp(0, 100) as u32,
            misjudges: less(self.misjudges),
            ..self
        }
    }

    /// Looks at so many moves, overlooks captures and misjudges moves.
    const fn human(nodes: u64, overlooks: u32, misjudges: i32, form: u32) -> Plan {
        Plan {
            nodes: Some(nodes),
            time: None,
            overlooks,
            misjudges,
            form,
        }
    }

    /// Sees every capture. It misjudges so little that it only chooses
    /// between moves as good as equal, so that not every game is the same.
    const fn sharp(nodes: u64, form: u32) -> Plan {
        Plan::human(nodes, 0, 10, form)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
