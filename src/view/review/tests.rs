//! Lists and curves of small games.

use super::*;
use crate::notation::oware;
use crate::settings::Players;

fn settings(rules: &str) -> Settings {
    Settings {
        rules: rules.parse().expect("rules"),
        players: Players::Two,
        ..Settings::default()
    }
}

fn game(rules: &str, position: &str, moves: &str) -> Game {
    let rules = rules.parse().expect("rules");
    let start = oware::parse_position(position, &rules).expect("a position");
    let mut game = Game::from_position(rules, start).expect("valid");
    for letter in moves.chars() {
        let pit = Pit::from_letter(letter).expect("a pit");
        game.play(pit).expect("legal");
    }
    game
}

const START: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

/// The list as one would write it.
fn listed(game: &Game) -> Vec<String> {
    let settings = Settings {
        rules: *game.rules(),
        ..settings("abapa")
    };
    let written = |cell: &Option<Cell>| match cell {
        None => "…".to_owned(),
        Some(Cell::Pass) => "pass".to_owned(),
        Some(Cell::Move { deed, plies }) => {
            assert_eq!(game.moves()[plies - 1], deed.pit);
            let slam = if deed.slam.is_some() { "*" } else { "" };
            match deed.captured {
                0 => format!("{}{slam}", deed.pit),
                n => format!("{}+{n}{slam}", deed.pit),
            }
        }
    };
    rows(&settings, game)
        .iter()
        .map(|row| {
            let cells: Vec<String> = row.cells.iter().map(written).collect();
            format!("{}. {}", row.number, cells.join(" "))
        })
        .collect()
}

#[test]
fn moves_are_listed_two_a_line() {
    let game = game("abapa", START, "FfBeB");
    assert_eq!(listed(&game), ["1. F f", "2. B e", "3. B …"]);
}

#[test]
fn where_north_begins_the_first_line_has_no_move_of_south() {
    let game = game("abapa", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N", "cCd");
    assert_eq!(listed(&game), ["1. … c", "2. C d"]);
}

#[test]
fn captures_are_listed() {
    let game = game("abapa", "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S", "Fd");
    assert_eq!(listed(&game), ["1. F+4 d"]);
}

#[test]
fn grand_slams_are_marked_whether_or_not_they_take_anything() {
    let position = "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S";
    assert_eq!(listed(&game("abapa", position, "F")), ["1. F* …"]);
    assert_eq!(listed(&game("family", position, "F")), ["1. F+4* pass"]);
}

#[test]
fn a_passed_turn_stands_in_the_place_of_its_move() {
    // North's last seeds are taken, and South feeds it with the next move.
    let game = game("family", "4-4-4-4-4-2-1-1-0-0-0-0-12-12-S", "FEa");
    assert_eq!(listed(&game), ["1. F+4* pass", "2. E a"]);
}

#[test]
fn curves_step_where_seeds_are_captured() {
    let game = game("abapa", "0-0-0-0-4-2-1-1-0-4-4-4-14-14-S", "Fd");
    let curves = Curves::of(&game);
    assert_eq!((curves.majority, curves.top, curves.steps()), (25, 28, 2));
    assert_eq!(curves.path(Side::South), "M0 14H1V10H2V10");
    assert_eq!(curves.path(Side::North), "M0 14H1V14H2V14");
    assert_eq!(curves.marks(Side::South), "M1 10h0");
    assert_eq!(curves.marks(Side::North), "");
}

#[test]
fn seeds_that_are_shared_out_at_the_end_are_on_the_curves() {
    let mut game = game("abapa", "1-0-0-0-0-0-0-0-0-0-0-1-22-24-S", "A");
    game.agree().expect("not over");
    let curves = Curves::of(&game);
    assert_eq!(curves.steps(), 2);
    assert_eq!(curves.path(Side::South), "M0 6H1V6H2V5");
}

#[test]
fn a_game_without_moves_has_a_chart_too() {
    let curves = Curves::of(&Game::new(settings("abapa").rules));
    assert_eq!((curves.steps(), curves.top), (1, 28));
    let lead = curves.lead(&settings("abapa"), 0);
    assert_eq!((lead.leader, lead.changes), (None, 0));
}

#[test]
fn who_leads_is_told_with_the_move_that_brought_it() {
    let curves = |stores: &[[u8; 2]]| Curves {
        stores: stores.to_vec(),
        big: Vec::new(),
        majority: 25,
        top: 28,
    };
    let settings = settings("abapa");
    let south = Who::Player(Side::South);
    let lead = curves(&[[0, 0], [2, 0], [2, 3], [2, 3], [5, 3]]).lead(&settings, 4);
    assert_eq!((lead.leader, lead.changes), (Some((south, 4)), 2));
    let level = curves(&[[0, 0], [2, 0], [2, 2]]).lead(&settings, 2);
    assert_eq!((level.leader, level.changes), (None, 0));
    let caught_up = curves(&[[0, 0], [2, 0], [2, 2], [4, 2]]).lead(&settings, 3);
    assert_eq!((caught_up.leader, caught_up.changes), (Some((south, 1)), 0));
}

#[test]
fn what_led_to_the_shown_position_is_told() {
    let mut game = game("abapa", START, "Ff");
    let settings = settings("abapa");
    assert!(matches!(
        shown(&settings, &game),
        Message::Review(Review::At {
            shown: 2,
            plies: 2,
            ..
        })
    ));
    game.show(0);
    assert_eq!(shown(&settings, &game), Message::Review(Review::Start(2)));
}
