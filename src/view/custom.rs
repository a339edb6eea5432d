//! What is said of rules that a reader puts together.

use crate::rules::{Preset, RuleSet, Topic};

/// One text about such rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Custom {
    /// What a field is about, by its name in the canonical text.
    Field(&'static str),
    /// What a field can be, in a word or two.
    Value(&'static str),
    /// What a point of the rules means, as a sentence.
    Point(Topic, RuleSet),
    /// Above those that have names.
    Yours,
    /// What such rules are called.
    Name,
    /// Keeps them.
    Keep,
    /// Keeps them in the place of others.
    Replace,
    /// Forgets them.
    Forget,
    /// Copies a link to a new game with them.
    Share,
    /// They are kept under this name.
    Kept(String),
    /// Those of this name are gone.
    Forgotten(String),
    /// They have no name yet.
    Nameless,
    /// They are a preset's.
    Same(Preset),
    /// Others have this name.
    Taken(String),
    /// There are as many as are kept.
    TooMany,
    /// The browser keeps nothing, or no more.
    NotKept,
    /// So many that were kept cannot be read.
    Unread(usize),
}

/// What explains a field's value: the points of the rules that depend on it.
#[must_use]
pub fn about(field: &str, rules: &RuleSet) -> Vec<Custom> {
    let topics: &[Topic] = match field {
        "slam" => &[Topic::Slam],
        "starved" => &[Topic::Starved],
        "stuck" => &[Topic::Stuck],
        "majority" => &[Topic::Majority],
        "few" => &[Topic::Few, Topic::FewUnclaimed],
        "circle" => &[Topic::Agreement, Topic::Repetition],
        _ => &[Topic::Pits, Topic::Kroo],
    };
    let arising = topics
        .iter()
        .filter(|topic| rules.origin(**topic).is_some());
    arising.map(|topic| Custom::Point(*topic, *rules)).collect()
}

/// The most seeds that can end a game that has begun: all but one.
#[must_use]
pub fn most_few(rules: &RuleSet) -> u8 {
    rules.total_seeds() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn topics(field: &str, rules: &str) -> Vec<Topic> {
        let told = about(field, &rules.parse().expect("rules"));
        let topics = told.iter().map(|custom| match custom {
            Custom::Point(topic, _) => *topic,
            other => panic!("{other:?}"),
        });
        topics.collect()
    }

    #[test]
    fn each_field_is_explained_and_nothing_that_does_not_arise() {
        for (field, _) in RuleSet::FIELDS {
            assert!(!about(field, &RuleSet::ABAPA).is_empty(), "{field}");
        }
        assert_eq!(topics("few", "abapa"), [Topic::Few]);
        assert_eq!(topics("few", "akan"), [Topic::Few, Topic::FewUnclaimed]);
        let split = [Topic::Agreement, Topic::Repetition];
        assert_eq!(topics("circle", "ivory-coast"), split);
    }

    #[test]
    fn a_game_that_begins_has_more_seeds_than_end_it() {
        assert_eq!(
            [RuleSet::ABAPA, RuleSet::TEN_PIT].map(|rules| most_few(&rules)),
            [47, 39]
        );
    }
}
