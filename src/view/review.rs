//! What is left of a game: the list of its moves, and both stores as curves.

use std::fmt::Write;

use crate::rules::{Game, GrandSlam, Pit, Side};
use crate::settings::{Settings, Who};

use super::message::Message;

/// One text about the moves of a game and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Review {
    /// Closes the list of moves.
    Close,
    /// Shows the start.
    First,
    /// One move back.
    Previous,
    /// One move forward.
    Next,
    /// Shows the last position.
    Last,
    /// Shows the last move again.
    Replay,
    /// A move of the list, as it is read out.
    Listed {
        /// Its number in the list.
        number: usize,
        /// What was done.
        deed: Deed,
    },
    /// A turn that was passed, in the place of a move.
    Pass,
    /// The move before the position that is shown now.
    At {
        /// Plies before that position.
        shown: usize,
        /// Plies of the game.
        plies: usize,
        /// What was done last.
        deed: Deed,
    },
    /// The start is shown now, of a game of so many plies.
    Start(usize),
    /// Has the computer play on from an earlier position.
    PlayFromHere,
    /// The end of the game, and what can be done now.
    End,
    /// Another game in which the person plays this side.
    RematchAs(Side),
    /// Another game of two people that this side begins.
    RematchBegunBy(Side),
    /// Looks at the moves of a finished game.
    LookBack,
    /// What the curves of the stores tell.
    Curves(Lead),
}

/// What was done with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Who did it.
    pub who: Who,
    /// The pit that was played.
    pub pit: Pit,
    /// Seeds captured.
    pub captured: u8,
    /// What became of a grand slam.
    pub slam: Option<GrandSlam>,
}

/// Who was ahead in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Plies of the game.
    pub plies: usize,
    /// The players and their seeds at last, the near side first.
    pub players: [(Who, u8); 2],
    /// Who is ahead, and after which ply they came to be; `None` if nobody is.
    pub leader: Option<(Who, usize)>,
    /// How often one player has overtaken the other.
    pub changes: usize,
}

/// One line of the list: a move of South and one of North, as records number
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number, from 1.
    pub number: usize,
    /// What South and North did, if they did something.
    pub cells: [Option<Cell>; 2],
}

/// What a side did in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It moved.
    Move {
        /// The number of plies after the move.
        plies: usize,
        /// What it did.
        deed: Deed,
    },
    /// It had to pass.
    Pass,
}

/// What was done with the ply numbered from 0.
#[must_use]
pub fn deed(settings: &Settings, game: &Game, index: usize) -> Option<Deed> {
    let sowing = game.sowing(index)?;
    Some(Deed {
        who: settings.who(sowing.pit.side()),
        pit: sowing.pit,
        captured: sowing.captured,
        slam: sowing.slam,
    })
}

/// All moves of a game, and the turns that were passed.
#[must_use]
pub fn rows(settings: &Settings, game: &Game) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut put = |side: Side, cell: Cell| {
        let column = side.index();
        let is_free = |row: &&mut Row| row.cells[column..].iter().all(Option::is_none);
        match rows.last_mut().filter(is_free) {
            Some(row) => row.cells[column] = Some(cell),
            None => {
                let mut cells = [None; 2];
                cells[column] = Some(cell);
                let number = rows.len() + 1;
                rows.push(Row { number, cells });
            }
        }
    };
    for (index, ply) in game.plies().enumerate() {
        let side = ply.pit.side();
        if let Some(deed) = deed(settings, game, index) {
            let plies = index + 1;
            put(side, Cell::Move { plies, deed });
        }
        if ply.turn.passed {
            put(side.other(), Cell::Pass);
        }
    }
    rows
}

/// Which position is shown, and what led there.
#[must_use]
pub fn shown(settings: &Settings, game: &Game) -> Message {
    let (shown, plies) = (game.shown(), game.len());
    let deed = (shown.checked_sub(1)).and_then(|last| deed(settings, game, last));
    Message::Review(match deed {
        Some(deed) => Review::At { shown, plies, deed },
        None => Review::Start(plies),
    })
}

/// From how many seeds a capture is marked on the curves: what takes more than
/// one pit.
const BIG: u8 = 4;

/// Both stores over a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curves {
    /// What South and North held after each ply. If seeds were shared out at
    /// the end, what they have then comes last.
    stores: Vec<[u8; 2]>,
    /// The plies after which somebody had just captured many seeds, and who.
    big: Vec<(usize, Side)>,
    /// How many seeds are a majority.
    pub majority: u8,
    /// How many seeds the height is worth.
    pub top: u8,
}

impl Curves {
    /// Those of a game.
    #[must_use]
    pub fn of(game: &Game) -> Curves {
        let positions = (0..=game.len()).filter_map(|plies| game.position_after(plies));
        let mut stores: Vec<[u8; 2]> = positions
            .map(|position| Side::BOTH.map(|side| position.board().store(side)))
            .collect();
        let score = game.outcome().map(|outcome| outcome.score);
        if let Some(score) = score.filter(|score| stores.last() != Some(score)) {
            stores.push(score);
        }
        let is_big = |(index, ply): (usize, crate::rules::Ply)| {
            (ply.turn.captured >= BIG).then_some((index + 1, ply.pit.side()))
        };
        let majority = game.rules().total_seeds() / 2 + 1;
        let most = stores.iter().flatten().copied().max().unwrap_or(0);
        Curves {
            big: game.plies().enumerate().filter_map(is_big).collect(),
            top: most.max(majority) + 3,
            majority,
            stores,
        }
    }

    /// How many steps there are from left to right; one at least.
    #[must_use]
    pub fn steps(&self) -> usize {
        (self.stores.len() - 1).max(1)
    }

    /// The curve of a side: one unit to the right a step, and one down a seed.
    #[must_use]
    pub fn path(&self, side: Side) -> String {
        let mut path = String::new();
        for (step, store) in self.stores.iter().enumerate() {
            let y = self.top - store[side.index()];
            // Writing to a string never fails.
            let _ = match step {
                0 => write!(path, "M0 {y}"),
                _ => write!(path, "H{step}V{y}"),
            };
        }
        path
    }

    /// Points where a side captured many seeds, as strokes without a length.
    #[must_use]
    pub fn marks(&self, side: Side) -> String {
        let mut path = String::new();
        for &(plies, _) in self.big.iter().filter(|(_, by)| *by == side) {
            let y = self.top - self.stores[plies][side.index()];
            let _ = write!(path, "M{plies} {y}h0");
        }
        path
    }

    /// Who was ahead when.
    #[must_use]
    pub fn lead(&self, settings: &Settings, plies: usize) -> Lead {
        let mut leader: Option<(Side, usize)> = None;
        let (mut ahead, mut changes) = (None, 0);
        for (step, [south, north]) in self.stores.iter().enumerate() {
            let now = match south.cmp(north) {
                std::cmp::Ordering::Greater => Some(Side::South),
                std::cmp::Ordering::Less => Some(Side::North),
                std::cmp::Ordering::Equal => None,
            };
            if let Some(now) = now.filter(|now| leader.is_none_or(|(side, _)| side != *now)) {
                changes += usize::from(leader.is_some());
                leader = Some((now, step.min(plies)));
            }
            ahead = now;
        }
        let last = self.stores[self.stores.len() - 1];
        let near = settings.near();
        Lead {
            plies,
            players: [near, near.other()].map(|side| (settings.who(side), last[side.index()])),
            leader: leader
                .filter(|_| ahead.is_some())
                .map(|(side, since)| (settings.who(side), since)),
            changes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::oware;
    use crate::settings::Players;

    fn settings(rules: &str) -> Settings {
        Settings {
            rules: rules.parse().expect("rules"),
            players: Players::Two,
            ..Settings::default()
        }
    }

    fn game(rules: &str, position: &str, moves: &str) -> Game {
        let rules = rules.parse().expect("rules");
        let start = oware::parse_position(position, &rules).expect("a position");
        let mut game = Game::from_position(rules, start).expect("valid");
        for letter in moves.chars() {
            let pit = Pit::from_letter(letter).expect("a pit");
            game.play(pit).expect("legal");
        }
        game
    }

    const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

    /// The list as one would write it.
    fn listed(game: &Game) -> Vec<String> {
        let settings = Settings {
            rules: *game.rules(),
            ..settings("abapa")
        };
        let written = |cell: &Option<Cell>| match cell {
            None => "…".to_owned(),
            Some(Cell::Pass) => "pass".to_owned(),
            Some(Cell::Move { deed, plies }) => {
                assert_eq!(game.moves()[plies - 1], deed.pit);
                let slam = if deed.slam.is_some() { "*" } else { "" };
                match deed.captured {
                    0 => format!("{}{slam}", deed.pit),
                    n => format!("{}+{n}{slam}", deed.pit),
                }
            }
        };
        rows(&settings, game)
            .iter()
            .map(|row| {
                let cells: Vec<String> = row.cells.iter().map(written).collect();
                format!("{}. {}", row.number, cells.join(" "))
            })
            .collect()
    }

    #[test]
    fn moves_are_listed_two_a_line() {
        let game = game("abapa", START, "FfBeB");
        assert_eq!(listed(&game), ["1. F f", "2. B e", "3. B …"]);
    }

    #[test]
    fn where_north_begins_the_first_line_has_no_move_of_south() {
        let game = game("abapa", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "cCd");
        assert_eq!(listed(&game), ["1. … c", "2. C d"]);
    }

    #[test]
    fn captures_are_listed() {
        let game = game("abapa", "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S", "Fd");
        assert_eq!(listed(&game), ["1. F+4 d"]);
    }

    #[test]
    fn grand_slams_are_marked_whether_or_not_they_take_anything() {
        let position = "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S";
        assert_eq!(listed(&game("abapa", position, "F")), ["1. F* …"]);
        assert_eq!(listed(&game("family", position, "F")), ["1. F+4* pass"]);
    }

    #[test]
    fn a_passed_turn_stands_in_the_place_of_its_move() {
        // North's last seeds are taken, and South feeds it with the next move.
        let game = game("family", "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S", "FEa");
        assert_eq!(listed(&game), ["1. F+4* pass", "2. E a"]);
    }

    #[test]
    fn curves_step_where_seeds_are_captured() {
        let game = game("abapa", "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S", "Fd");
        let curves = Curves::of(&game);
        assert_eq!((curves.majority, curves.top, curves.steps()), (25, 28, 2));
        assert_eq!(curves.path(Side::South), "M0 14H1V10H2V10");
        assert_eq!(curves.path(Side::North), "M0 14H1V14H2V14");
        assert_eq!(curves.marks(Side::South), "M1 10h0");
        assert_eq!(curves.marks(Side::North), "");
    }

    #[test]
    fn seeds_that_are_shared_out_at_the_end_are_on_the_curves() {
        let mut game = game("abapa", "1-0-0-0-0-0-0-0-0-0-0-1-22-24-S", "A");
        game.agree().expect("not over");
        let curves = Curves::of(&game);
        assert_eq!(curves.steps(), 2);
        assert_eq!(curves.path(Side::South), "M0 6H1V6H2V5");
    }

    #[test]
    fn a_game_without_moves_has_a_chart_too() {
        let curves = Curves::of(&Game::new(settings("abapa").rules));
        assert_eq!((curves.steps(), curves.top), (1, 28));
        let lead = curves.lead(&settings("abapa"), 0);
        assert_eq!((lead.leader, lead.changes), (None, 0));
    }

    #[test]
    fn who_leads_is_told_with_the_move_that_brought_it() {
        let curves = |stores: &[[u8; 2]]| Curves {
            stores: stores.to_vec(),
            big: Vec::new(),
            majority: 25,
            top: 28,
        };
        let settings = settings("abapa");
        let south = Who::Player(Side::South);
        let lead = curves(&[[0, 0], [2, 0], [2, 3], [2, 3], [5, 3]]).lead(&settings, 4);
        assert_eq!((lead.leader, lead.changes), (Some((south, 4)), 2));
        let level = curves(&[[0, 0], [2, 0], [2, 2]]).lead(&settings, 2);
        assert_eq!((level.leader, level.changes), (None, 0));
        let caught_up = curves(&[[0, 0], [2, 0], [2, 2], [4, 2]]).lead(&settings, 3);
        assert_eq!((caught_up.leader, caught_up.changes), (Some((south, 1)), 0));
    }

    #[test]
    fn what_led_to_the_shown_position_is_told() {
        let mut game = game("abapa", START, "Ff");
        let settings = settings("abapa");
        assert!(matches!(
            shown(&settings, &game),
            Message::Review(Review::At {
                shown: 2,
                plies: 2,
                ..
            })
        ));
        game.show(0);
        assert_eq!(shown(&settings, &game), Message::Review(Review::Start(2)));
    }
}
