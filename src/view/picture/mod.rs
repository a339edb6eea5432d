//! A picture of a position as a self-contained SVG: for articles, for a copy
//! button, and for whoever has no script.
//!
//! It refers to nothing outside itself and holds no script. Colours are
//! attributes, so that any program can draw it; a style sheet adds what a
//! dark page changes, in rules that reach no other picture on the same page.

mod board;
mod ink;
mod marks;
mod pen;

use crate::i18n::Language;
use crate::rules::{Game, Illegal, Pit, Position, Side, Sowing};
use crate::settings::{Direction, Who};

use super::geometry::{Geometry, HEIGHTS, decimal};
use super::message::{Depicted, Message};
use super::narrate;
use crate::settings::words;
use board::EDGE;
use pen::Pen;
pub use pen::escape;

/// What a picture shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// Who is to move; nobody once the game is over.
    pub to_move: Option<Side>,
    /// The move that an arrow shows. The pits that it captured are marked,
    /// and the captured seeds are outlined where the position lacks them.
    pub sowing: Option<Sowing>,
}

impl Scene {
    /// What a game shows, with the move that led to it.
    #[must_use]
    pub fn of(game: &Game) -> Scene {
        let sowing = game.shown().checked_sub(1).and_then(|ply| {
            let before = game.position_after(ply)?;
            Sowing::of(before, game.ply(ply)?.pit, game.rules())
        });
        Scene {
            sowing,
            ..Scene::without_move(game)
        }
    }

    /// What a game shows, without an arrow.
    #[must_use]
    pub fn without_move(game: &Game) -> Scene {
        let position = *game.position();
        let is_over = game.is_at_end() && game.outcome().is_some();
        Scene {
            position,
            to_move: (!is_over).then_some(position.side()),
            sowing: None,
        }
    }

    /// What a game shows, with what playing a pit would do.
    ///
    /// # Errors
    /// The pit may not be played.
    pub fn before(game: &Game, pit: Pit) -> Result<Scene, Illegal> {
        game.check(pit)?;
        Ok(Scene {
            sowing: Sowing::of(game.position(), pit, game.rules()),
            ..Scene::without_move(game)
        })
    }
}

/// What a picture is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// A wooden board with seeds, for screens.
    Wood,
    /// Black lines on white and numbers of seeds, for paper.
    Ink,
    /// The same, and the move is struck out: it may not be played.
    Struck,
}

/// How a scene is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The language of title, description and names.
    pub language: Language,
    /// The side whose row is at the bottom.
    pub near: Side,
    /// Which way sowing turns.
    pub direction: Direction,
    /// Whether pits show their letters.
    pub coordinates: bool,
    /// What it is drawn with.
    pub style: Style,
    /// What all ids of the picture begin with; two pictures on one page must
    /// not share it. Without one it is made from what is shown.
    pub id: Option<String>,
}

impl Look {
    /// The usual one: seen from South, with letters.
    #[must_use]
    pub fn of(language: Language) -> Self {
        Look {
            language,
            near: Side::South,
            direction: Direction::CounterClockwise,
            coordinates: true,
            style: Style::Wood,
            id: None,
        }
    }
}

/// A text that is another one for another picture.
fn told(scene: &Scene, look: &Look) -> String {
    let sowing = scene.sowing.as_ref();
    [
        &*scene.position.to_string(),
        scene.to_move.map_or("", Side::name),
        &sowing.map_or(String::new(), |sowing| {
            format!("{}{}", sowing.pit.letter(), sowing.captured)
        }),
        look.language.tag(),
        look.near.name(),
        words::of_direction(look.direction),
        if look.coordinates { "letters" } else { "" },
    ]
    .join(" ")
}

/// Draws a scene. The same scene and look always give the same text.
///
/// ```
/// use awale::i18n::Language;
/// use awale::rules::{Game, RuleSet};
/// use awale::view::picture::{Look, Scene, svg};
///
/// let game = Game::new(RuleSet::ABAPA);
/// let picture = svg(&Scene::of(&game), &Look::of(Language::english()));
/// assert!(picture.contains("<title id=\"awale-"));
/// ```
#[must_use]
pub fn svg(scene: &Scene, look: &Look) -> String {
    let geometry = Geometry {
        half: scene.position.board().pits_a_side(),
        near: look.near,
        direction: look.direction,
    };
    let id = match &look.id {
        Some(id) => pen::as_id(id),
        None => pen::made_id(&told(scene, look)),
    };
    let mut pen = Pen::new(id);
    let id = pen.id().to_owned();
    let edge = if look.style == Style::Wood { EDGE } else { 0.0 };
    let height = decimal(HEIGHTS.wide + edge);
    let language = look.language.tag();
    pen.line(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"{id}\" viewBox=\"0 0 1000 {height}\" \
         width=\"1000\" height=\"{height}\" role=\"img\" \
         aria-labelledby=\"{id}-title {id}-desc\" lang=\"{language}\" xml:lang=\"{language}\">"
    ));
    let (title, description) = words(scene, look);
    pen.element(&format!("title id=\"{id}-title\""), &title);
    pen.element(&format!("desc id=\"{id}-desc\""), &description);
    match look.style {
        Style::Wood => wood(&mut pen, scene, look, &geometry),
        Style::Ink | Style::Struck => ink::draw(&mut pen, scene, look, &geometry),
    }
    pen.line("</svg>");
    pen.finish()
}

fn wood(pen: &mut Pen, scene: &Scene, look: &Look, geometry: &Geometry) {
    board::style(pen);
    board::defs(pen);
    board::wood(pen);
    board::hollows(pen, scene, geometry);
    if let Some(sowing) = &scene.sowing {
        marks::path(pen, scene, sowing, geometry);
    }
    board::seeds(pen, scene, geometry);
    if let Some(sowing) = &scene.sowing {
        marks::arrow_head(pen, scene, sowing, geometry);
        marks::captures(pen, scene, sowing, geometry);
    }
    board::labels(pen, scene, look, geometry);
}

/// The title and the description, for those who do not see the picture.
#[must_use]
pub fn words(scene: &Scene, look: &Look) -> (String, String) {
    let say = |message: &Message| look.language.say(message);
    let depicted = Depicted {
        position: scene.position,
        to_move: scene.to_move,
        direction: look.direction,
    };
    let title = say(&Message::PictureTitle(depicted));
    let mut description = say(&Message::PictureText(depicted));
    let played = scene.sowing.as_ref();
    if let Some(sowing) = played.filter(|_| look.style != Style::Struck) {
        let played = narrate::played(Who::Player(sowing.pit.side()), sowing);
        description.push(' ');
        description.push_str(&say(&Message::Played(played)));
    }
    (title, description)
}
