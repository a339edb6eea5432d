//! An example, as the rules themselves play it.

use crate::i18n::Language;
use crate::rules::{Game, RuleSet, Side, Slam, Sowing};
use crate::rules::{GrandSlam, Illegal, Outcome, Pit, PitSet, Position, Reason};
use crate::settings::{Players, Settings, Who};
use crate::view::explain::{self, Why};
use crate::view::message::Message;
use crate::view::narrate;
use crate::view::picture::{self, Look, Scene, Style};

use super::Point;
use super::lay::{Lay, lays};

/// A position, and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// What it shows.
    pub point: Point,
    /// The position.
    pub start: Position,
    /// What comes of it.
    pub shown: Shown,
    /// The same in words.
    pub caption: Vec<Message>,
}

/// What comes of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Shown {
    /// Nothing yet.
    Board,
    /// A move.
    Move {
        /// What it does.
        sowing: Sowing,
        /// Whether the opponent then has to pass.
        passes: bool,
        /// How the game ends by it, if it does.
        outcome: Option<Outcome>,
    },
    /// A move that may not be played.
    Refused {
        /// What it would do.
        sowing: Sowing,
        /// Why it may not be played.
        reason: Illegal,
        /// The pits that may be.
        legal: PitSet,
    },
    /// The players agree to stop.
    Agreed(Outcome),
}

impl Example {
    /// The best example of a point that the rules allow.
    pub(super) fn of(rules: &RuleSet, point: Point) -> Option<Example> {
        let found = match point {
            Point::Start => {
                let game = unfinished(*rules, Position::start(rules))?;
                Some((game, Shown::Board))
            }
            _ => search(rules, point),
        };
        let (game, shown) = found?;
        Some(Example {
            point,
            start: *game.start(),
            caption: caption(&game, &shown, point),
            shown,
        })
    }

    /// A small picture of it in ink, as an SVG whose ids begin with `id`, and
    /// the same in words for those who do not see it.
    #[must_use]
    pub fn picture(&self, language: &Language, id: &str) -> (String, String) {
        let (sowing, style) = match &self.shown {
            Shown::Move { sowing, .. } => (Some(sowing.clone()), Style::Ink),
            Shown::Refused { sowing, .. } => (Some(sowing.clone()), Style::Struck),
            Shown::Board | Shown::Agreed(_) => (None, Style::Ink),
        };
        let scene = Scene {
            position: self.start,
            to_move: Some(self.start.side()),
            sowing,
        };
        let look = Look {
            style,
            id: Some(id.to_owned()),
            ..Look::of(language.clone())
        };
        // What the move does stands beside the picture.
        let still = Scene {
            sowing: None,
            ..scene.clone()
        };
        let (title, description) = picture::words(&still, &look);
        (picture::svg(&scene, &look), title + ". " + &description)
    }
}

/// The first position that shows a point and in which play goes on, unless
/// the point is an ending; else the first that shows it at all.
fn search(rules: &RuleSet, point: Point) -> Option<(Game, Shown)> {
    let mut ended = None;
    for lay in lays(point) {
        for board in lay.boards(rules) {
            for stores in stores(rules, lay, &board, point) {
                let Some(found) = tried(rules, lay, &board, stores, point) else {
                    continue;
                };
                if point.is_ending() || !found.1.ends() {
                    return Some(found);
                }
                ended = ended.or(Some(found));
            }
        }
    }
    ended
}

/// What the stores can hold: as much each, or little in South's; for a
/// majority, just as much as South lacks before the move.
fn stores(rules: &RuleSet, lay: &Lay, board: &[u32], point: Point) -> Vec<[u32; 2]> {
    let total = u32::from(rules.total_seeds());
    let Some(rest) = total.checked_sub(board.iter().sum()) else {
        return Vec::new();
    };
    let shares = match point {
        Point::Majority => {
            let position = Position::new(board, [0, rest], Side::South, rules).ok();
            let sowing = position
                .zip(lay.pit(rules))
                .and_then(|(position, pit)| Sowing::of(&position, pit, rules));
            let captured = sowing.map_or(0, |sowing| sowing.captured);
            vec![(total / 2 + 1).saturating_sub(captured.into())]
        }
        _ => vec![rest / 2, rest.saturating_sub(total / 2)],
    };
    let in_both = |south: u32| Some([south, rest.checked_sub(south)?]);
    shares.into_iter().filter_map(in_both).collect()
}

/// What comes of a position, if it shows the point.
fn tried(
    rules: &RuleSet,
    lay: &Lay,
    board: &[u32],
    stores: [u32; 2],
    point: Point,
) -> Option<(Game, Shown)> {
    let start = Position::new(board, stores, Side::South, rules).ok()?;
    let game = unfinished(*rules, start)?;
    let shown = match point {
        Point::Agreement => Shown::Agreed(game.agreement()),
        _ => played(&game, lay.pit(rules)?)?,
    };
    point.is_shown(&game, &shown).then_some((game, shown))
}

/// A game from a position in which South is to move.
fn unfinished(rules: RuleSet, start: Position) -> Option<Game> {
    let game = Game::from_position(rules, start).ok()?;
    let goes_on = game.outcome().is_none() && *game.start() == start;
    goes_on.then_some(game)
}

/// What comes of choosing a pit.
fn played(game: &Game, pit: Pit) -> Option<Shown> {
    let mut after = game.clone();
    match after.play(pit) {
        Ok(sowing) => Some(Shown::Move {
            sowing,
            passes: after.ply(0)?.turn.passed,
            outcome: after.outcome(),
        }),
        Err(reason) => Some(Shown::Refused {
            sowing: Sowing::of(game.position(), pit, game.rules())?,
            reason,
            legal: game.legal(),
        }),
    }
}

impl Shown {
    fn ends(&self) -> bool {
        matches!(
            self,
            Shown::Move {
                outcome: Some(_),
                ..
            }
        )
    }
}

impl Point {
    const fn is_ending(self) -> bool {
        self.reason().is_some()
    }

    /// Why the game ends that shows it.
    const fn reason(self) -> Option<Reason> {
        match self {
            Point::Majority => Some(Reason::Majority),
            Point::Few => Some(Reason::FewSeeds),
            Point::NoMove => Some(Reason::NoMove),
            Point::Empty => Some(Reason::Empty),
            _ => None,
        }
    }

    /// Whether what comes of a position shows the point.
    fn is_shown(self, game: &Game, shown: &Shown) -> bool {
        let rules = game.rules();
        let (sowing, passes, outcome) = match shown {
            Shown::Board | Shown::Agreed(_) => return self == Point::Agreement,
            Shown::Refused { reason, .. } => {
                return match self {
                    Point::Slam => *reason == Illegal::StarvesOpponent,
                    Point::Unfed => *reason == Illegal::MustFeed,
                    _ => false,
                };
            }
            Shown::Move {
                sowing,
                passes,
                outcome,
            } => (sowing, *passes, outcome.map(|outcome| outcome.reason)),
        };
        // Of grand slams there is a chapter.
        let captures = sowing.captured > 0 && sowing.slam.is_none();
        let chain = narrate::played(Who::You, sowing).from.len();
        match self {
            Point::Start | Point::Agreement | Point::Unfed => false,
            Point::Sowing => sowing.captured == 0 && sowing.slam.is_none() && sowing.laps == 0,
            Point::Kroo => sowing.laps > 0,
            Point::Capture => captures && chain == 1,
            Point::Chain => captures && chain > 1,
            Point::Slam => sowing.slam.is_some(),
            Point::Forced => {
                rules.slam == Slam::IllegalUnlessForced && sowing.slam == Some(GrandSlam::Taken)
            }
            Point::Feeding => game.position().board().row_sum(Side::North) == 0,
            Point::Pass => passes,
            Point::Majority | Point::Few | Point::NoMove | Point::Empty => outcome == self.reason(),
        }
    }
}

/// What comes of a position, in words.
fn caption(game: &Game, shown: &Shown, point: Point) -> Vec<Message> {
    let settings = Settings {
        rules: *game.rules(),
        players: Players::Two,
        ..Settings::default()
    };
    let (pit, is_legal) = match shown {
        Shown::Board => {
            return vec![Message::Begun {
                first: settings.who(Side::South),
            }];
        }
        Shown::Agreed(_) => return vec![narrate::stopping_gives(&settings, game)],
        Shown::Move { sowing, .. } => (sowing.pit, true),
        Shown::Refused { sowing, .. } => (sowing.pit, false),
    };
    let mut told = match shown {
        // The end is what matters here.
        Shown::Move { sowing, .. } if point.is_ending() => {
            let who = settings.who(pit.side());
            vec![Message::Played(narrate::played(who, sowing))]
        }
        _ => explain::why(&settings, game, pit),
    };
    // What other rules make of it is no matter of this book, and how the game
    // ends is told with the whole score.
    told.retain(|message| {
        !matches!(
            message,
            Message::Why(Why::Elsewhere { .. } | Why::Ends { .. })
        )
    });
    let mut after = game.clone();
    if is_legal && after.play(pit).is_ok() {
        told.extend(narrate::over(&settings, &after));
        told.extend(narrate::score(&settings, &after));
    }
    told
}
