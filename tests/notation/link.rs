//! Share links.

use awale::engine::Level;
use awale::notation::{Ending, Format, Given, Record, link};
use awale::rules::{Game, RuleSet, Side};
use awale::settings::{Direction, Players, Settings};

use crate::support::{fault, from, long_game, moves_of, one, played, rules};

const TWO: Settings = Settings {
    rules: RuleSet::ABAPA,
    players: Players::Two,
    first: Side::South,
    direction: Direction::CounterClockwise,
};

fn read(text: &str) -> Record {
    one(Format::Link, text, &Given::default())
}

fn settings(text: &str) -> Settings {
    read(text).settings.expect("a link tells who plays")
}

#[test]
fn a_link_tells_rules_settings_and_moves() {
    let expected = "?v=1&rules=abapa&mode=two&first=south&direction=ccw#m=FfBe";
    assert_eq!(link::write(&TWO, &played("FfBe")), expected);
}

#[test]
fn the_computer_is_told_with_its_level_and_the_side_of_the_person() {
    let players = Players::Computer {
        level: Level::new(8).expect("a level"),
        person: Side::North,
    };
    let table = Settings {
        players,
        direction: Direction::Clockwise,
        ..TWO
    };
    let text = link::write(&table, &played(""));
    let expected = "?v=1&rules=abapa&mode=ai&level=8&side=north&first=south&direction=cw";
    assert_eq!(text, expected);
    assert_eq!(settings(&text), table);
}

#[test]
fn the_usual_start_is_left_out_whoever_begins() {
    let table = Settings {
        first: Side::North,
        ..TWO
    };
    let game = Game::from_position(table.rules, table.start()).expect("a start");
    let text = link::write(&table, &game);
    assert!(text.ends_with("&first=north&direction=ccw"), "{text}");
    assert_eq!(read(&text).game, game);
}

#[test]
fn another_start_is_told() {
    let position = "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S";
    let game = one(Format::Moves, "F", &from(position, "abapa")).game;
    let text = link::write(&TWO, &game);
    assert!(text.ends_with(&format!("#p={position}&m=F")), "{text}");
    assert_eq!(read(&text).game, game);
}

#[test]
fn rules_stay_readable() {
    let custom = rules("abapa,slam=all,few=6");
    let text = link::write(&TWO, &Game::new(custom));
    assert!(
        text.starts_with("?v=1&rules=abapa,slam=all,few=6&"),
        "{text}"
    );
    assert_eq!(*read(&text).game.rules(), custom);
    // The settings follow.
    assert_eq!(settings(&text).rules, custom);
}

#[test]
fn endings_by_people_are_told() {
    for end in ["agreement", "resigned-south", "resigned-north"] {
        let text = format!("#m=FfBe&end={end}");
        let record = read(&text);
        let written = link::write(&TWO, &record.game);
        assert!(written.ends_with(&text), "{written}");
        let reason = record.game.outcome().expect("it ended").reason;
        assert_eq!(reason.name(), end.split('-').next().expect("a word"));
    }
}

#[test]
fn the_shown_ply_is_told_unless_it_is_the_last() {
    let mut game = played("FfBe");
    game.show(1);
    let text = link::write(&TWO, &game);
    assert!(text.contains("&ply=1#"), "{text}");
    assert_eq!(read(&text).game.shown(), 1);
    assert_eq!(read("?ply=last#m=FfBe").game.shown(), 4);
    assert_eq!(read("?ply=0#m=FfBe").game.shown(), 0);
}

#[test]
fn a_link_is_read_with_its_address_or_from_its_query_or_hash_on() {
    for text in [
        "https://example.org/awale/?v=1&rules=abapa#m=FfBe",
        "https://example.org/awale/embed.html?rules=abapa&v=1#m=FfBe",
        "file:///home/a/index.html#m=FfBe",
        "?v=1&rules=abapa#m=FfBe",
        "#m=FfBe",
        "  #m=FfBe\n",
        "?m=FfBe",
        "?#m=FfBe",
    ] {
        assert_eq!(moves_of(&read(text)), "FfBe", "{text}");
    }
}

#[test]
fn what_is_not_told_is_as_on_the_first_visit() {
    assert_eq!(settings("?v=1"), Settings::default());
    assert_eq!(settings("#m=F"), Settings::default());
}

#[test]
fn an_address_tells_a_game_by_one_known_word() {
    for text in [
        "?v=1",
        "a/?x#m=F",
        "#m",
        "?x&%72ules=abapa",
        "?v=7",
        " #m\n",
        "#end=x",
    ] {
        assert!(link::tells_a_game(text), "{text}");
    }
    for text in [
        "",
        "m=F",
        "v",
        "https://m.org/p/m=F",
        "?lang=fr#top",
        "?x?m=F",
        "?M=F",
    ] {
        assert!(!link::tells_a_game(text), "{text}");
        let fault = fault(Format::Link, text, &Given::default());
        assert!(
            fault.ends_with("expected a link such as ?v=1#m=FfBe"),
            "{fault}"
        );
    }
}

#[test]
fn unknown_words_are_passed_over() {
    let text = "?utm_source=a&v=1&v2=x&lang=fr&theme&=&&x=%zz&x=1#m=Ff&t=%ff";
    assert_eq!(moves_of(&read(text)), "Ff");
}

#[test]
fn values_and_names_can_be_percent_encoded() {
    let text = "?%72ules=abapa%2Cslam%3Dall&direction=%63w#m=%46f";
    assert_eq!(moves_of(&read(text)), "Ff");
    assert_eq!(settings(text).direction, Direction::Clockwise);
    assert_eq!(settings(text).rules, rules("abapa,slam=all"));
}

#[test]
fn a_game_of_three_hundred_plies_fits_into_a_short_link() {
    let rules = rules("family,slam=illegal-unless-forced,few=1,circle=split");
    let game = long_game(rules, 300);
    let players = Players::Computer {
        level: Level::ALL[0],
        person: Side::South,
    };
    for end in Ending::ALL {
        let mut game = game.clone();
        let outcome = end.end(&mut game).expect("not over");
        let link = link::write(&Settings { players, ..TWO }, &game);
        let link = format!("https://example.org/a/long/way/to/the/games/awale/index.html{link}");
        assert_eq!(game.len(), 300);
        assert!(link.len() < 600, "{}", link.len());
        let again = read(&link).game;
        assert_eq!(again, game);
        assert_eq!(again.outcome(), Some(outcome));
    }
}
