//! The levels of play.

use std::fmt;

/// A level of play, from 1, the easiest, to 8, the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many plies it looks ahead at most, captures that follow apart.
    pub depth: u32,
    /// How many moves it tries at most, if that is limited.
    pub nodes: Option<u64>,
    /// How long it thinks at most in milliseconds, if that is limited. The
    /// engine knows no clock: the caller turns this into a stop.
    pub time: Option<u32>,
    /// Whether it only counts what is captured and sees no more in a position.
    pub counts_only: bool,
    /// How many of a hundred captures it overlooks.
    pub overlooks: u32,
    /// In how many of a hundred moves it errs like that at all.
    pub slips: u32,
    /// How far it misjudges a move at most, in hundredths of a seed; mostly
    /// much less.
    pub misjudges: i32,
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
            1 => Plan::beginner(1, 35, 150),
            2 => Plan::beginner(2, 25, 150),
            3 => Plan::beginner(3, 10, 150),
            4 => Plan::human(2, 8, 700),
            5 => Plan::human(3, 3, 450),
            6 => Plan::counted(6_000),
            7 => Plan::counted(60_000),
            _ => Plan {
                depth: super::DEEPEST,
                nodes: None,
                time: Some(850),
                counts_only: false,
                overlooks: 0,
                slips: 0,
                misjudges: 0,
            },
        }
    }
}

impl Plan {
    /// Looks a few plies ahead, overlooks captures and misjudges moves.
    const fn human(depth: u32, overlooks: u32, misjudges: i32) -> Plan {
        Plan {
            depth,
            nodes: Some(50_000),
            time: None,
            counts_only: false,
            overlooks,
            slips: 100,
            misjudges,
        }
    }

    /// Only counts captures, too.
    const fn beginner(depth: u32, overlooks: u32, misjudges: i32) -> Plan {
        Plan {
            counts_only: true,
            ..Plan::human(depth, overlooks, misjudges)
        }
    }

    /// Plays well; it misjudges so little that it only chooses between moves
    /// as good as equal, so that not every game is the same.
    const fn counted(nodes: u64) -> Plan {
        Plan {
            depth: super::DEEPEST,
            nodes: Some(nodes),
            time: None,
            counts_only: false,
            overlooks: 0,
            slips: 100,
            misjudges: 10,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
