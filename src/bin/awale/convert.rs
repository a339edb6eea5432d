//! `awale convert`: from one notation to another.

use std::io::{self, Read, Write};

use awale::notation::{Format, Given, LONGEST_TEXT, Letters, Record, Start};
use awale::notation::{moves, ogn, oware, read, write};
use lexopt::{Arg, Parser};

use crate::failure::{Failure, fail};
use crate::options::{rules, tell_once};

/// What the help says.
pub const HELP: &str = "\
awale convert --from F --to F [--rules R] [--position P] [--case C] [--to-case C]
    Reads positions or games from standard input and writes them to standard
    output, one a line. A game becomes a position as its last one.
    F  oware: a position, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S
       playstrategy: a position as that site writes it; read with its moves,
           f1c2 a2d1, or as them alone
       playstrategy-moves: those moves
       ogn: records of games; all of them are converted
       link: what a shared link has after the address of the page
       moves: the letters of the pits played
    --rules and --position tell what the input does not.
    --case  how the letters of moves and ogn are to be read:
        usual (default)  A-F are South's pits, a-f North's
        french           a-f are South's pits, A-F North's
    --to-case  the same for moves that are written
";

/// What is asked for.
struct Request {
    from: Format,
    to: Format,
    given: Given,
    to_letters: Letters,
}

/// Runs the command.
pub fn run(args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let request = Request::read(args)?;
    let text = read_input()?;
    let records = read(request.from, &text, &request.given)
        .map_err(|error| Failure::Message(error.to_string()))?;
    out.write_all(request.write(&records).as_bytes())?;
    Ok(out.flush()?)
}

impl Request {
    fn read(mut args: Parser) -> Result<Request, Failure> {
        let [
            mut from,
            mut to,
            mut rules_text,
            mut position,
            mut case,
            mut to_case,
        ] = [const { None }; 6];
        while let Some(arg) = args.next()? {
            let (name, place) = match arg {
                Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
                Arg::Long("from") => ("--from", &mut from),
                Arg::Long("to") => ("--to", &mut to),
                Arg::Long("rules") => ("--rules", &mut rules_text),
                Arg::Long("position") => ("--position", &mut position),
                Arg::Long("case") => ("--case", &mut case),
                Arg::Long("to-case") => ("--to-case", &mut to_case),
                other => return Err(other.unexpected().into()),
            };
            tell_once(name, place, &mut args)?;
        }
        let rules = rules(rules_text.as_deref())?;
        let start = match position {
            Some(text) => oware::parse_position(&text, &rules)
                .map(Start::At)
                .map_err(|error| fail("--position", error))?,
            None => Start::default(),
        };
        let (from, to) = (format("--from", from)?, format("--to", to)?);
        let letters = letters("--case", case, from.has_letters(), "read from ogn or moves")?;
        let to_letters = self::letters(
            "--to-case",
            to_case,
            to == Format::Moves,
            "of moves that are written",
        )?;
        Ok(Request {
            from,
            to,
            given: Given {
                rules,
                start,
                letters,
            },
            to_letters,
        })
    }

    fn write(&self, records: &[Record]) -> String {
        if self.to == Format::Ogn {
            return ogn::write_all(records);
        }
        let lines = records.iter().map(|record| match self.to {
            Format::Moves => moves::write(record, self.to_letters),
            other => write(other, record),
        });
        lines.map(|line| line + "\n").collect()
    }
}

fn format(name: &str, word: Option<String>) -> Result<Format, Failure> {
    let names = Format::ALL.map(Format::name).join(", ");
    let Some(word) = word else {
        return Err(fail(name, format!("missing, expected one of {names}")));
    };
    Format::from_name(&word).ok_or_else(|| fail(name, format!("{word:?}, expected one of {names}")))
}

/// The letters that are told, which only mean something where some are used.
fn letters(
    name: &str,
    word: Option<String>,
    are_used: bool,
    place: &str,
) -> Result<Letters, Failure> {
    let Some(word) = word else {
        return Ok(Letters::Usual);
    };
    let letters = Letters::from_name(&word)
        .ok_or_else(|| fail(name, format!("{word:?}, expected usual or french")))?;
    match are_used || letters == Letters::Usual {
        true => Ok(letters),
        false => Err(fail(name, format!("only letters {place} can be {word}"))),
    }
}

/// Standard input, or enough of it to see that it is too long.
fn read_input() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let mut input = io::stdin().lock().take(LONGEST_TEXT as u64 + 1);
    input
        .read_to_end(&mut bytes)
        .map_err(|error| fail("standard input", error))?;
    if bytes.len() > LONGEST_TEXT {
        // The end may be in the middle of a character.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to() + 1;
        fail("standard input", format!("no UTF-8 text at byte {place}"))
    })
}
