//! How a game ended.

use super::super::catalogue::key;
use super::super::fill::Argument::Word;
use super::{Language, anybody, who};
use crate::rules::Reason;
use crate::view::message::Ending;

impl Language {
    pub(super) fn over(&self, ending: &Ending) -> String {
        let reason = Word(match ending.outcome.reason {
            Reason::Majority => "majority",
            Reason::Empty => "empty",
            Reason::FewSeeds => "few",
            Reason::NoMove => "no-move",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resigned(_) => "resigned",
        });
        self.text(
            key::over,
            [anybody(ending.winner), reason, who(ending.subject)],
        )
    }
}
