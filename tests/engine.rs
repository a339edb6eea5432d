//! The computer player.

#[path = "engine/support.rs"]
mod support;

use awale::engine::tablebase::{Builder, Tablebase};
use awale::engine::{
    self, Choice, DEEPEST, Handler, Level, Mind, Report, Search, WIN, Width, choose, ended, search,
};
use awale::rules::{Game, Outcome, Position, Preset, Reason, RuleSet, Side};
use support::{Random, game_at, minimax, pit, random_game, rule_sets};

/// Stops when so many moves are tried.
struct Nodes(u64);

impl Handler for Nodes {
    fn stop(&mut self, nodes: u64) -> bool {
        nodes >= self.0
    }
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn mind(rules: &RuleSet) -> Mind {
    Mind::new(rules, 1 << 20)
}

fn best(position: &str, depth: u32) -> Report {
    let trail = game_at(RuleSet::ABAPA, position).trail();
    search(&mut mind(trail.rules()), &trail, depth, &mut ()).unwrap()
}

#[test]
fn takes_a_chain_of_captures() {
    let report = best("0-0-0-0-1-3-1-2-1-0-0-5-17-18-S", 1);
    assert_eq!(report.best, pit('F'));
    assert!(report.value > 500, "{}", report.value);
}

#[test]
fn moves_a_threatened_pit_away() {
    // After F the move f takes two seeds of C and has 25.
    let report = best("0-0-1-0-0-2-0-0-0-0-0-3-19-23-S", 2);
    assert_eq!(report.best, pit('C'));
    assert!(report.value > -WIN);
}

#[test]
fn feeds_where_it_must() {
    let trail = game_at(RuleSet::ABAPA, "0-0-0-0-1-1-0-0-0-0-0-0-23-23-S").trail();
    for level in Level::ALL {
        let choice = choose(&mut mind(trail.rules()), &trail, level, 1, &mut Nodes(1000)).unwrap();
        assert_eq!(choice.pit, pit('F'));
    }
}

#[test]
fn of_two_wins_the_larger_and_then_the_earlier_is_better() {
    let outcome = |south, north| Outcome {
        reason: Reason::Majority,
        score: [south, north],
        unclaimed: 48 - south - north,
    };
    let value = |south, north, plies| ended(&outcome(south, north), Side::South, plies);
    assert!(value(25, 10, 1) > value(25, 10, 3));
    assert!(value(27, 10, 3) > value(25, 10, 1));
    assert!(value(25, 23, DEEPEST) > 48 * 100);
    assert_eq!(value(24, 24, 5), 0);
    // Who loses holds out.
    assert!(value(10, 25, 3) > value(10, 25, 1));
    assert_eq!(value(10, 25, 3), -value(25, 10, 3));
}

#[test]
fn ends_the_game_at_once_where_nothing_is_gained_by_waiting() {
    // F takes two seeds and has 25.
    let report = best("0-0-0-0-0-1-1-0-0-0-0-3-23-20-S", 5);
    assert_eq!(report.best, pit('F'));
    assert_eq!(report.value, WIN + 500 - 1);
}

#[test]
fn a_settled_value_is_what_looking_at_every_line_finds() {
    let mut random = Random::new(1);
    let (mut passes, mut endings, mut compared) = (0, Vec::new(), 0);
    for round in 0..200 {
        for rules in rule_sets() {
            let seeds = 2 + random.below(6) as u32;
            let trail = random_game(rules, seeds, 40, &mut random).trail();
            let Some(mut search) = Search::new(&trail, Width::Best, DEEPEST) else {
                continue;
            };
            search.run(&mut mind(&rules), &mut Nodes(20_000));
            let report = search.report().unwrap();
            let is_settled = search.is_finished() && report.depth < DEEPEST;
            let full = || {
                minimax(
                    &mut trail.clone(),
                    16,
                    &mut passes,
                    &mut endings,
                    &mut 20_000,
                )
            };
            let Some(full) = is_settled.then(full).flatten() else {
                continue;
            };
            // Of equal results, the search may take the longer way.
            let position = trail.last().position;
            let context = format!("round {round}: {rules}, {position}");
            let seeds = |value: i32| (value + 50).div_euclid(100);
            assert_eq!(seeds(report.value), seeds(full), "{context}");
            compared += 1;
        }
    }
    assert!(compared > 300, "{compared}");
    // The cases that are easily got wrong were among them.
    assert!(passes > 50, "{passes}");
    for reason in [Reason::NoMove, Reason::Majority, Reason::FewSeeds] {
        assert!(endings.contains(&reason), "{reason}");
    }
}

#[test]
fn a_line_is_legal_and_begins_with_the_best_move() {
    let mut random = Random::new(2);
    for rules in rule_sets() {
        for _ in 0..20 {
            let seeds = u32::from(rules.total_seeds());
            let trail = random_game(rules, seeds, 40, &mut random).trail();
            let mut trail = trail;
            let Some(report) = search(&mut mind(&rules), &trail, 7, &mut ()) else {
                continue;
            };
            assert_eq!(report.line().first(), Some(&report.best));
            for &pit in report.line() {
                assert!(trail.legal().contains(pit), "{rules}");
                trail.push(pit);
            }
        }
    }
}

#[test]
fn a_search_that_is_stopped_again_and_again_comes_as_deep_as_any() {
    let trail = Game::new(RuleSet::ABAPA).trail();
    let mut mind = mind(&RuleSet::ABAPA);
    let whole = search(&mut mind, &trail, 12, &mut ()).unwrap();
    mind.forget();
    let mut search = Search::new(&trail, Width::Best, 12).unwrap();
    let mut slices = 0;
    loop {
        slices += 1;
        let end = search.nodes() + 700;
        if search.run(&mut mind, &mut Nodes(end)) {
            break;
        }
    }
    assert!(slices > 5, "{slices}");
    let report = search.report().unwrap();
    assert_eq!(report.depth, whole.depth);
    assert!((report.value - whole.value).abs() <= 50);
    assert!(report.nodes < 2 * whole.nodes, "{} nodes", report.nodes);
}

#[test]
fn all_moves_have_values_where_they_are_wanted() {
    let trail = Game::new(RuleSet::ABAPA).trail();
    let mut search = Search::new(&trail, Width::All, 6).unwrap();
    assert!(search.run(&mut mind(&RuleSet::ABAPA), &mut ()));
    let report = search.report().unwrap();
    assert_eq!(report.moves.len(), 6);
    assert_eq!(report.moves[0].pit, report.best);
    assert!(report.moves.is_sorted_by_key(|thought| -thought.value));
    let one = engine::search(&mut mind(&RuleSet::ABAPA), &trail, 6, &mut ()).unwrap();
    assert!((one.value - report.value).abs() <= 50);
}

#[test]
fn tables_that_come_while_it_searches_make_no_searched_value_exact() {
    // C and F capture nothing.
    let game = game_at(RuleSet::ABAPA, "0-0-1-0-0-1-0-1-0-2-0-1-20-22-S");
    let mut mind = mind(game.rules());
    let mut search = Search::new(&game.trail(), Width::All, 6).unwrap();
    assert!(!search.run(&mut mind, &mut Nodes(1)));
    let mut tables = Tablebase::new(game.rules());
    while tables.seeds() < 6 {
        let mut builder = Builder::new(&tables);
        let layer = std::iter::repeat_with(|| builder.step(1000)).find_map(|layer| layer);
        tables.add(layer.unwrap()).unwrap();
    }
    assert!(mind.set_tables(tables));
    assert!(search.run(&mut mind, &mut ()));
    let mut after = search.report().unwrap().moves.iter();
    assert!(after.all(|thought| !thought.exact));
}

#[test]
fn stops_at_once_and_still_has_a_move() {
    struct Now(u32);
    impl Handler for Now {
        fn stop(&mut self, _nodes: u64) -> bool {
            self.0 += 1;
            true
        }
    }
    let trail = Game::new(RuleSet::ABAPA).trail();
    for level in Level::ALL {
        let mut handler = Now(0);
        let choice = choose(&mut mind(trail.rules()), &trail, level, 3, &mut handler).unwrap();
        assert!(trail.legal().contains(choice.pit));
        assert_eq!(choice.depth, 1);
        assert!(choice.nodes <= 60, "{choice:?}");
        assert!(handler.0 <= 1);
    }
}

#[test]
fn stops_at_the_node_it_is_told_and_keeps_the_last_iteration() {
    struct Count {
        limit: u64,
        seen: u64,
        reports: Vec<Report>,
    }
    impl Handler for Count {
        fn stop(&mut self, nodes: u64) -> bool {
            assert!(nodes > self.seen);
            self.seen = nodes;
            nodes >= self.limit
        }
        fn report(&mut self, report: &Report) {
            self.reports.push(report.clone());
        }
    }
    let trail = Game::new(RuleSet::ABAPA).trail();
    for limit in [60, 100, 1000, 12_345] {
        let mut handler = Count {
            limit,
            seen: 0,
            reports: Vec::new(),
        };
        let report = search(&mut mind(trail.rules()), &trail, DEEPEST, &mut handler).unwrap();
        assert_eq!(handler.seen, limit);
        assert_eq!(handler.reports.last(), Some(&report));
        let depths = handler.reports.iter().map(|report| report.depth);
        assert!(depths.eq(1..=report.depth));
        assert!(report.nodes < limit);
    }
}

#[test]
fn stops_when_every_line_has_ended() {
    // North can only be fed once, and then has nothing to feed with.
    let report = best("0-0-0-0-0-1-0-0-0-0-0-0-23-24-S", DEEPEST);
    assert!(report.depth < DEEPEST);
    assert!(
        search(
            &mut mind(&RuleSet::ABAPA),
            &Game::new(RuleSet::ABAPA).trail(),
            3,
            &mut ()
        )
        .unwrap()
        .depth
            == 3
    );
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let mut random = Random::new(5);
    let mut at_level_1 = Vec::new();
    for seed in 0..30 {
        let trail = random_game(RuleSet::ABAPA, 48, 10, &mut random).trail();
        for level in Level::ALL {
            let choice = || {
                choose(
                    &mut mind(trail.rules()),
                    &trail,
                    level,
                    seed,
                    &mut Nodes(3000),
                )
            };
            assert_eq!(choice(), choice());
        }
        let start = Game::new(RuleSet::ABAPA).trail();
        at_level_1.extend(
            choose(&mut mind(start.rules()), &start, level(1), seed, &mut ())
                .map(|choice| choice.pit),
        );
    }
    at_level_1.sort();
    at_level_1.dedup();
    assert!(at_level_1.len() > 1, "every game begins alike");
}

#[test]
fn every_level_plays_legally_whatever_the_rules() {
    let mut random = Random::new(9);
    let mut choices = 0;
    for _ in 0..12 {
        for rules in rule_sets() {
            let seeds = 1 + random.below(u64::from(rules.total_seeds())) as u32;
            let game = random_game(rules, seeds, 30, &mut random);
            for level in Level::ALL {
                let seed = random.below(u64::MAX);
                let choice = choose(
                    &mut mind(game.rules()),
                    &game.trail(),
                    level,
                    seed,
                    &mut Nodes(500),
                );
                assert_eq!(choice.is_none(), game.outcome().is_some());
                let Some(Choice { pit, .. }) = choice else {
                    continue;
                };
                assert_eq!(game.check(pit), Ok(()), "{} {rules}", game.position());
                choices += 1;
            }
        }
    }
    assert!(choices > 500, "{choices}");
}

#[test]
fn a_finished_game_has_no_choice() {
    let game = game_at(RuleSet::ABAPA, "0-0-0-0-0-1-0-0-0-0-0-1-25-21-S");
    assert_eq!(
        choose(&mut mind(game.rules()), &game.trail(), level(1), 0, &mut ()),
        None
    );
    assert_eq!(
        search(&mut mind(game.rules()), &game.trail(), 3, &mut ()),
        None
    );
}

#[test]
fn levels_go_from_1_to_8() {
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(9), None);
    for (index, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(level.number()), index + 1);
        assert_eq!(Level::new(level.number()), Some(level));
        // All but the last are limited by what they look at alone.
        assert_eq!(level.plan().time.is_some(), index == 7);
        assert_eq!(level.plan().nodes.is_none(), index == 7);
    }
}

#[test]
fn level_4_beats_level_1_and_level_8_beats_level_4() {
    assert!(share_won(level(4), level(1), 20) > 0.8);
    assert!(share_won(level(8), level(4), 10) > 0.8);
}

/// The share of points that the first of two levels wins, a draw being half a
/// point, from openings that each plays from both sides.
fn share_won(one: Level, other: Level, openings: u32) -> f64 {
    let mut random = Random::new(11);
    let mut points = 0.0;
    for number in 0..openings {
        let rules = Preset::ALL[number as usize % Preset::ALL.len()].rules();
        let start = Position::start(&rules);
        let opening = random_game(rules, u32::from(start.board().total()), 4, &mut random);
        for side in Side::BOTH {
            let mut game = opening.clone();
            while game.outcome().is_none() {
                let level = match game.position().side() == side {
                    true => one,
                    false => other,
                };
                let seed = random.below(u64::MAX);
                let choice = choose(
                    &mut mind(game.rules()),
                    &game.trail(),
                    level,
                    seed,
                    &mut Nodes(10_000),
                )
                .unwrap();
                game.play(choice.pit).unwrap();
            }
            let winner = game.outcome().unwrap().winner();
            points += winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
        }
    }
    points / f64::from(2 * openings)
}
