//! Rule sets that a player has put together and named.

use crate::rules::{Preset, RuleSet};

/// How many are kept.
pub const MOST_NAMED: usize = 30;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Rule sets with the names that a player gave them, in the order in which
/// they were named.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct NamedRules {
    sets: Vec<(String, RuleSet)>,
}

/// Why a rule set was not kept under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unnamed {
    /// The name is empty.
    NoName,
    /// It is one that is there already.
    Preset(Preset),
    /// There are [`MOST_NAMED`] already.
    TooMany,
}

impl NamedRules {
    /// All of them, in the order in which they were named.
    #[must_use]
    pub fn all(&self) -> &[(String, RuleSet)] {
        &self.sets
    }

    /// The name of a rule set, if it has one.
    #[must_use]
    pub fn name(&self, rules: &RuleSet) -> Option<&str> {
        let named = self.sets.iter().find(|(_, named)| named == rules);
        named.map(|(name, _)| name.as_str())
    }

    /// Keeps a rule set under a name. One that has the name, and one that is
    /// the same, give way.
    ///
    /// # Errors
    /// Why it was not kept.
    pub fn keep(&mut self, name: &str, rules: RuleSet) -> Result<(), Unnamed> {
        let name = clean(name);
        if name.is_empty() {
            return Err(Unnamed::NoName);
        }
        if let Some(preset) = Preset::of(&rules) {
            return Err(Unnamed::Preset(preset));
        }
        let mut sets = self.sets.clone();
        sets.retain(|(other, same)| *other != name && *same != rules);
        if sets.len() >= MOST_NAMED {
            return Err(Unnamed::TooMany);
        }
        sets.push((name, rules));
        self.sets = sets;
        Ok(())
    }

    /// Forgets a rule set.
    pub fn forget(&mut self, rules: &RuleSet) {
        self.sets.retain(|(_, named)| named != rules);
    }

    /// The text in which they are kept: a line each, the canonical text of the
    /// rules and the name.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines = self
            .sets
            .iter()
            .map(|(name, rules)| format!("{rules} {name}\n"));
        lines.collect()
    }

    /// Reads what [`to_text`](Self::to_text) wrote; lines that cannot be read
    /// are left out.
    #[must_use]
    pub fn from_text(text: &str) -> NamedRules {
        let mut read = NamedRules::default();
        for (rules, name) in text.lines().filter_map(|line| line.split_once(' ')) {
            if let Ok(rules) = rules.parse() {
                // What cannot be kept was never written.
                let _ = read.keep(name, rules);
            }
        }
        read
    }
}

/// A name on one line, without what cannot be seen, and not too long.
fn clean(name: &str) -> String {
    let seen = name.chars().map(|letter| match letter.is_control() {
        true => ' ',
        false => letter,
    });
    let seen: String = seen.take(LONGEST_NAME).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Slam;

    fn rules(few: u8) -> RuleSet {
        let mut rules = RuleSet::ABAPA;
        (rules.slam, rules.few) = (Slam::All, few);
        rules
    }

    #[test]
    fn a_named_rule_set_is_kept_with_its_name() {
        let mut named = NamedRules::default();
        assert_eq!(named.keep("  Grandma’s\n rules ", rules(3)), Ok(()));
        assert_eq!(named.keep("Harbour", rules(4)), Ok(()));
        assert_eq!(named.name(&rules(3)), Some("Grandma’s rules"));
        assert_eq!(NamedRules::from_text(&named.to_text()), named);
        named.forget(&rules(3));
        assert_eq!(named.all(), [("Harbour".into(), rules(4))]);
    }

    #[test]
    fn a_name_and_a_rule_set_are_there_once() {
        let mut named = NamedRules::default();
        for (name, few) in [("A", 3), ("B", 3), ("B", 4)] {
            named.keep(name, rules(few)).expect("kept");
        }
        assert_eq!(named.all(), [("B".into(), rules(4))]);
    }

    #[test]
    fn what_needs_no_name_gets_none() {
        let mut named = NamedRules::default();
        assert_eq!(named.keep(" \t", rules(3)), Err(Unnamed::NoName));
        let preset = named.keep("Mine", RuleSet::AKAN);
        assert_eq!(preset, Err(Unnamed::Preset(Preset::Akan)));
        for few in 1..=MOST_NAMED as u8 {
            named.keep(&format!("{few}"), rules(few)).expect("kept");
        }
        assert_eq!(named.keep("more", rules(39)), Err(Unnamed::TooMany));
        assert_eq!(named.all().len(), MOST_NAMED);
    }

    #[test]
    fn a_damaged_text_loses_only_what_is_damaged() {
        let read = NamedRules::from_text("abapa,slam=all,few=3 A\nchess B\n\n\0\nabapa C\nx");
        assert_eq!(read.all(), [("A".into(), rules(3))]);
        let long = "x".repeat(1000);
        let mut named = NamedRules::default();
        named.keep(&long, rules(3)).expect("kept");
        assert_eq!(named.name(&rules(3)).map(str::len), Some(LONGEST_NAME));
    }
}
