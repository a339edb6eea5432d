//! Pictures: well-formed, self-contained, and true to the board.

mod random;

use awale::i18n::Language;
use awale::notation::oware;
use awale::rules::{Game, Pit, RuleSet, Side, Sowing};
use awale::settings::Direction;
use awale::view::picture::{Look, Scene, Style, svg};
use random::Random;
use roxmltree::{Document, Node};

/// The most bytes of a picture in ink.
const MOST_INK: usize = 4_096;
/// The most bytes of a picture.
const MOST: usize = 25_000;

fn game(rules: &str, position: &str, moves: &str) -> Game {
    let rules: RuleSet = rules.parse().expect("a rule set");
    let start = oware::parse_position(position, &rules).expect("a position");
    let mut game = Game::from_position(rules, start).expect("a game");
    oware::play_moves(&mut game, moves).expect("legal moves");
    game
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).expect("a pit")
}

/// The elements of one name.
fn all<'a>(document: &'a Document, name: &'static str) -> impl Iterator<Item = Node<'a, 'a>> {
    document
        .descendants()
        .filter(move |node| node.has_tag_name(name))
}

/// All text of an element.
fn text(node: Node) -> String {
    node.descendants()
        .filter(Node::is_text)
        .filter_map(|node| node.text())
        .collect::<Vec<_>>()
        .concat()
}

/// Seeds drawn, or outlines of captured ones.
fn drawn(document: &Document, ghosts: bool) -> usize {
    let refers = |node: &Node| {
        node.attribute("href")
            .unwrap_or_default()
            .ends_with("-ghost")
    };
    all(document, "use")
        .filter(|node| refers(node) == ghosts)
        .count()
}

/// The captured pits that are marked.
fn rings(document: &Document) -> usize {
    all(document, "circle")
        .filter(|node| node.attribute("r") == Some("53"))
        .filter(|node| node.attribute("stroke-dasharray").is_none())
        .count()
}

#[test]
fn it_holds_the_letters_and_counts_of_the_board() {
    let game = game("abapa", "startpos", "FfBeBc");
    let picture = svg(&Scene::of(&game), &Look::of(Language::english()));
    let document = Document::parse(&picture).expect("XML");
    let told: Vec<String> = all(&document, "text").map(text).collect();
    let board = game.position().board();
    for pit in board.pits() {
        assert!(
            told.contains(&format!("{pit} {}", board.seeds(pit))),
            "{pit}: {told:?}"
        );
    }
    let names = ["South", "0", "North", "0"];
    assert_eq!(told[12..], names.map(str::to_owned));
}

#[test]
fn without_coordinates_only_counts_are_told() {
    let look = Look {
        coordinates: false,
        ..Look::of(Language::english())
    };
    let picture = svg(&Scene::of(&game("abapa", "startpos", "")), &look);
    let document = Document::parse(&picture).expect("XML");
    let told: Vec<String> = all(&document, "text").map(text).take(12).collect();
    assert_eq!(told, vec!["4"; 12]);
}

#[test]
fn it_has_a_name_and_a_description_in_the_language_asked_for() {
    let game = game("abapa", "0-0-0-0-3-4-1-3-1-1-0-1-17-17-S", "F");
    let told = |language: Language| {
        let picture = svg(&Scene::of(&game), &Look::of(language.clone()));
        let document = Document::parse(&picture).expect("XML");
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(root.attribute("lang"), Some(language.tag()));
        let ids = root.attribute("aria-labelledby").expect("a reference");
        ids.split(' ')
            .map(|id| {
                let named = document
                    .descendants()
                    .find(|node| node.attribute("id") == Some(id));
                text(named.expect("what it refers to"))
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(
        told(Language::english()),
        [
            "Awalé board: South 21, North 17, North to move",
            "South’s seeds in pits A to F: 0, 0, 0, 0, 3 and 0; in the store: 21. \
             North’s seeds in pits a to f: 2, 4, 0, 0, 0 and 1; in the store: 17. \
             Sowing turns counter-clockwise. South plays F: 4 seeds captured from c and d.",
        ]
    );
    assert_eq!(
        told(Language::named("fr").expect("French")),
        [
            "Plateau d’awalé\u{202f}: Sud 21, Nord 17, à Nord de jouer",
            "Graines de Sud, trous A à F\u{202f}: 0, 0, 0, 0, 3 et 0\u{202f}; dans le grenier\u{202f}: 21. \
             Graines de Nord, trous a à f\u{202f}: 2, 4, 0, 0, 0 et 1\u{202f}; dans le grenier\u{202f}: 17. \
             On sème dans le sens antihoraire. Sud joue F\u{202f}: 4 graines prises en c et d.",
        ]
    );
}

#[test]
fn captured_pits_are_marked_and_their_seeds_outlined() {
    let before = "0-0-0-0-3-4-1-3-1-1-0-1-17-17-S";
    let parse = |scene: &Scene| {
        let picture = svg(scene, &Look::of(Language::english()));
        let document = Document::parse(&picture).expect("XML");
        (
            drawn(&document, false),
            drawn(&document, true),
            rings(&document),
        )
    };
    let after = game("abapa", before, "F");
    assert_eq!(parse(&Scene::of(&after)), (48, 4, 2));
    assert_eq!(parse(&Scene::without_move(&after)), (48, 0, 0));
    // Seeds that are still there need no outline.
    let ahead = Scene::before(&game("abapa", before, ""), pit('F')).expect("legal");
    assert_eq!(parse(&ahead), (48, 0, 2));
}

#[test]
fn the_arrow_of_the_shown_ply_is_drawn() {
    let mut game = game("abapa", "startpos", "FfB");
    assert_eq!(
        Scene::of(&game).sowing.map(|sowing| sowing.pit),
        Some(pit('B'))
    );
    game.show(1);
    assert_eq!(
        Scene::of(&game).sowing.map(|sowing| sowing.pit),
        Some(pit('F'))
    );
    game.show(0);
    assert_eq!(Scene::of(&game).sowing, None);
}

#[test]
fn nobody_is_to_move_in_a_finished_game() {
    let over = game("abapa", "0-0-0-0-0-1-1-0-0-0-3-3-24-16-S", "F");
    assert_eq!(Scene::of(&over).to_move, None);
    let picture = svg(&Scene::of(&over), &Look::of(Language::english()));
    assert!(picture.contains("the game is over</title>"));
    assert!(!picture.contains("underline"));
}

#[test]
fn two_pictures_on_one_page_share_no_id() {
    let ids = |picture: &str| -> Vec<String> {
        let document = Document::parse(picture).expect("XML");
        document
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .map(str::to_owned)
            .collect()
    };
    let scene = Scene::of(&game("abapa", "startpos", ""));
    let other = Scene::of(&game("abapa", "startpos", "A"));
    let plain = ids(&svg(&scene, &Look::of(Language::english())));
    let turned = ids(&svg(
        &scene,
        &Look {
            near: Side::North,
            ..Look::of(Language::english())
        },
    ));
    for pictures in [&turned, &ids(&svg(&other, &Look::of(Language::english())))] {
        assert!(pictures.iter().all(|id| !plain.contains(id)));
    }
    let named = svg(
        &scene,
        &Look {
            id: Some("fig 1".into()),
            ..Look::of(Language::english())
        },
    );
    assert!(ids(&named).iter().all(|id| id.starts_with("fig-1")));
}

#[test]
fn any_position_any_way_is_well_formed_small_and_self_contained() {
    let mut random = Random::new(5);
    let languages = Language::all();
    for _ in 0..400 {
        let rules: RuleSet = random.rules().parse().expect("a rule set");
        let text = random.position(rules.pits_a_side().into());
        let position = oware::parse_position(&text, &rules).expect("a position");
        let sowing = random.pick(&[true, false]).then(|| {
            let pits: Vec<Pit> = position.board().row(position.side()).collect();
            Sowing::of(&position, random.pick(&pits), &rules)
        });
        let scene = Scene {
            position,
            to_move: random.pick(&[None, Some(Side::South), Some(Side::North)]),
            sowing: sowing.flatten(),
        };
        let look = Look {
            language: languages[random.below(languages.len())].clone(),
            near: random.pick(&Side::BOTH),
            direction: random.pick(&[Direction::CounterClockwise, Direction::Clockwise]),
            coordinates: random.pick(&[true, false]),
            style: random.pick(&[Style::Wood, Style::Ink, Style::Struck]),
            id: None,
        };
        let picture = svg(&scene, &look);
        assert_eq!(picture, svg(&scene, &look));
        assert!(picture.len() < MOST, "{} bytes", picture.len());
        check(&picture, &scene, &rules, look.style);
    }
}

fn check(picture: &str, scene: &Scene, rules: &RuleSet, style: Style) {
    let document = Document::parse(picture).unwrap_or_else(|error| panic!("{error}: {picture}"));
    let ids: Vec<&str> = document
        .descendants()
        .filter_map(|node| node.attribute("id"))
        .collect();
    for node in document.descendants() {
        assert!(!["script", "image", "a", "foreignObject"].contains(&node.tag_name().name()));
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!attribute.name().starts_with("on"));
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
            // Whatever is referred to is in the picture.
            let target = value
                .strip_prefix("url(#")
                .and_then(|rest| rest.strip_suffix(')'));
            let target = target.or((attribute.name() == "href").then(|| &value[1..]));
            assert!(target.is_none_or(|id| ids.contains(&id)), "{value}");
        }
    }
    let board = scene.position.board();
    let told: Vec<String> = all(&document, "text").map(text).collect();
    if style != Style::Wood {
        // Numbers alone: what pits and stores hold adds up.
        assert!(picture.len() < MOST_INK, "{} bytes", picture.len());
        let numbers = told.iter().filter_map(|told| told.parse::<u8>().ok());
        assert_eq!(numbers.sum::<u8>(), rules.total_seeds());
        return;
    }
    assert_eq!(drawn(&document, false), usize::from(rules.total_seeds()));
    let counts = board.pits().map(|pit| board.seeds(pit).to_string());
    for (told, count) in told.iter().zip(counts) {
        assert_eq!(told.split(' ').next_back(), Some(&*count));
    }
}
