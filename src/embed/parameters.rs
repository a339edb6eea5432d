//! All that a frame can be told, in one table.

use crate::notation::Ending;
use crate::settings::words::{COMPUTER, DIRECTIONS, SIDES, TWO};

/// A parameter of a frame's address.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name; attributes of the element and fields of `setOptions` have the
    /// same.
    pub name: &'static str,
    /// What it can be.
    pub allowed: Allowed,
    /// What it is when it is missing or cannot be read. An empty one is none.
    pub default: &'static str,
}

/// What a parameter can be.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// One of some words.
    Words(&'static [&'static str]),
    /// The canonical text of a rule set.
    Rules,
    /// A number of plies, or `last`.
    Ply,
    /// The origin of the host's page.
    Origin,
    /// A position, as `oware` writes it.
    Position,
    /// Moves, one letter a ply.
    Moves,
}

const YES_NO: &[&str] = &["0", "1"];
pub(super) const LANGUAGES: &[&str] = &["auto", "en", "fr", "es", "pt", "de", "it", "nl", "ar"];
const LEVELS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8"];

/// All parameters: first those of the query, then those of the hash. Each is
/// read wherever it stands. `mode=view` shows a game that readers cannot play
/// on; `controls` says how many buttons there are below the board; only
/// `origin` may send messages, and hears of the game.
pub const PARAMETERS: [Parameter; 17] = {
    const fn words(
        name: &'static str,
        words: &'static [&'static str],
        default: &'static str,
    ) -> Parameter {
        let allowed = Allowed::Words(words);
        Parameter {
            name,
            allowed,
            default,
        }
    }
    const fn other(name: &'static str, allowed: Allowed, default: &'static str) -> Parameter {
        Parameter {
            name,
            allowed,
            default,
        }
    }
    [
        words("v", &["1"], "1"),
        words("lang", LANGUAGES, "auto"),
        words("theme", &["auto", "light", "dark"], "auto"),
        other("rules", Allowed::Rules, "abapa"),
        words("direction", &DIRECTIONS, "ccw"),
        words("mode", &MODE_WORDS, COMPUTER),
        words("level", LEVELS, "1"),
        words("side", &SIDES, "south"),
        words("first", &SIDES, "south"),
        words("controls", &["none", "min", "full"], "min"),
        words("sound", YES_NO, "0"),
        words("coords", YES_NO, "1"),
        other("ply", Allowed::Ply, "last"),
        other("origin", Allowed::Origin, ""),
        other("p", Allowed::Position, "startpos"),
        other("m", Allowed::Moves, ""),
        words("end", &Ending::NAMES, ""),
    ]
};

/// The names of what is not for `setOptions`: it is chosen once, or loaded.
pub const FIXED: [&str; 5] = ["v", "origin", "p", "m", "end"];

/// Who plays in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The reader against the computer.
    Computer,
    /// Two readers.
    Two,
    /// Nobody: the game is looked at.
    View,
}

/// The modes, as the parameter has them.
pub(super) const MODES: [Mode; 3] = [Mode::Computer, Mode::Two, Mode::View];
const MODE_WORDS: [&str; 3] = [COMPUTER, TWO, "view"];

impl Mode {
    /// The word of the parameter.
    #[must_use]
    pub const fn word(self) -> &'static str {
        MODE_WORDS[self as usize]
    }
}

/// How many buttons a frame has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controls {
    /// None.
    None,
    /// Ways through the game, and taking back.
    Min,
    /// Also a new game, its level and side, and a way to the whole page.
    Full,
}

/// The controls, as the parameter has them.
pub(super) const CONTROLS: [Controls; 3] = [Controls::None, Controls::Min, Controls::Full];
