//! Least squares: the weights that come nearest to what positions were worth.

use std::io::{self, Write};

use awale::rules::Position;

/// The numbers of seeds that are told apart, from none.
const COUNTS: usize = 25;

/// Pits of both sides.
const PITS: usize = 12;

/// A weight for each pit and number of seeds, at the opening and at the end,
/// and one for being to move.
const WEIGHTS: usize = 2 * PITS * COUNTS + 1;

/// How strongly weights are drawn to nothing, in samples.
const RIDGE: f64 = 30.0;

/// How strongly the weights of neighbouring numbers of seeds are drawn
/// together, in samples.
const SMOOTH: f64 = 60.0;

/// A position and what it was worth.
pub struct Sample {
    /// The weights that it has a part in, and how much, in parts of the whole
    /// board.
    parts: Vec<(usize, i64)>,
    /// All seeds of the game.
    whole: i64,
    /// What it was worth to the side to move beyond its lead, in hundredths
    /// of a seed.
    worth: i64,
}

impl Sample {
    /// A position that was worth so much.
    pub fn of(position: &Position, worth: i32) -> Sample {
        let board = position.board();
        let (left, whole) = (i64::from(board.seeds_in_pits()), i64::from(board.total()));
        let mut parts = vec![(WEIGHTS - 1, whole)];
        for (owner, side) in [position.side(), position.side().other()]
            .iter()
            .enumerate()
        {
            for pit in board.row(*side) {
                let seeds = usize::from(board.seeds(pit)).min(COUNTS - 1);
                if seeds > 0 {
                    let index = index(owner * PITS / 2 + usize::from(pit.place()), seeds);
                    parts.push((index, left));
                    parts.push((index + 1, whole - left));
                }
            }
        }
        Sample {
            parts,
            whole,
            worth: worth.into(),
        }
    }
}

/// The number of a pit's opening weight; the endgame weight follows.
const fn index(pit: usize, seeds: usize) -> usize {
    2 * (pit * COUNTS + seeds)
}

/// The normal equations of some samples. Whole numbers, so that their order
/// makes no difference.
pub struct Sums {
    products: Vec<i64>,
    worths: Vec<i64>,
    whole: i64,
}

impl Default for Sums {
    fn default() -> Self {
        Sums {
            products: vec![0; WEIGHTS * WEIGHTS],
            worths: vec![0; WEIGHTS],
            whole: 1,
        }
    }
}

impl Sums {
    /// Adds a sample.
    pub fn take(&mut self, sample: &Sample) {
        self.whole = sample.whole;
        for &(one, share) in &sample.parts {
            self.worths[one] += share * sample.worth;
            for &(other, other_share) in &sample.parts {
                self.products[one * WEIGHTS + other] += share * other_share;
            }
        }
    }

    /// Adds the samples of others.
    pub fn add(&mut self, other: &Sums) {
        self.whole = self.whole.max(other.whole);
        let pairs = self.products.iter_mut().zip(&other.products);
        pairs.for_each(|(sum, more)| *sum += more);
        let pairs = self.worths.iter_mut().zip(&other.worths);
        pairs.for_each(|(sum, more)| *sum += more);
    }

    /// The weights that fit best, by Cholesky decomposition.
    pub fn solve(&self) -> Vec<f64> {
        let whole = self.whole as f64;
        let products = self.products.iter().map(|&sum| sum as f64 / whole / whole);
        let mut matrix: Vec<f64> = products.collect();
        let mut weights: Vec<f64> = self.worths.iter().map(|&sum| sum as f64 / whole).collect();
        for index in 0..WEIGHTS {
            matrix[index * WEIGHTS + index] += RIDGE;
        }
        for (one, other) in neighbours() {
            matrix[one * WEIGHTS + one] += SMOOTH;
            matrix[other * WEIGHTS + other] += SMOOTH;
            matrix[one * WEIGHTS + other] -= SMOOTH;
            matrix[other * WEIGHTS + one] -= SMOOTH;
        }
        decompose(&mut matrix);
        for row in 0..WEIGHTS {
            let done: f64 = (0..row)
                .map(|column| matrix[row * WEIGHTS + column] * weights[column])
                .sum();
            weights[row] = (weights[row] - done) / matrix[row * WEIGHTS + row];
        }
        for row in (0..WEIGHTS).rev() {
            let done: f64 = (row + 1..WEIGHTS)
                .map(|column| matrix[column * WEIGHTS + row] * weights[column])
                .sum();
            weights[row] = (weights[row] - done) / matrix[row * WEIGHTS + row];
        }
        weights
    }
}

/// The weights of the same pit with a seed more.
fn neighbours() -> impl Iterator<Item = (usize, usize)> {
    let counts = (0..PITS).flat_map(|pit| (1..COUNTS - 1).map(move |seeds| index(pit, seeds)));
    counts.flat_map(|index| [(index, index + 2), (index + 1, index + 3)])
}

/// The lower triangle becomes the factor of which the matrix is the square.
fn decompose(matrix: &mut [f64]) {
    for row in 0..WEIGHTS {
        for column in 0..=row {
            let done: f64 = (0..column)
                .map(|k| matrix[row * WEIGHTS + k] * matrix[column * WEIGHTS + k])
                .sum();
            let rest = matrix[row * WEIGHTS + column] - done;
            matrix[row * WEIGHTS + column] = if row == column {
                rest.sqrt()
            } else {
                rest / matrix[column * WEIGHTS + column]
            };
        }
    }
}

/// Writes weights as Rust source.
pub fn write(weights: &[f64], told: &str, half: u8, out: &mut dyn Write) -> io::Result<()> {
    let (name, board) = match half {
        5 => ("FIVE", "ten"),
        _ => ("SIX", "twelve"),
    };
    writeln!(out, "//! Written by `{told}`.\n")?;
    writeln!(out, "use super::Weights;\n")?;
    writeln!(out, "/// The weights on {board} pits.")?;
    writeln!(
        out,
        "pub(in super::super) const {name}: Weights = Weights {{"
    )?;
    for (end, field) in ["full", "empty"].into_iter().enumerate() {
        writeln!(out, "    {field}: [")?;
        for owner in 0..2 {
            writeln!(out, "        [")?;
            for place in 0..PITS / 2 {
                let pit = owner * PITS / 2 + place;
                // What is good for the other side is told as good.
                let sign = if owner == 0 { 1.0 } else { -1.0 };
                let told = (0..COUNTS).map(|seeds| match seeds {
                    0 => "0".to_owned(),
                    _ => format!("{:.0}", sign * weights[index(pit, seeds) + end] + 0.0),
                });
                let told: Vec<String> = told.collect();
                let lines: Vec<String> = told.chunks(13).map(|line| line.join(", ")).collect();
                let lines = lines.join(",\n                ");
                writeln!(
                    out,
                    "            [\n                {lines},\n            ],"
                )?;
            }
            writeln!(out, "        ],")?;
        }
        writeln!(out, "    ],")?;
    }
    writeln!(out, "    tempo: {:.0},\n}};", weights[WEIGHTS - 1])
}
