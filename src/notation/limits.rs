//! How much is read at most, so that any text is read or refused in bounded
//! time and memory.

/// The longest text that is read, in bytes (1 MiB).
pub const LONGEST_TEXT: usize = 1 << 20;

/// The most games that are read from one text.
pub const MOST_GAMES: usize = 4_000;

/// The most plies of a game that are read. To find a repetition the rules
/// look at all plies since the last capture, so what a game costs can grow
/// with the square of its length.
pub const MOST_PLIES: usize = 4_000;
