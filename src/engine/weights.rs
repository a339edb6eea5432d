//! What the seeds of each pit are worth, in hundredths of a seed.

/// The weights of the evaluation: by place of the row and seeds in the pit.
pub(super) struct Weights {
    /// Of the side to move.
    pub own: [[i16; 64]; 6],
    /// Of the other side.
    pub other: [[i16; 64]; 6],
}

/// What a pit to choose from is worth.
const MOBILE: i16 = 60;

/// What a seed in the own row is worth.
const HOARD: i16 = 8;

const fn row() -> [[i16; 64]; 6] {
    let mut row = [[0; 64]; 6];
    let mut place = 0;
    while place < 6 {
        let mut seeds = 1;
        while seeds < 64 {
            row[place][seeds] = MOBILE + HOARD * seeds as i16;
            seeds += 1;
        }
        place += 1;
    }
    row
}

pub(super) static WEIGHTS: Weights = Weights {
    own: row(),
    other: row(),
};
