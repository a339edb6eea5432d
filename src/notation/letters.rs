//! Which case of letters names whose pits.

use crate::rules::Pit;

/// Which case of letters names whose pits. No text tells it, so it is always
/// said by someone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// A–F are South's pits, a–f North's.
    #[default]
    Usual,
    /// a–f are South's pits, A–F North's, as some French sites write.
    French,
}

impl Letters {
    /// Both conventions, the usual one first.
    pub const BOTH: [Letters; 2] = [Letters::Usual, Letters::French];

    /// The word of the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Letters::Usual => "usual",
            Letters::French => "french",
        }
    }

    /// The convention of a word.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Letters> {
        Self::BOTH
            .into_iter()
            .find(|letters| letters.name() == name)
    }

    /// The pit of a letter, on a board with so many pits a side.
    #[must_use]
    pub fn pit(self, letter: char, pits_a_side: u8) -> Option<Pit> {
        Pit::from_letter(self.turn(letter)).filter(|pit| pit.place() < pits_a_side)
    }

    /// The letter of a pit.
    #[must_use]
    pub fn letter(self, pit: Pit) -> char {
        self.turn(pit.letter())
    }

    /// From the usual letters to these and back.
    fn turn(self, letter: char) -> char {
        match self {
            Letters::French if letter.is_ascii_uppercase() => letter.to_ascii_lowercase(),
            Letters::French => letter.to_ascii_uppercase(),
            Letters::Usual => letter,
        }
    }
}
