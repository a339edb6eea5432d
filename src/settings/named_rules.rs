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
    /// Lines that could not be read: a later release may have written them.
    unread: Vec<String>,
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

    /// The rules that have a name.
    #[must_use]
    pub fn rules(&self, name: &str) -> Option<RuleSet> {
        let name = clean(name);
        let named = self.sets.iter().find(|(known, _)| *known == name);
        named.map(|(_, rules)| *rules)
    }

    /// How many lines of the text could not be read. They are kept.
    #[must_use]
    pub fn unread(&self) -> usize {
        self.unread.len()
    }

    /// Keeps a rule set under a name. One that has the name, and one that is
    /// the same, give way. Gives the name as it is kept: on one line, and not
    /// too long.
    ///
    /// # Errors
    /// Why it was not kept.
    pub fn keep(&mut self, name: &str, rules: RuleSet) -> Result<String, Unnamed> {
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
        sets.push((name.clone(), rules));
        self.sets = sets;
        Ok(name)
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
        let unread = self.unread.iter().map(|line| format!("{line}\n"));
        lines.chain(unread).collect()
    }

    /// Reads what [`to_text`](Self::to_text) wrote. Lines that cannot be read
    /// are written again as they are.
    #[must_use]
    pub fn from_text(text: &str) -> NamedRules {
        let mut read = NamedRules::default();
        for line in text.lines() {
            let parts = line.split_once(' ');
            let parsed = parts.and_then(|(rules, name)| Some((rules.parse().ok()?, name)));
            let is_kept = parsed.is_some_and(|(rules, name)| read.keep(name, rules).is_ok());
            if !is_kept && !line.trim().is_empty() {
                read.unread.push(line.to_owned());
            }
        }
        read
    }
}

/// A name on one line, without what cannot be seen, and not too long.
fn clean(name: &str) -> String {
    // Beside control characters those that turn or hide what stands around them.
    let is_unseen = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'
                | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}')
    };
    let seen = name.chars().map(|letter| match is_unseen(letter) {
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
        let name = named.keep("  Grandma’s\n\u{202e}rules\u{200b} ", rules(3));
        assert_eq!(name.as_deref(), Ok("Grandma’s rules"));
        assert_eq!(named.keep("Harbour", rules(4)), Ok("Harbour".into()));
        assert_eq!(named.name(&rules(3)), Some("Grandma’s rules"));
        assert_eq!(named.rules(" Harbour"), Some(rules(4)));
        assert_eq!(named.rules("Village"), None);
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
        let blank = named.keep("\u{3164}\u{ffa0}\u{2800}", rules(3));
        assert_eq!(blank, Err(Unnamed::NoName));
        let preset = named.keep("Mine", RuleSet::AKAN);
        assert_eq!(preset, Err(Unnamed::Preset(Preset::Akan)));
        for few in 1..=MOST_NAMED as u8 {
            named.keep(&format!("{few}"), rules(few)).expect("kept");
        }
        assert_eq!(named.keep("more", rules(39)), Err(Unnamed::TooMany));
        assert_eq!(named.all().len(), MOST_NAMED);
    }

    #[test]
    fn a_line_that_cannot_be_read_is_kept_as_it_is() {
        let damaged = "abapa,slam=all,few=3 A\nchess B\n\n\u{1}\nabapa C\nx";
        let mut read = NamedRules::from_text(damaged);
        assert_eq!(read.all(), [("A".into(), rules(3))]);
        assert_eq!(read.unread(), 4);
        read.keep("D", rules(4)).expect("kept");
        let text = read.to_text();
        for line in ["chess B\n", "\u{1}\n", "abapa C\n", "x\n"] {
            assert!(text.contains(line), "{text}");
        }
        assert_eq!(NamedRules::from_text(&text), read);
    }

    #[test]
    fn a_long_name_is_cut() {
        let mut named = NamedRules::default();
        named.keep(&"é".repeat(1000), rules(3)).expect("kept");
        let name = named.name(&rules(3)).expect("named");
        assert_eq!(name.chars().count(), LONGEST_NAME);
    }
}
