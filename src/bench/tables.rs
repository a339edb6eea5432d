//! Endgame tables: making them, and looking boards up.

use std::hint::black_box;

use super::positions::Draw;
use super::{Size, Work};
use crate::engine::tablebase::{Builder, Tablebase};
use crate::rules::RuleSet;

const RULES: RuleSet = RuleSet::ABAPA;

/// The work between two looks at how far it is, as for a builder that is
/// left now and then.
const STEP: u32 = 1 << 16;

/// The seeds of the tables that are looked into.
const LOOKED: u32 = 12;

/// The boards that are looked up.
const BOARDS: usize = 1 << 16;

struct Build(u32);

/// Makes all layers up to so many seeds.
pub fn build<const SEEDS: u32>(_: Size) -> Box<dyn Work> {
    Box::new(Build(SEEDS))
}

impl Work for Build {
    fn run(&mut self) -> u64 {
        let (tables, boards) = tables(self.0);
        black_box(tables);
        boards
    }
}

/// The tables up to so many seeds, and the number of their boards.
fn tables(seeds: u32) -> (Tablebase, u64) {
    let mut tables = Tablebase::new(&RULES);
    let mut boards = 0;
    while tables.seeds() < seeds {
        let mut builder = Builder::new(&tables);
        let layer = loop {
            if let Some(layer) = builder.step(STEP) {
                break layer;
            }
        };
        boards += layer.values().count() as u64;
        tables.add(layer).expect("the next layer");
    }
    (tables, boards)
}

struct LookUp {
    tables: Tablebase,
    boards: Vec<[u64; 2]>,
    rounds: u32,
}

/// Looks up boards in no order.
pub fn look_up(size: Size) -> Box<dyn Work> {
    let mut draw = Draw::new();
    let board = |_| {
        let mut rows = [0; 2];
        for _ in 0..=draw.below(LOOKED as usize) {
            rows[draw.below(2)] += 1_u64 << (8 * draw.below(6));
        }
        rows
    };
    Box::new(LookUp {
        boards: (0..BOARDS).map(board).collect(),
        tables: tables(LOOKED).0,
        rounds: match size {
            Size::Brief => 4,
            Size::Full => 200,
        },
    })
}

impl Work for LookUp {
    fn run(&mut self) -> u64 {
        let mut sum = 0;
        for _ in 0..self.rounds {
            for &rows in black_box(&self.boards) {
                sum += i64::from(self.tables.value(rows).unwrap_or(0));
            }
        }
        black_box(sum);
        self.boards.len() as u64 * u64::from(self.rounds)
    }
}
