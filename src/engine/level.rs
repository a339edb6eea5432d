//! The levels of play.

use std::fmt;

/// A level of play, from 1, the easiest, to 8, the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// How a level thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many plies it looks ahead at most.
    pub depth: u32,
    /// How many moves it tries at most, if that is limited.
    pub nodes: Option<u64>,
    /// How long it thinks at most in milliseconds, if that is limited. The
    /// engine knows no clock: the caller turns this into a stop.
    pub time: Option<u32>,
    /// How many moves of a hundred are not simply its best one, but any that
    /// it takes for at most `margin` worse.
    pub slips: u32,
    /// How much worse such a move may seem, in hundredths of a seed.
    pub margin: i32,
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
    /// play alike on every machine; level 8 by time.
    #[must_use]
    pub const fn plan(self) -> Plan {
        match self.0 {
            1 => Plan::shallow(1, 60, 300),
            2 => Plan::shallow(2, 80, 400),
            3 => Plan::shallow(3, 60, 300),
            4 => Plan::shallow(4, 50, 250),
            5 => Plan::shallow(6, 35, 150),
            6 => Plan::counted(20_000),
            7 => Plan::counted(200_000),
            _ => Plan {
                depth: super::DEEPEST,
                nodes: None,
                time: Some(1000),
                slips: 0,
                margin: 0,
            },
        }
    }
}

impl Plan {
    /// Looks a few plies ahead and slips now and then.
    const fn shallow(depth: u32, slips: u32, margin: i32) -> Plan {
        Plan {
            depth,
            nodes: Some(50_000),
            time: None,
            slips,
            margin,
        }
    }

    /// Plays well; it chooses only between moves that seem as good as equal,
    /// so that not every game is the same.
    const fn counted(nodes: u64) -> Plan {
        Plan {
            depth: super::DEEPEST,
            nodes: Some(nodes),
            time: None,
            slips: 100,
            margin: 5,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
