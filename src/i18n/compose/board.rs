//! What happens on the board.

use super::super::catalogue::key;
use super::super::fill::Argument::{List, Word};
use super::{Language, deed, number, pit, pits, sentences, who, yes};
use crate::rules::Illegal;
use crate::settings::Who;
use crate::view::coach::{Coach, Mistake};
use crate::view::message::{Overview, PitLabel, Played, Preview, Refusal, Row};

impl Language {
    pub(super) fn pit(&self, label: &PitLabel) -> String {
        let (note, preview) = match (&label.preview, label.refused) {
            (Some(preview), _) => ("playable", preview.clone()),
            (None, refused) => {
                let note = match refused {
                    Some(Illegal::MustFeed) => "must-feed",
                    Some(Illegal::StarvesOpponent) => "starves",
                    _ => "plain",
                };
                (note, Preview::nothing(label.pit))
            }
        };
        self.text(
            key::pit_label,
            [
                pit(label.pit),
                who(label.owner),
                number(label.seeds),
                Word(note),
                number(preview.laps),
                pit(preview.landing),
                deed(preview.slam, preview.captured),
                number(preview.captured),
            ],
        )
    }

    pub(super) fn preview(&self, preview: &Preview) -> String {
        self.text(
            key::preview,
            [
                pit(preview.pit),
                number(preview.laps),
                pit(preview.landing),
                deed(preview.slam, preview.captured),
                number(preview.captured),
            ],
        )
    }

    pub(super) fn played(&self, played: &Played) -> String {
        self.text(
            key::played,
            [
                who(played.who),
                pit(played.pit),
                deed(played.slam, played.captured),
                number(played.seeds),
                pit(played.landing),
                number(played.captured),
                pits(played.from.iter().copied()),
            ],
        )
    }

    pub(super) fn mistake(&self, coach: &Coach) -> String {
        let (made, origin) = (yes(coach.is_made), pit(coach.pit));
        match &coach.mistake {
            Mistake::Threat { reply, seeds } => self.text(
                key::mistake_threat,
                [made, origin, pit(*reply), number(*seeds)],
            ),
            Mistake::Emptying { pits } => {
                self.text(key::mistake_emptying, [made, origin, number(*pits)])
            }
            Mistake::Exposed { pits } => {
                let pits = self::pits(pits.iter().copied());
                self.text(key::mistake_exposed, [made, origin, pits])
            }
        }
    }

    pub(super) fn overview(&self, overview: &Overview) -> String {
        let [near, far] = &overview.rows;
        let turn = match overview.to_move {
            None => self.text(key::game_is_over, []),
            Some(mover) => self.text(key::turn, [who(mover)]),
        };
        sentences([self.row(near), self.row(far), turn])
    }

    fn row(&self, row: &Row) -> String {
        let pits = row
            .pits
            .iter()
            .map(|&(letter, seeds)| self.text(key::pit_with_seeds, [pit(letter), number(seeds)]));
        let pits = List(pits.collect());
        self.text(key::row, [who(row.who), pits, number(row.store)])
    }

    pub(super) fn refused(&self, refusal: &Refusal) -> String {
        let (origin, legal) = (pit(refusal.pit), pits(refusal.legal.iter()));
        match (refusal.reason, refusal.mover) {
            (Illegal::GameOver, _) => self.text(key::refused_over, []),
            (Illegal::WrongSide, Who::Computer) => self.text(key::refused_wait, []),
            (Illegal::WrongSide, mover) => self.text(
                key::refused_wrong_side,
                [origin, who(refusal.owner), who(mover), legal],
            ),
            (Illegal::EmptyPit, _) => self.text(key::refused_empty, [origin, legal]),
            (Illegal::MustFeed, _) => self.text(key::refused_must_feed, [origin, legal]),
            (Illegal::StarvesOpponent, _) => self.text(key::refused_starves, [origin, legal]),
        }
    }
}
