//! Texts of a language as they are checked, and made ready for the page: names
//! of arguments become letters there.

use super::catalogue::{KEYS, Kind};
use super::fill::{ANY, branches, next_place};
use super::languages::Source;
use super::link::Link;
use super::plural::Plural;

/// So far numbers are tried, to see whether each has a branch. Plurals of whole
/// numbers come again with every hundred.
const TRIED: u32 = 230;

/// The texts of a language with letters for arguments, in the order of keys,
/// and what is wrong with them, a line each.
pub fn ready(source: &Source) -> (Vec<String>, Vec<String>) {
    let (mut texts, mut faults) = (Vec::new(), Vec::new());
    for (text, (key, arguments)) in source.texts.in_order().into_iter().zip(KEYS) {
        let (ready, found) = check(&(source.typeset)(text), arguments, source);
        let names = found
            .iter()
            .map(|fault| format!("{} {key}: {fault}", source.tag));
        faults.extend(names);
        texts.push(ready);
    }
    (texts, faults)
}

/// A text with letters for arguments, and what is wrong with it.
fn check(text: &str, arguments: &[(&str, Kind)], source: &Source) -> (String, Vec<String>) {
    let mut checker = Checker {
        arguments,
        source,
        used: vec![false; arguments.len()],
        faults: Vec::new(),
    };
    if text.trim().is_empty() {
        checker.faults.push("is empty".into());
    }
    if text.contains('\n') {
        checker.faults.push("has two lines".into());
    }
    let ready = checker.text(text);
    for ((name, _), used) in arguments.iter().zip(&checker.used) {
        if !used {
            checker.faults.push(format!("does not use {name}"));
        }
    }
    (ready, checker.faults)
}

struct Checker<'a> {
    arguments: &'a [(&'a str, Kind)],
    source: &'a Source,
    used: Vec<bool>,
    faults: Vec<String>,
}

impl Checker<'_> {
    fn text(&mut self, text: &str) -> String {
        let mut ready = String::new();
        let mut rest = text;
        while let Some((before, place, after)) = next_place(rest) {
            self.plain(before);
            ready += before;
            ready += &format!("{{{}}}", self.place(place));
            rest = after;
        }
        self.plain(rest);
        ready + rest
    }

    fn plain(&mut self, text: &str) {
        if text.contains(['{', '}']) {
            self.faults.push(format!("has an odd brace in {text:?}"));
        }
    }

    fn place(&mut self, place: &str) -> String {
        let end = place.find(['|', ':']).unwrap_or(place.len());
        let (name, rest) = place.split_at(end);
        let Some(at) = self.arguments.iter().position(|(known, _)| *known == name) else {
            self.faults.push(format!("has no argument {name:?}"));
            return place.to_owned();
        };
        self.used[at] = true;
        let kind = self.arguments[at].1;
        let letter = char::from(b'a' + at as u8);
        if let Some(choice) = rest.strip_prefix('|') {
            let told: Vec<(&str, String)> = branches(choice)
                .map(|branch| {
                    let (name, text) = branch.split_once('=').unwrap_or((branch, ""));
                    (name, self.text(text))
                })
                .collect();
            self.choice(
                name,
                kind,
                &told.iter().map(|told| told.0).collect::<Vec<_>>(),
            );
            let told: Vec<String> = told
                .iter()
                .map(|(name, text)| format!("{name}={text}"))
                .collect();
            return format!("{letter}|{}", told.join("|"));
        }
        let is_right = match kind {
            Kind::List => Link::named(rest).is_some(),
            Kind::Word(_) => false,
            Kind::Number | Kind::Tenths | Kind::Text => rest.is_empty(),
        };
        if !is_right {
            self.faults
                .push(format!("cannot use {name} as {{{place}}}"));
        }
        format!("{letter}{rest}")
    }

    /// Whether a choice has what it needs, and nothing else.
    fn choice(&mut self, name: &str, kind: Kind, given: &[&str]) {
        let has_any = given.contains(&ANY);
        let mut fault = |what: &str, branch: &str| {
            self.faults
                .push(format!("{what} {branch:?} in the choice by {name}"));
        };
        let is_known = |branch: &&str| match kind {
            Kind::Text => false,
            Kind::Word(words) => words.contains(branch),
            Kind::Number | Kind::List => {
                branch.parse::<u32>().is_ok() || self.source.has_plural(branch)
            }
            Kind::Tenths => self.source.has_plural(branch),
        };
        for branch in given
            .iter()
            .filter(|branch| **branch != ANY && !is_known(branch))
        {
            fault("cannot have", branch);
        }
        for (at, branch) in given.iter().enumerate() {
            if given[..at].contains(branch) {
                fault("has twice", branch);
            }
        }
        if has_any {
            if given.last() != Some(&ANY) {
                fault("has more behind", ANY);
            }
            return;
        }
        match kind {
            Kind::Text => (),
            Kind::Word(words) => {
                for word in words.iter().filter(|word| !given.contains(word)) {
                    fault("lacks", word);
                }
            }
            Kind::Number | Kind::List => {
                let lacking = (0..TRIED).filter(|number| !given.contains(&&*number.to_string()));
                // Where nothing at all can be meant it has a branch of its own.
                let mut plurals: Vec<Plural> = lacking
                    .skip(usize::from(!given.contains(&"0")))
                    .map(|number| (self.source.plural)(number, None))
                    .collect();
                plurals.dedup();
                for plural in Plural::ALL {
                    if plurals.contains(&plural) && !given.contains(&plural.name()) {
                        fault("lacks", plural.name());
                    }
                }
            }
            Kind::Tenths => {
                for plural in self.source.plurals_of_tenths() {
                    if !given.contains(&plural.name()) {
                        fault("lacks", plural.name());
                    }
                }
            }
        }
    }
}

impl Source {
    fn has_plural(&self, name: &str) -> bool {
        self.plurals.iter().any(|plural| plural.name() == name)
    }

    fn plurals_of_tenths(&self) -> Vec<Plural> {
        let told: Vec<Plural> = (0..10 * TRIED)
            .map(|tenths| (self.plural)(tenths / 10, Some(tenths % 10)))
            .collect();
        let all = Plural::ALL.into_iter();
        all.filter(|plural| told.contains(plural)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::languages;
    use super::*;

    const ARGUMENTS: &[(&str, Kind)] = &[
        ("who", Kind::Word(&["you", "north"])),
        ("seeds", Kind::Number),
        ("pits", Kind::List),
        ("pit", Kind::Text),
    ];

    fn english(text: &str) -> (String, Vec<String>) {
        check(text, ARGUMENTS, languages::ALL[0])
    }

    const SOUND: &str =
        "{who|you=You|north=North}: {pit}, {pits:or}, {seeds|0=none|one=1|other={seeds}}";

    #[test]
    fn arguments_become_letters() {
        let ready = "{a|you=You|north=North}: {d}, {c:or}, {b|0=none|one=1|other={b}}";
        assert_eq!(english(SOUND), (ready.to_owned(), vec![]));
    }

    #[test]
    fn each_fault_of_a_text_is_told() {
        for (from, to, fault) in [
            ("You", "{you}", "has no argument \"you\""),
            ("{pit}, ", "", "does not use pit"),
            ("{pit}", "{pit:or}", "cannot use pit as {pit:or}"),
            ("{pits:or}", "{pits}", "cannot use pits as {pits}"),
            ("{pits:or}", "{pits|1=one|other=some}", ""),
            ("|north=North", "", "lacks \"north\" in the choice by who"),
            ("|north=North", "|any=They", ""),
            (
                "north=North",
                "any=They|north=North",
                "has more behind \"any\" in the choice by who",
            ),
            (
                "north=",
                "south=",
                "cannot have \"south\" in the choice by who",
            ),
            ("|one=1", "", "lacks \"one\" in the choice by seeds"),
            ("|one=1", "|1=1", ""),
            (
                "|one=1",
                "|two=2|one=1",
                "cannot have \"two\" in the choice by seeds",
            ),
            (
                "|one=1",
                "|one=1|one=2",
                "has twice \"one\" in the choice by seeds",
            ),
            ("{pit}", "{pit} }", "has an odd brace in \" }, \""),
            ("{pit}", "{pit}\n", "has two lines"),
        ] {
            let faults = english(&SOUND.replacen(from, to, 1)).1;
            assert_eq!(faults.first().map_or("", |fault| fault), fault, "{to}");
        }
        assert_eq!(check(" ", &[], languages::ALL[0]).1, ["is empty"]);
    }
}
