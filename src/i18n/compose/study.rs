//! What the computer thinks of moves.

use super::super::catalogue::key;
use super::super::fill::Argument::{self, Tenths, Text, Word};
use super::{Language, number, pit, sentences};
use crate::rules::Pit;
use crate::view::study::{Advice, Progress, Reason, Study, Tables, Worth};

impl Language {
    pub(super) fn study(&self, study: &Study) -> String {
        match study {
            Study::Looking => self.text(key::looking, []),
            Study::Advice(told) => self.advice(told),
            Study::Worth(told) => {
                let [worth, tenths, seeds] = worth(*told);
                self.text(key::worth_of, [worth, tenths, seeds])
            }
            Study::Line(line) => letters(line),
            Study::Summary {
                pit: best,
                worth: told,
                line,
                depth,
            } => {
                let [worth, tenths, seeds] = worth(*told);
                let line = Text(letters(line));
                self.text(
                    key::summary,
                    [pit(*best), worth, tenths, seeds, line, number(*depth)],
                )
            }
            Study::State(progress) => self.progress(*progress),
            Study::Certain => self.text(key::certain, []),
            Study::Tables(tables) => self.tables(*tables),
            Study::Most(seeds) => self.text(key::tables_up_to, [number(*seeds)]),
            Study::MostTakes(..=15) => self.text(key::small_tables_take, []),
            Study::MostTakes(_) => self.text(key::large_tables_take, []),
        }
    }

    fn advice(&self, advice: &Advice) -> String {
        let [worth, tenths, seeds] = worth(advice.worth);
        let told = self.text(key::advice, [pit(advice.pit), worth, tenths, seeds]);
        let (mut seeds, mut with, mut depth) = (0, String::new(), 0);
        let reason = match advice.reason {
            Reason::Only => "only",
            Reason::Ends => "ends",
            Reason::Certain => "certain",
            Reason::Captures(captured) => {
                seeds = captured;
                "captures"
            }
            Reason::Saves(saved) => {
                seeds = saved;
                "saves"
            }
            Reason::Prepares {
                seeds: later,
                with: pit,
            } => {
                (seeds, with) = (later, pit.letter().into());
                "prepares"
            }
            Reason::LeavesNothing => "leaves-nothing",
            Reason::LeavesLeast(left) => {
                seeds = left;
                "leaves-least"
            }
            Reason::Foresight(plies) => {
                depth = plies;
                "foresight"
            }
        };
        let reason = self.text(
            key::advice_reason,
            [Word(reason), number(seeds), Text(with), number(depth)],
        );
        sentences([told, reason])
    }

    fn progress(&self, progress: Progress) -> String {
        let (state, depth) = match progress {
            Progress::Begun => ("begun", 0),
            Progress::Deep(depth) => ("deep", depth),
            Progress::Done(depth) => ("done", depth),
            Progress::Waiting => ("waiting", 0),
            Progress::Over => ("over", 0),
            Progress::Impossible => ("impossible", 0),
        };
        self.text(key::progress, [Word(state), number(depth)])
    }

    fn tables(&self, tables: Tables) -> String {
        let (state, ready, percent) = match tables {
            Tables::None => ("none", 0, 0),
            Tables::Ready(ready) => ("ready", ready, 0),
            Tables::Making { ready, percent } => ("making", ready, percent),
        };
        self.text(
            key::tables_progress,
            [
                Word(state),
                number(ready),
                number(ready + 1),
                number(percent),
            ],
        )
    }
}

/// Letters of pits with spaces between.
fn letters(line: &[Pit]) -> String {
    let mut letters = String::with_capacity(2 * line.len());
    for pit in line {
        if !letters.is_empty() {
            letters.push(' ');
        }
        letters.push(pit.letter());
    }
    letters
}

fn worth(worth: Worth) -> [Argument; 3] {
    let (word, tenths, seeds) = match worth {
        Worth::Tenths(0) => ("even", 0, 0),
        Worth::Tenths(tenths) => ("tenths", tenths, 0),
        Worth::Wins(seeds) => ("wins", 0, seeds),
        Worth::Loses(seeds) => ("loses", 0, seeds),
    };
    [Word(word), Tenths(tenths), number(seeds)]
}
