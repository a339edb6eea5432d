//! One iteration over the moves of the root.

use super::super::fast::{Best, Sown};
use super::super::handler::Handler;
use super::INFINITE;
use super::walk::{Place, Walk};
use crate::rules::Pit;

/// How far from the value of the iteration before the next is expected, in
/// hundredths of a seed.
const ASPIRATION: i32 = 60;

/// From this depth on a value is expected at all.
const ASPIRE_FROM: u32 = 5;

/// A move at the root.
#[derive(Clone, Copy)]
pub(super) struct Root {
    pub pit: Pit,
    pub sown: Sown<Best>,
    /// What the last iteration that came to it found.
    pub value: i32,
}

/// Finds the best move of an iteration and brings it to the front; its value.
/// `None` if stopped: then a better move than that of the iteration before
/// may be at the front already.
pub(super) fn find_best<H: Handler>(
    roots: &mut [Root],
    walk: &mut Walk<H>,
    depth: u32,
) -> Option<i32> {
    let expected = roots[0].value;
    let (mut low, mut high) = if depth < ASPIRE_FROM {
        (-INFINITE, INFINITE)
    } else {
        (expected - ASPIRATION, expected + ASPIRATION)
    };
    loop {
        let value = best_in_window(roots, walk, depth, low, high)?;
        if value <= low && low > -INFINITE {
            low = -INFINITE;
        } else if value >= high && high < INFINITE {
            high = INFINITE;
        } else {
            return Some(value);
        }
    }
}

/// The best value of the moves within a window.
fn best_in_window<H: Handler>(
    roots: &mut [Root],
    walk: &mut Walk<H>,
    depth: u32,
    mut alpha: i32,
    beta: i32,
) -> Option<i32> {
    let place = child(depth);
    let mut best = -INFINITE;
    for index in 0..roots.len() {
        let sown = roots[index].sown;
        let mut value = alpha + 1;
        if index > 0 {
            value = walk.enter(&sown, place, alpha, alpha + 1)?;
        }
        if value > alpha {
            value = walk.enter(&sown, place, alpha, beta)?;
        }
        best = best.max(value);
        if value > alpha {
            alpha = value;
            roots[index].value = value;
            roots[..=index].rotate_right(1);
        }
        if value >= beta {
            break;
        }
    }
    Some(best)
}

/// Finds the values of all moves and puts them in their order.
pub(super) fn find_all<H: Handler>(
    roots: &mut [Root],
    walk: &mut Walk<H>,
    depth: u32,
) -> Option<i32> {
    let mut values = [0; Pit::MOST_A_SIDE as usize];
    for (root, value) in roots.iter().zip(&mut values) {
        *value = walk.enter(&root.sown, child(depth), -INFINITE, INFINITE)?;
    }
    for (root, value) in roots.iter_mut().zip(values) {
        root.value = value;
    }
    Some(sort(roots))
}

/// Puts moves in the order of their values, the best first; its value.
pub(super) fn sort(roots: &mut [Root]) -> i32 {
    roots.sort_by_key(|root| std::cmp::Reverse(root.value));
    roots[0].value
}

/// Where the walk is after a move of the root.
const fn child(depth: u32) -> Place {
    Place {
        ply: 1,
        depth: depth - 1,
        is_root_side: false,
    }
}
