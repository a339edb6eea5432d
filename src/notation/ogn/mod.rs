//! Game records, `.ogn`, `text/x-oware-ogn`: tags, an empty line, the moves.
//!
//! ```text
//! [Variant "Oware Abapa"]
//! …
//! [RuleSet "abapa"]
//!
//! 1. F f 2. B e 3. B c 4. D a+2 {well seen} 5. A+3 b+2 6. C c
//! ```
//!
//! **Written** are first the tags of every record (`Variant`, `Event`, `Site`,
//! `Date`, `Round`, `South`, `North`, `Result`), then `RuleSet`, `FEN` where
//! the start is not the usual one, `Termination` where people ended the game,
//! and the tags that were read besides. Readers in the wild stumble over a
//! comment before the first move and end a variation at the first `)`, so such
//! a comment follows the first move, and variations are not written. Lines of
//! moves stay under 80 columns; a tag is one line, however long.
//!
//! **Read** is what programs and people write: tags in any order, moves with
//! or without numbers, `N...`, signs of praise such as `!?` and `$1`, nested
//! variations, a game without tags, several games in a text. Two moves of one
//! side follow each other where the other has to pass. The rules are those of
//! the tag `RuleSet`, else those given; the start is that of the tag `FEN` (in
//! the notation [`oware`](super::oware) or
//! [`playstrategy`](super::playstrategy)), else the one given. Of two tags of
//! one name the later counts, but after an empty line it begins a new game.
//!
//! A move that is told to capture must capture so many seeds, else game and
//! record would drift apart; what it captures may be left out. Results are not
//! compared: other programs share out the rest by other rules. Where the moves
//! do not end the game, the result that is told stays in the tag `Result`.

mod read;
mod scanner;
mod tags;
mod write;

pub use read::read;
pub use write::{write, write_all};

/// The tags of every record, in their order.
const ROSTER: [&str; 8] = [
    "Variant", "Event", "Site", "Date", "Round", "South", "North", "Result",
];

/// The tag of the rules, in canonical text.
const RULES: &str = "RuleSet";

/// The tag of a start that is not the usual one.
const START: &str = "FEN";

/// The tag of an ending by people.
const ENDING: &str = "Termination";

/// The tag of the score.
const RESULT: &str = "Result";

/// Whether a text is a score, South's seeds and North's.
fn is_score(text: &str) -> bool {
    let digits = |part: &str| {
        (1..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    let sides = text.split_once('-');
    sides.is_some_and(|(south, north)| digits(south) && digits(north))
}
