//! The points of a rule set, and where they come from.

use super::super::catalogue::key;
use super::super::fill::Argument::{self, Word};
use super::{Language, number, sentences, yes};
use crate::rules::{Circle, Origin, RuleSet, Slam, Source, Starved, Stuck, Topic};
use crate::view::message::Reading;

impl Language {
    pub(super) fn reading(&self, reading: &Reading) -> String {
        let origin = self.text(key::origin, [origin(reading.origin)]);
        sentences([self.point(reading.topic, &reading.rules), origin])
    }

    pub(super) fn point(&self, topic: Topic, rules: &RuleSet) -> String {
        match topic {
            Topic::Pits => self.text(key::point_pits, [pits(rules)]),
            Topic::Kroo => self.text(key::point_kroo, [pits(rules)]),
            Topic::Slam => {
                let slam = Word(match rules.slam {
                    Slam::Nothing => "nothing",
                    Slam::Illegal => "illegal",
                    Slam::All => "all",
                    Slam::IllegalUnlessForced => "unless-forced",
                });
                self.text(key::point_slam, [slam])
            }
            Topic::Feeding => self.text(key::point_feeding, []),
            Topic::Starved => {
                let starved = Word(match rules.starved {
                    Starved::Over => "over",
                    Starved::Pass => "pass",
                });
                self.text(key::point_starved, [starved])
            }
            Topic::Stuck => {
                let stuck = Word(match rules.stuck {
                    Stuck::Own => "own",
                    Stuck::Split => "split",
                    Stuck::Other => "opponent",
                });
                self.text(key::point_stuck, [stuck])
            }
            Topic::Majority => self.text(key::point_majority, [yes(rules.majority)]),
            Topic::Few => self.text(key::point_few, [number(rules.few)]),
            Topic::FewUnclaimed => self.text(key::point_few_unclaimed, []),
            Topic::Agreement => {
                let share = Word(match rules.circle {
                    Circle::Own => "own",
                    Circle::Split => "split",
                });
                self.text(key::point_agreement, [share])
            }
            Topic::Repetition => self.text(key::point_repetition, []),
            Topic::OddSeed => self.text(key::point_odd_seed, []),
        }
    }
}

fn pits(rules: &RuleSet) -> Argument {
    Word(match rules.pits_a_side() {
        5 => "5",
        _ => "6",
    })
}

fn origin(origin: Origin) -> Argument {
    Word(match origin {
        Origin::Told(Source::BeginnersGuide) => "guide",
        Origin::Told(Source::Encyclopedia) => "encyclopedia",
        Origin::Told(Source::IvoryCoast) => "ivory-coast",
        Origin::Told(Source::BoxedGames) => "boxed",
        Origin::Told(Source::Literature) => "literature",
        Origin::Told(Source::Bete) => "bete",
        Origin::Ours => "ours",
        Origin::Disputed => "disputed",
        Origin::Awaited => "awaited",
        Origin::Chosen => "chosen",
    })
}
