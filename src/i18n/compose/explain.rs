//! Explanations of moves.

use super::super::catalogue::key;
use super::super::fill::Argument::{self, List, Word};
use super::{Language, anybody, number, pit, pits, rules, score, sentences, who, yes};
use crate::rules::{GrandSlam, Illegal, Pit, Preset};
use crate::settings::Who;
use crate::view::explain::{Catch, Close, Difference, Held, Sows, Stop, Why};

impl Language {
    pub(super) fn why(&self, why: &Why) -> String {
        match why {
            Why::Empty(empty) => self.text(key::why_empty, [pit(*empty)]),
            Why::Sows(told) => sentences([self.sows(told), self.catch(told)]),
            Why::Passes(passes) => self.text(key::why_passes, [who(*passes)]),
            Why::Ends { close, players } => {
                let [near, ours, far, theirs] = score(players);
                let (close, subject, left) = self::close(*close);
                self.text(
                    key::why_ends,
                    [
                        close,
                        who(subject.unwrap_or(Who::You)),
                        left,
                        near,
                        ours,
                        far,
                        theirs,
                    ],
                )
            }
            Why::Unfed {
                pit: unfed,
                opponent,
                landing,
                takes_back,
                legal,
            } => self.text(
                key::why_unfed,
                [
                    pit(*unfed),
                    who(*opponent),
                    pit(*landing),
                    yes(*takes_back),
                    pits(legal.iter()),
                ],
            ),
            Why::Starves {
                pit: starving,
                opponent,
                from,
                legal,
            } => self.text(
                key::why_starves,
                [
                    pit(*starving),
                    who(*opponent),
                    number(Held::total(from)),
                    self.held(from),
                    pits(legal.iter()),
                ],
            ),
            Why::Elsewhere {
                presets,
                pit,
                difference,
            } => self.elsewhere(presets, *pit, *difference),
        }
    }

    fn sows(&self, told: &Sows) -> String {
        self.text(
            key::why_sows,
            [
                pit(told.pit),
                number(told.seeds),
                pit(told.landing),
                number(told.laps),
            ],
        )
    }

    fn catch(&self, told: &Sows) -> String {
        let landing = pit(told.landing);
        match &told.result {
            Catch::OwnRow(owner) => self.text(key::why_own_row, [landing, who(*owner)]),
            Catch::Count(count) => self.text(key::why_count, [landing, number(*count)]),
            Catch::Taken { from, stop } => {
                let (ends, stop, holds, owner) = match *stop {
                    Stop::Before(held) => ("before", held.pit, held.seeds, Who::You),
                    Stop::RowEnd(first, owner) => ("row-end", first, 0, owner),
                };
                self.text(
                    key::why_captures,
                    [
                        number(Held::total(from)),
                        self.held(from),
                        Word(ends),
                        pit(stop),
                        number(holds),
                        who(owner),
                    ],
                )
            }
            Catch::Slam {
                opponent,
                from,
                slam,
            } => self.text(
                key::why_slam,
                [
                    who(*opponent),
                    number(Held::total(from)),
                    self.held(from),
                    yes(*slam == GrandSlam::Taken),
                ],
            ),
        }
    }

    /// Where seeds are that have been counted: a single pit needs no number.
    fn held(&self, from: &[Held]) -> Argument {
        if let [only] = from {
            return pits([only.pit]);
        }
        let held = from
            .iter()
            .map(|held| self.text(key::seeds_in_pit, [number(held.seeds), pit(held.pit)]));
        List(held.collect())
    }

    fn elsewhere(&self, presets: &[Preset], origin: Pit, difference: Difference) -> String {
        let names = presets
            .iter()
            .map(|&preset| self.text(key::rule_set_in_sentence, [rules(preset)]));
        let told = Told::of(difference);
        let [near, ours, far, theirs] = score(&told.players);
        let (close, closes, left) = self::close(told.close);
        self.text(
            key::elsewhere,
            [
                List(names.collect()),
                pit(origin),
                Word(told.what),
                number(told.captured),
                anybody(told.who.or(closes)),
                close,
                left,
                near,
                ours,
                far,
                theirs,
            ],
        )
    }
}

/// What a difference tells, and what it does not.
struct Told {
    what: &'static str,
    captured: u8,
    who: Option<Who>,
    close: Close,
    players: [(Who, u8); 2],
}

impl Told {
    fn of(difference: Difference) -> Told {
        let mut told = Told {
            what: "no-move",
            captured: 0,
            who: None,
            close: Close::Empty,
            players: [(Who::You, 0); 2],
        };
        told.what = match difference {
            Difference::Forbidden { reason, opponent } => {
                told.who = Some(opponent);
                match reason {
                    Illegal::MustFeed => "unfed",
                    _ => "starves",
                }
            }
            Difference::NoMove => "no-move",
            Difference::Allowed(captured) => {
                told.captured = captured;
                "allowed"
            }
            Difference::Takes { captured, passes } => {
                told.captured = captured;
                told.who = passes.filter(|_| captured > 0);
                "captures"
            }
            Difference::Passes(who) => {
                told.who = Some(who);
                "passes"
            }
            Difference::Ends(close) => {
                told.close = close;
                "ends"
            }
            Difference::GoesOn => "goes-on",
            Difference::Score(players) => {
                told.players = players;
                "score"
            }
        };
        told
    }
}

/// Why a game ends, who cannot move, and how many seeds are left.
fn close(close: Close) -> (Argument, Option<Who>, Argument) {
    let (word, who, left) = match close {
        Close::Majority => ("majority", None, 0),
        Close::Empty => ("empty", None, 0),
        Close::Few(left) => ("few", None, left),
        Close::NoMove(who) => ("no-move", Some(who), 0),
        Close::Repetition => ("repetition", None, 0),
    };
    (Word(word), who, number(left))
}
