//! What is written reads back as the same.

use awale::engine::Level;
use awale::notation::{
    Ending, Format, Given, Letters, Record, Start, link, moves, ogn, read, write,
};
use awale::rules::{Game, Preset, Side};
use awale::settings::{Direction, Players, Settings};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::strategies::{choices, choose, game, position};

/// A game of any rules, presets among them, from any start.
fn set_up() -> impl Strategy<Value = Game> {
    let preset = select(Preset::ALL.map(Preset::rules).to_vec());
    let of_preset = preset.prop_flat_map(|rules| {
        let north = Game::new(rules).start().with_side(Side::North);
        let start = prop_oneof![
            Just(*Game::new(rules).start()),
            Just(north),
            position(rules)
        ];
        start.prop_map(move |start| Game::from_position(rules, start).expect("of the rules"))
    });
    // A start where a side passed is told as it is after that.
    prop_oneof![of_preset, game()]
        .prop_map(|game| Game::from_position(*game.rules(), *game.start()).expect("of the rules"))
}

fn ending() -> impl Strategy<Value = Option<Ending>> {
    option::of(select(Ending::ALL.to_vec()))
}

/// Any game, ended by people now and then.
fn any_game() -> impl Strategy<Value = Game> {
    (set_up(), choices(300), ending()).prop_map(|(mut game, choices, ending)| {
        play(&mut game, &choices);
        if let Some(ending) = ending {
            // A game that is over stays so.
            let _ = ending.end(&mut game);
        }
        game
    })
}

fn play(game: &mut Game, choices: &[Index]) {
    for choice in choices {
        let Some(pit) = choose(game, choice) else {
            break;
        };
        game.play(pit).expect("a legal move");
    }
}

fn settings() -> impl Strategy<Value = Settings> {
    let side = || select(Side::BOTH.to_vec());
    let directions = vec![Direction::CounterClockwise, Direction::Clockwise];
    let computer = (select(Level::ALL.to_vec()), side())
        .prop_map(|(level, person)| Players::Computer { level, person });
    let players = prop_oneof![Just(Players::Two), computer];
    (players, side(), select(directions)).prop_map(|(players, first, direction)| Settings {
        players,
        first,
        direction,
        ..Settings::default()
    })
}

/// What has to be told besides a text that tells only moves or positions.
fn given(game: &Game) -> Given {
    Given {
        rules: *game.rules(),
        start: Start::At(*game.start()),
        letters: Letters::Usual,
    }
}

/// Values of tags, and comments as they are kept.
fn words() -> impl Strategy<Value = String> {
    "[ -~éɔ🌰]{0,60}"
}

fn comment() -> impl Strategy<Value = String> {
    "[!-|~éɔ🌰]{1,20}( [!-|~éɔ🌰]{1,20}){0,9}"
}

proptest! {
    #[test]
    fn records_round_trip(
        game in any_game(),
        number in any::<u32>(),
        comments in proptest::collection::btree_map(1..400usize, comment(), 0..6),
        event in words(),
        own in words(),
    ) {
        let mut record = Record::new(game);
        record.first_number = number;
        record.comments = comments;
        record.comments.retain(|&plies, _| plies <= record.game.len());
        for (name, value) in [("Event", event), ("Own_1", own)] {
            let tag = awale::notation::Tag { name: name.to_owned(), value };
            record.tags.push(tag);
        }
        let text = ogn::write(&record);
        let again = read(Format::Ogn, &text, &Given::default());
        let again = again.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(again.len(), 1);
        prop_assert_eq!(&again[0].game, &record.game);
        prop_assert_eq!(&again[0].comments, &record.comments);
        prop_assert_eq!(again[0].tag("Event"), record.tag("Event"));
        prop_assert_eq!(again[0].tag("Own_1"), record.tag("Own_1"));
        if !record.game.is_empty() {
            prop_assert_eq!(again[0].first_number, number);
        }
        prop_assert_eq!(ogn::write(&again[0]), text.clone());
        let (_, moves) = text.split_once("\n\n").unwrap_or_default();
        prop_assert!(moves.lines().all(|line| line.chars().count() < 80), "{}", moves);
    }

    #[test]
    fn links_round_trip(game in any_game(), settings in settings(), shown in any::<Index>()) {
        let mut game = game;
        game.show(shown.index(game.len() + 1));
        let text = link::write(&settings, &game);
        let again = link::read(&text);
        let again = again.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let rules = *game.rules();
        prop_assert_eq!(&again.game, &game);
        prop_assert_eq!(again.settings, Some(Settings { rules, ..settings }));
        prop_assert_eq!(link::write(&again.settings(), &again.game), text);
    }

    #[test]
    fn positions_round_trip(game in any_game(), number in 0..1000u32) {
        let record = Record { first_number: number, ..Record::new(game) };
        for format in [Format::Oware, Format::PlayStrategy] {
            let text = write(format, &record);
            let again = read(format, &text, &given(&record.game)).expect("a position");
            prop_assert_eq!(again[0].last_position(), record.last_position());
            prop_assert_eq!(write(format, &again[0]), text);
        }
    }

    #[test]
    fn moves_round_trip(game in any_game()) {
        let record = Record::new(game);
        let usual = given(&record.game);
        for letters in Letters::BOTH {
            let text = moves::write(&record, letters);
            let again = moves::read(&text, &Given { letters, ..usual.clone() });
            let again = again.expect("moves");
            prop_assert_eq!(again.game.moves(), record.game.moves());
        }
        let text = write(Format::PlayStrategyMoves, &record);
        if !text.is_empty() {
            let again = read(Format::PlayStrategyMoves, &text, &usual).expect("moves");
            prop_assert_eq!(again[0].game.moves(), record.game.moves());
        }
    }

    #[test]
    fn a_position_and_its_moves_round_trip(game in any_game()) {
        let start = Game::from_position(*game.rules(), *game.start()).expect("a start");
        let start = write(Format::PlayStrategy, &Record::new(start));
        let record = Record::new(game);
        let moves = write(Format::PlayStrategyMoves, &record);
        let rules = Given { rules: *record.game.rules(), ..Given::default() };
        let again = read(Format::PlayStrategy, &format!("{start} {moves}"), &rules);
        let again = again.expect("a position and moves");
        prop_assert_eq!(again[0].game.moves(), record.game.moves());
        prop_assert_eq!(again[0].game.start(), record.game.start());
    }
}
