//! What the seeds of each pit have been worth in games of the engine against
//! itself. The numbers are written by `awale tune`.

mod five;
mod six;

pub(super) use five::FIVE;
pub(super) use six::SIX;

/// The numbers of seeds that are told apart, from none; a pit with more is
/// worth what the last is.
pub(super) const COUNTS: usize = 25;

/// What a pit is worth by its place and its number of seeds, in hundredths of
/// a seed. No seeds are worth nothing.
type Row = [[i16; COUNTS]; 6];

/// The weights of a board, of the side to move and of the other.
pub(super) struct Weights {
    /// With all seeds in the pits.
    pub full: [Row; 2],
    /// With hardly any.
    pub empty: [Row; 2],
    /// What it is worth to be to move.
    pub tempo: i16,
}
