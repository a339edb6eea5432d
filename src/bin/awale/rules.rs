//! `awale rules`: the book of rules as a page of its own.

use std::fs;
use std::io::Write;
use std::path::Path;

use awale::i18n::{Language, languages};
use awale::rules::Preset;
use awale::view::rule_book::{RuleBook, page};
use lexopt::{Arg, Parser};

use crate::failure::{Failure, fail};
use crate::options::{self, tell_once};

/// What the help says.
pub const HELP: &str = "\
awale rules [--rules R] [--lang TAG] > rules.html
    The rules, told from the rule set with examples that are played by it, as
    a page that needs nothing else: to be hosted, or printed on two sheets.
awale rules --all FOLDER
    Such a page of every rule set that has a name, in every language.
";

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut rules, mut lang, mut folder) = (None, None, None);
    while let Some(arg) = args.next()? {
        let (name, place) = match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Long("rules") => ("--rules", &mut rules),
            Arg::Long("lang" | "language") => ("--lang", &mut lang),
            Arg::Long("all") => ("--all", &mut folder),
            other => return Err(other.unexpected().into()),
        };
        tell_once(name, place, &mut args)?;
    }
    if let Some(folder) = folder {
        return match (rules, lang) {
            (None, None) => all(Path::new(&folder)),
            _ => Err(fail("--all", "takes no --rules and no --lang")),
        };
    }
    let tag = lang.as_deref().unwrap_or("en");
    let language = Language::named(tag).ok_or_else(|| {
        let tags: Vec<&str> = languages::ALL.iter().map(|source| source.tag).collect();
        fail(
            "--lang",
            format_args!("{tag:?}, expected one of {}", tags.join(", ")),
        )
    })?;
    let book = RuleBook::of(&options::rules(rules.as_deref())?);
    out.write_all(page::html(&book, &language).as_bytes())?;
    Ok(out.flush()?)
}

/// Writes the pages of all rule sets that have a name, in all languages.
fn all(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| fail(folder.display(), error))?;
    for language in Language::all() {
        for preset in Preset::ALL {
            let name = format!("rules-{}-{}.html", language.tag(), preset.name());
            let path = folder.join(name);
            let text = page::html(&RuleBook::of(&preset.rules()), &language);
            fs::write(&path, text).map_err(|error| fail(path.display(), error))?;
        }
    }
    Ok(())
}
