//! Counting move sequences: a check of rules and speed.

use super::Trail;

/// The number of move sequences of exactly `depth` plies from the end of a
/// trail. A finished game has no moves. The trail comes back as it was.
pub fn perft(trail: &mut Trail, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = trail.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut nodes = 0;
    for pit in legal.iter() {
        trail.push(pit);
        nodes += perft(trail, depth - 1);
        trail.pop();
    }
    nodes
}
