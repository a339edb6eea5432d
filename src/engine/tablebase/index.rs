//! Where the value of a board stands in the layer of its number of seeds.
//!
//! The boards with n seeds are ordered by the seeds in the own row, then by
//! the own row, then by the other's. Rows with as many seeds are ordered by a
//! combinatorial number: the sums of the first pits tell where five bars
//! stand among the seeds. So the place of a board is looked up by sums of
//! bytes, and turning the board round needs no second layer.

use crate::rules::{Pit, RuleSet};

/// The most seeds that a layer can have. Building this one takes three bytes
/// for each of its 417 million boards, and the layers below it have another
/// 834 million bytes: 2 GiB in all. The next would take half as much again.
pub const MOST_SEEDS: u32 = 24;

/// Numbers of seeds, rounded up so that an index needs no check.
const COUNTS: usize = 32;

/// The boards with so many seeds in each row.
#[derive(Clone, Copy)]
struct Block {
    /// The place of the first of them, less the rank of its rows; it can wrap
    /// round.
    base: u32,
    /// How many rows the other side can have.
    stride: u32,
}

/// The blocks by the seeds in the own row and in the other's.
type Blocks = [[Block; COUNTS]; COUNTS];

static TWELVE_PITS: Blocks = blocks(6);
static TEN_PITS: Blocks = blocks(5);

/// By bar from the second and seeds before it: what it adds to the rank.
static BARS: [[u32; 256]; 4] = bars();

/// The order of the boards of a rule set.
#[derive(Clone, Copy)]
pub struct Index {
    blocks: &'static Blocks,
    pits: u32,
}

/// The sums of the first pits of a row, a byte each.
#[derive(Clone, Copy)]
pub struct Sums(u64);

impl Sums {
    /// Of a row with fewer than 256 seeds.
    #[inline(always)]
    pub const fn of(row: u64) -> Sums {
        Sums(row.wrapping_mul(0x0101_0101_0101_0101))
    }

    /// Of the first pits, this one included.
    #[inline(always)]
    const fn upto(self, place: u32) -> u8 {
        (self.0 >> (8 * place)) as u8
    }

    /// The seeds of the row.
    #[inline(always)]
    pub const fn seeds(self) -> u32 {
        self.upto(Pit::MOST_A_SIDE as u32 - 1) as u32
    }

    /// The place of a row among those of twelve pits with as many seeds.
    #[inline(always)]
    fn rank(self) -> u32 {
        let bar = |bar: u32| BARS[bar as usize - 1][self.upto(bar) as usize];
        self.upto(0) as u32 + bar(1) + bar(2) + bar(3) + bar(4)
    }
}

impl Index {
    /// The order for the board of a rule set.
    pub fn new(rules: &RuleSet) -> Index {
        let pits = u32::from(rules.pits_a_side());
        let blocks = if pits == 6 { &TWELVE_PITS } else { &TEN_PITS };
        Index { blocks, pits }
    }

    /// The boards with so many seeds, at most [`MOST_SEEDS`].
    pub const fn boards(self, seeds: u32) -> u32 {
        choose(seeds + 2 * self.pits - 1, 2 * self.pits - 1)
    }

    /// The rows with so many seeds, at most [`MOST_SEEDS`].
    pub const fn rows(self, seeds: u32) -> u32 {
        choose(seeds + self.pits - 1, self.pits - 1)
    }

    /// The place of a board among those with as many seeds, at most
    /// [`MOST_SEEDS`].
    #[inline(always)]
    pub fn place(self, own: Sums, other: Sums) -> u32 {
        let Block { base, stride } = self.block(own.seeds(), other.seeds());
        (own.rank().wrapping_mul(stride))
            .wrapping_add(base)
            .wrapping_add(other.rank())
    }

    /// The place of a board by its rows.
    #[inline(always)]
    pub fn place_of(self, [own, other]: [u64; 2]) -> u32 {
        self.place(Sums::of(own), Sums::of(other))
    }

    /// The place of the first board with so many seeds in each row.
    pub fn first(self, own: u32, other: u32) -> u32 {
        let Block { base, stride } = self.block(own, other);
        let (own, other) = (self.least_rank(own), self.least_rank(other));
        (own.wrapping_mul(stride))
            .wrapping_add(base)
            .wrapping_add(other)
    }

    /// The rank of the first row with so many seeds.
    const fn least_rank(self, seeds: u32) -> u32 {
        least_rank(self.pits, seeds)
    }

    #[inline(always)]
    fn block(self, own: u32, other: u32) -> Block {
        self.blocks[own as usize % COUNTS][other as usize % COUNTS]
    }
}

/// The rows of each number of seeds, in the order of their rank.
pub struct Rows(Vec<Vec<u64>>);

impl Rows {
    /// All rows of at most so many seeds.
    pub fn new(index: Index, most: u32) -> Rows {
        Rows((0..=most).map(|seeds| ranked(index, seeds)).collect())
    }

    /// The rows of so many seeds.
    #[inline(always)]
    pub fn of(&self, seeds: u32) -> &[u64] {
        &self.0[seeds as usize]
    }
}

/// The rows of so many seeds. The last bar moves slowest: the seeds behind it
/// get fewer as it does.
fn ranked(index: Index, seeds: u32) -> Vec<u64> {
    let mut rows = Vec::with_capacity(index.rows(seeds) as usize);
    fill(&mut rows, index.pits - 1, u64::from(seeds), 0);
    rows
}

/// Adds all rows with so many seeds in the pits up to a place.
fn fill(rows: &mut Vec<u64>, place: u32, seeds: u64, behind: u64) {
    if place == 0 {
        rows.push(behind | seeds);
        return;
    }
    for before in 0..=seeds {
        let behind = behind | (seeds - before) << (8 * place);
        fill(rows, place - 1, before, behind);
    }
}

/// The number of ways to choose.
const fn choose(from: u32, take: u32) -> u32 {
    let mut ways = 1_u64;
    let mut taken = 0;
    while taken < take {
        ways = ways * (from - taken) as u64 / (taken as u64 + 1);
        taken += 1;
    }
    ways as u32
}

/// On ten pits the last bar always stands behind all seeds.
const fn least_rank(pits: u32, seeds: u32) -> u32 {
    if pits == 6 { 0 } else { choose(seeds + 4, 5) }
}

const fn blocks(pits: u32) -> Blocks {
    let mut blocks = [[Block { base: 0, stride: 0 }; COUNTS]; COUNTS];
    let mut seeds = 0;
    while seeds <= MOST_SEEDS {
        let mut first = 0_u32;
        let mut own = 0;
        while own <= seeds {
            let other = seeds - own;
            let stride = choose(other + pits - 1, pits - 1);
            let base = first
                .wrapping_sub(least_rank(pits, own).wrapping_mul(stride))
                .wrapping_sub(least_rank(pits, other));
            blocks[own as usize][other as usize] = Block { base, stride };
            first += choose(own + pits - 1, pits - 1) * stride;
            own += 1;
        }
        seeds += 1;
    }
    blocks
}

const fn bars() -> [[u32; 256]; 4] {
    let mut bars = [[0; 256]; 4];
    let mut bar = 0;
    while bar < 4 {
        let mut seeds = 0;
        // No row has more seeds than a game.
        while seeds < 64 {
            bars[bar][seeds] = choose(seeds as u32 + bar as u32 + 1, bar as u32 + 2);
            seeds += 1;
        }
        bar += 1;
    }
    bars
}
