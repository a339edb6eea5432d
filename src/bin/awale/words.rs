//! `awale words`: what the page says, as files that it loads.

use std::fs;
use std::io::Write;
use std::path::Path;

use awale::i18n::languages;
use lexopt::{Arg, Parser, ValueExt};

use crate::failure::{Failure, fail};

/// What the help says.
pub const HELP: &str = "\
awale words FOLDER
    The words of the page, a file a language, as the page loads them. Texts
    that are not well written are told instead, a line each.
";

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let mut folder = None;
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Value(value) if folder.is_none() => folder = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let folder = folder.ok_or_else(|| fail("no folder", "see awale --help"))?;
    fs::create_dir_all(&folder).map_err(|error| fail(&folder, error))?;
    let mut are_sound = true;
    for source in languages::ALL {
        for fault in languages::faults(source) {
            are_sound = false;
            writeln!(out, "{fault}")?;
        }
        let file = Path::new(&folder).join(format!("{}.txt", source.tag));
        fs::write(&file, languages::text(source)).map_err(|error| fail(file.display(), error))?;
    }
    match are_sound {
        true => Ok(out.flush()?),
        false => Err(fail("words", "some texts are not well written")),
    }
}
