//! Any rule set, any position, any game.

use awale::rules::{Circle, Game, Pit, Position, RuleSet, Side, Slam, Starved, Stuck};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A rule set with every field at random.
pub fn rules() -> impl Strategy<Value = RuleSet> {
    let policies = (
        select(vec![
            Slam::Nothing,
            Slam::Illegal,
            Slam::All,
            Slam::IllegalUnlessForced,
        ]),
        select(vec![Starved::Over, Starved::Pass]),
        select(vec![Stuck::Own, Stuck::Split, Stuck::Other]),
        select(vec![Circle::Own, Circle::Split]),
    );
    // Mostly off or small, as large numbers end every game at once.
    let few = prop_oneof![3 => Just(0), 2 => 1..=8u8, 1 => 0..=47u8];
    (policies, few, any::<bool>(), 5..=6u8).prop_map(
        |((slam, starved, stuck, circle), few, majority, pits)| {
            let mut rules = RuleSet::ABAPA;
            (rules.slam, rules.starved, rules.stuck) = (slam, starved, stuck);
            (rules.circle, rules.few, rules.majority) = (circle, few, majority);
            rules.with_pits_a_side(pits).expect("5 or 6 pits a side")
        },
    )
}

/// A position of the rule set: crowded or nearly empty, even or all in few
/// neighbouring pits.
pub fn position(rules: RuleSet) -> impl Strategy<Value = Position> {
    let pits = 2 * usize::from(rules.pits_a_side());
    let total = usize::from(rules.total_seeds());
    let on_board = prop_oneof![0..=6usize, 0..=20usize, 0..=total];
    (on_board, 1..=pits, 0..pits)
        .prop_flat_map(move |(on_board, width, from)| {
            let places = vec(0..width, on_board);
            (places, Just(from), 0..=total - on_board, any::<bool>())
        })
        .prop_map(move |(places, from, south, south_moves)| {
            let mut seeds = vec![0; pits];
            for place in &places {
                seeds[(from + place) % pits] += 1;
            }
            let stores = [south, total - places.len() - south].map(|seeds| seeds as u32);
            let side = Side::BOTH[usize::from(!south_moves)];
            Position::new(&seeds, stores, side, &rules).expect("all seeds are there")
        })
}

/// A game set up from the usual start or from any position.
pub fn game() -> impl Strategy<Value = Game> {
    rules().prop_flat_map(|rules| {
        prop_oneof![
            1 => Just(Game::new(rules)),
            3 => position(rules).prop_map(move |start| {
                Game::from_position(rules, start).expect("a position of the rule set")
            }),
        ]
    })
}

/// Choices that [`choose`] makes moves of.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<Index>> {
    vec(any::<Index>(), 0..=most)
}

/// One of the legal moves, if there is any.
pub fn choose(game: &Game, choice: &Index) -> Option<Pit> {
    let legal: Vec<Pit> = game.legal().iter().collect();
    (!legal.is_empty()).then(|| *choice.get(&legal))
}

/// All letters of pits, whether or not the board has them.
pub fn all_pits() -> impl Iterator<Item = Pit> {
    "ABCDEFabcdef".chars().filter_map(Pit::from_letter)
}
