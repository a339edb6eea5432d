//! Moves, values and counts of single boards.

use std::hint::black_box;

use super::positions::positions;
use super::{Size, Work};
use crate::engine::fast::{Best, FastBoard, Lanes, Places, Sower, perft};
use crate::engine::{Aim, Evaluation};
use crate::rules::{self, Game, Pit, Position, RuleSet, Trail};

const RULES: RuleSet = RuleSet::ABAPA;

/// How often all boards are gone through.
const fn rounds(size: Size) -> u32 {
    match size {
        Size::Brief => 100,
        Size::Full => 4000,
    }
}

struct Moves<L> {
    sower: Sower<L>,
    boards: Vec<(FastBoard<L>, u32)>,
    rounds: u32,
}

/// All legal moves of each board, on the fast board.
pub fn moves<L: Lanes + 'static>(size: Size) -> Box<dyn Work> {
    let sower = Sower::<L>::new(&RULES);
    let boards = positions(&RULES).into_iter().map(|trail| {
        let board = FastBoard::of(&trail.last().position);
        (board, sower.legal(board))
    });
    Box::new(Moves {
        boards: boards.collect(),
        sower,
        rounds: rounds(size),
    })
}

impl<L: Lanes> Work for Moves<L> {
    fn run(&mut self) -> u64 {
        let (mut count, mut seen) = (0, [0; 2]);
        for _ in 0..self.rounds {
            for &(board, legal) in black_box(&self.boards) {
                for place in Places(legal) {
                    let [own, other] = self.sower.play(board, place).board.words();
                    seen = [seen[0] ^ own, seen[1] ^ other];
                    count += 1;
                }
            }
        }
        black_box(seen);
        count
    }
}

struct RulesMoves {
    trails: Vec<(Trail, Vec<Pit>)>,
    rounds: u32,
}

/// All legal moves of each position, by the rules, made and taken back.
pub fn rules_moves(size: Size) -> Box<dyn Work> {
    let trails = positions(&RULES).into_iter().map(|trail| {
        let pits = trail.legal().iter().collect();
        (trail, pits)
    });
    Box::new(RulesMoves {
        trails: trails.collect(),
        rounds: rounds(size) / 10,
    })
}

impl Work for RulesMoves {
    fn run(&mut self) -> u64 {
        let mut count = 0;
        for _ in 0..self.rounds {
            for (trail, pits) in black_box(&mut self.trails) {
                for &pit in pits.iter() {
                    black_box(trail.push(pit));
                    trail.pop();
                    count += 1;
                }
            }
        }
        count
    }
}

struct Evaluations {
    evaluation: Evaluation,
    boards: Vec<FastBoard<Best>>,
    rounds: u32,
}

/// What each board is worth.
pub fn evaluations(size: Size) -> Box<dyn Work> {
    let trails = positions(&RULES);
    let boards = trails.iter().map(|one| FastBoard::of(&one.last().position));
    Box::new(Evaluations {
        evaluation: Evaluation::new(&RULES, Aim::Win),
        boards: boards.collect(),
        rounds: rounds(size),
    })
}

impl Work for Evaluations {
    fn run(&mut self) -> u64 {
        let mut sum = 0_i64;
        for _ in 0..self.rounds {
            for &board in black_box(&self.boards) {
                sum += i64::from(self.evaluation.of(board, 0));
            }
        }
        black_box(sum);
        self.boards.len() as u64 * u64::from(self.rounds)
    }
}

struct Perft<L> {
    sower: Sower<L>,
    start: FastBoard<L>,
    depth: u32,
}

/// The move sequences of the start, each last move made.
pub fn perft_of<L: Lanes + 'static>(size: Size) -> Box<dyn Work> {
    Box::new(Perft {
        sower: Sower::<L>::new(&RULES),
        start: FastBoard::of(&Position::start(&RULES)),
        depth: match size {
            Size::Brief => 8,
            Size::Full => 11,
        },
    })
}

impl<L: Lanes> Work for Perft<L> {
    fn run(&mut self) -> u64 {
        perft(&self.sower, black_box(self.start), self.depth)
    }
}

struct RulesPerft {
    trail: Trail,
    depth: u32,
}

/// The move sequences of the start by the rules, last moves only counted.
pub fn rules_perft(size: Size) -> Box<dyn Work> {
    Box::new(RulesPerft {
        trail: Game::new(RULES).trail(),
        depth: match size {
            Size::Brief => 7,
            Size::Full => 9,
        },
    })
}

impl Work for RulesPerft {
    fn run(&mut self) -> u64 {
        rules::perft(black_box(&mut self.trail), self.depth)
    }
}
