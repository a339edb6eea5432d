//! `awale diagram`: a picture of a position.

use std::io::Write;

use awale::i18n::{Language, languages};
use awale::rules::{Game, Pit, Side};
use awale::settings::words;
use awale::view::picture::{Look, Scene, Style, svg};
use lexopt::{Arg, Parser};

use crate::failure::{Failure, fail};
use crate::options::{self, tell_once};

/// What the help says.
pub const HELP: &str = "\
awale diagram [--rules R] [--position P] [--moves MOVES] [--arrow WHICH]
        [--lang TAG] [--near south|north] [--direction ccw|cw]
        [--no-coordinates] [--look wood|ink] [--id ID] > board.svg
    A picture of a position, or of the one that moves lead to, as SVG. An
    arrow shows the last move and the pits that it captured; WHICH is last
    (default), none, or a pit, to show what playing it would do. The board is
    of wood, or drawn in ink for paper. All ids in the picture begin with ID;
    without it they are made from what is shown.
";

/// The arrow that is asked for.
enum Arrow {
    Last,
    None,
    Pit(Pit),
}

/// Runs the command.
pub fn run(mut args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let (mut rules, mut position, mut moves, mut arrow) = (None, None, None, None);
    let (mut lang, mut near, mut direction, mut id) = (None, None, None, None);
    let mut style = None;
    let mut coordinates = true;
    while let Some(arg) = args.next()? {
        let (name, place) = match arg {
            Arg::Long("help") | Arg::Short('h') => return Err(Failure::Help),
            Arg::Long("no-coordinates") => {
                coordinates = false;
                continue;
            }
            Arg::Long("rules") => ("--rules", &mut rules),
            Arg::Long("position") => ("--position", &mut position),
            Arg::Long("moves") => ("--moves", &mut moves),
            Arg::Long("arrow") => ("--arrow", &mut arrow),
            Arg::Long("lang") => ("--lang", &mut lang),
            Arg::Long("near") => ("--near", &mut near),
            Arg::Long("direction") => ("--direction", &mut direction),
            Arg::Long("look") => ("--look", &mut style),
            Arg::Long("id") => ("--id", &mut id),
            other => return Err(other.unexpected().into()),
        };
        tell_once(name, place, &mut args)?;
    }
    let tags: Vec<&str> = languages::ALL.iter().map(|source| source.tag).collect();
    let look = Look {
        language: one_of(
            "--lang",
            lang.as_deref().unwrap_or("en"),
            &format!("one of {}", tags.join(", ")),
            Language::named,
        )?,
        near: one_of(
            "--near",
            near.as_deref().unwrap_or("south"),
            "south or north",
            Side::from_name,
        )?,
        direction: one_of(
            "--direction",
            direction.as_deref().unwrap_or("ccw"),
            "ccw or cw",
            words::direction,
        )?,
        coordinates,
        style: one_of(
            "--look",
            style.as_deref().unwrap_or("wood"),
            "wood or ink",
            self::style,
        )?,
        id: id.filter(|id| !id.is_empty()),
    };
    let arrow = one_of(
        "--arrow",
        arrow.as_deref().unwrap_or("last"),
        "last, none or a pit",
        which,
    )?;
    let mut game = options::game(rules.as_deref(), position.as_deref())?;
    options::play(&mut game, moves.as_deref().unwrap_or_default(), "--moves")?;
    out.write_all(svg(&scene(&game, &arrow)?, &look).as_bytes())?;
    Ok(out.flush()?)
}

fn scene(game: &Game, arrow: &Arrow) -> Result<Scene, Failure> {
    match *arrow {
        Arrow::Last => Ok(Scene::of(game)),
        Arrow::None => Ok(Scene::without_move(game)),
        Arrow::Pit(pit) => Scene::before(game, pit)
            .map_err(|reason| fail("--arrow", format_args!("{pit}: {reason}"))),
    }
}

/// The value of an option that can be one of a few.
fn one_of<T>(
    name: &str,
    text: &str,
    expected: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, Failure> {
    read(text).ok_or_else(|| fail(name, format_args!("{text:?}, expected {expected}")))
}

fn style(text: &str) -> Option<Style> {
    match text {
        "wood" => Some(Style::Wood),
        "ink" => Some(Style::Ink),
        _ => None,
    }
}

fn which(text: &str) -> Option<Arrow> {
    match text {
        "last" => Some(Arrow::Last),
        "none" => Some(Arrow::None),
        _ => {
            let mut letters = text.chars();
            let pit = Pit::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(Arrow::Pit(pit))
        }
    }
}
