//! The worker's side of the channel: messages in, messages out.

use awale::engine::Level;
use awale::rules::{Game, Pit, Preset, RuleSet};
use awale::worker::desk::{ADVISING, Desk, SLOWEST};
use awale::worker::messages::{Choose, Found, Line, NO_ID, Reply, Request, ToPage, ToWorker};

/// A clock that goes on by so many milliseconds each time it is looked at.
fn clock(step: f64) -> impl FnMut() -> f64 {
    let mut now = 0.0;
    move || {
        now += step;
        now
    }
}

fn line(rules: &str, position: &str, moves: &str) -> Line {
    Line {
        rules: rules.to_owned(),
        position: position.to_owned(),
        moves: moves.to_owned(),
    }
}

fn choose(rules: &str, position: &str, moves: &str, level: u8) -> Choose {
    Choose {
        line: line(rules, position, moves),
        level,
        seed: u64::MAX,
    }
}

fn text(id: u32, request: Request) -> String {
    ToWorker { id, request }.to_text()
}

/// All that a desk says to a text until it has nothing more to do.
fn all_said(desk: &mut Desk, text: &str, mut clock: impl FnMut() -> f64) -> Vec<ToPage> {
    let mut said = desk.hear(text, None, clock());
    while desk.is_busy() {
        said.extend(desk.work(&mut clock));
    }
    said
}

/// The one answer of a new desk to a text.
fn answer(text: &str, clock: impl FnMut() -> f64) -> (u32, Reply) {
    match all_said(&mut Desk::default(), text, clock).as_slice() {
        [ToPage::Answer { id, reply }] => (*id, reply.clone()),
        other => panic!("{text}: {other:?}"),
    }
}

fn ask(choose: Choose, step: f64) -> Reply {
    let (id, reply) = answer(&text(7, Request::Choose(choose)), clock(step));
    assert_eq!(id, 7);
    reply
}

fn refusal(choose: Choose) -> String {
    match ask(choose, 10.0) {
        Reply::Refused { why } => why,
        chosen => panic!("{chosen:?}"),
    }
}

/// Where there is much to think about.
fn start() -> Line {
    line("abapa", "startpos", "")
}

/// The ids of the answers, and of the thoughts as negative numbers.
fn ids(said: &[ToPage]) -> Vec<i64> {
    let id = |message: &ToPage| match message {
        ToPage::Answer { id, .. } => i64::from(*id),
        ToPage::Thought { id, .. } => -i64::from(*id),
        other => panic!("{other:?}"),
    };
    said.iter().map(id).collect()
}

#[test]
fn every_level_answers_under_every_preset() {
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        for level in Level::ALL {
            let rules = preset.name();
            let start = game.start().to_string();
            let moves: String = game.moves().iter().map(|pit| pit.letter()).collect();
            let reply = ask(choose(rules, &start, &moves, level.number()), 10.0);
            let Reply::Chosen { pit, depth, .. } = reply else {
                panic!("{reply:?}");
            };
            assert!(depth > 0);
            game.play(Pit::from_letter(pit).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_clock_stops_the_search() {
    let nodes = |level, step| match ask(choose("abapa", "startpos", "", level), step) {
        Reply::Chosen { nodes, .. } => nodes,
        refused => panic!("{refused:?}"),
    };
    assert!(nodes(8, 1000.0) < 1000);
    assert!(nodes(8, 1.0) > 100_000);
    // The others are not limited by time, unless the machine is very slow.
    assert_eq!(nodes(7, 0.0), nodes(7, 1.0));
    assert!(nodes(7, f64::from(SLOWEST)) < 1000);
}

#[test]
fn what_cannot_be_played_is_refused_with_its_reason() {
    let cases = [
        (
            choose("chess", "startpos", "", 1),
            "rules: unknown rule set",
        ),
        (
            choose("abapa,few=99", "startpos", "", 1),
            "rules: unknown value",
        ),
        (choose("abapa", "", "", 1), "position: 1 fields"),
        (
            choose("abapa", "9-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "", 1),
            "position: 53 seeds",
        ),
        (
            choose("ten-pit", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "", 1),
            "position: 15 fields",
        ),
        (choose("abapa", "startpos", "Ax", 1), "moves: column 2"),
        (
            choose("abapa", "startpos", "AB", 1),
            "moves: ply 2: B: wrong_side",
        ),
        (choose("abapa", "startpos", "", 0), "level 0"),
        (choose("abapa", "startpos", "", 9), "level 9"),
        (
            choose("abapa", "0-0-0-0-0-1-0-0-0-0-0-1-25-21-S", "", 1),
            "game_over",
        ),
    ];
    for (choose, expected) in cases {
        let why = refusal(choose.clone());
        assert!(why.starts_with(expected), "{choose:?}: {why}");
    }
}

#[test]
fn any_text_gets_an_answer() {
    let good = text(7, Request::Choose(choose("abapa", "startpos", "AaBb", 1)));
    let texts = [
        (String::new(), NO_ID),
        ("null".to_owned(), NO_ID),
        ("[]".to_owned(), NO_ID),
        ("\u{0}\u{fffd}é".to_owned(), NO_ID),
        (r#"{"id":-1}"#.to_owned(), NO_ID),
        (r#"{"id":5}"#.to_owned(), 5),
        (r#"{"id":5,"request":"go"}"#.to_owned(), 5),
        (
            r#"{"id":5,"request":{"layer":{"rules":"abapa"}}}"#.to_owned(),
            5,
        ),
        (good.replace("\"level\":1", "\"level\":256"), 7),
        (good.replace("\"level\":1", "\"level\":\"1\""), 7),
        (
            good.replace("\"seed\":18446744073709551615", "\"seed\":1e99"),
            7,
        ),
        (good.replace("AaBb", &"Aa".repeat(40_000)), NO_ID),
        ("[".repeat(10_000), NO_ID),
    ];
    for (text, id) in texts {
        let start: String = text.chars().take(60).collect();
        match answer(&text, clock(10.0)) {
            (found, Reply::Refused { why }) => {
                assert!(found == id && !why.is_empty(), "{start}: {found} {why}");
            }
            other => panic!("{start}: {other:?}"),
        }
    }
    // Every cut of a good text, and every byte of it changed.
    for index in 0..good.len() {
        answer(&good[..index], clock(10.0));
        let mut bytes = good.clone().into_bytes();
        bytes[index] ^= 1;
        let changed = String::from_utf8(bytes).unwrap();
        answer(&changed, clock(10.0));
    }
}

#[test]
fn a_slice_is_short() {
    let requests = [
        Request::Choose(choose("abapa", "startpos", "", 7)),
        Request::Choose(choose("abapa", "startpos", "", 8)),
        Request::Advise(start()),
        Request::Analyse(start()),
    ];
    for request in requests {
        let mut desk = Desk::default();
        desk.hear(&text(1, request.clone()), None, 0.0);
        // By its clock no time goes by, so the moves are counted.
        let began = std::time::Instant::now();
        desk.work(|| 0.0);
        assert!(desk.is_busy(), "{request:?}");
        assert!(began.elapsed().as_millis() < 500, "{request:?}");
    }
}

#[test]
fn a_level_that_counts_moves_is_sliced_alike_whatever_the_clock() {
    let reply = |step| ask(choose("abapa", "startpos", "FfBe", 7), step);
    assert_eq!(reply(0.0), reply(0.3));
}

#[test]
fn what_is_stopped_is_answered_once_and_leaves_an_idle_desk() {
    let mut desk = Desk::default();
    assert!(
        desk.hear(&text(3, Request::Analyse(start())), None, 0.0)
            .is_empty()
    );
    desk.work(clock(0.01));
    // Another request is meant.
    assert!(desk.hear(&text(2, Request::Stop), None, 1.0).is_empty());
    assert!(desk.is_busy());
    let reply = Reply::Stopped;
    let said = desk.hear(&text(3, Request::Stop), None, 1.0);
    assert_eq!(said, [ToPage::Answer { id: 3, reply }]);
    assert!(!desk.is_busy());
    assert!(desk.work(clock(1.0)).is_empty());
    assert!(desk.hear(&text(3, Request::Stop), None, 1.0).is_empty());
}

#[test]
fn another_request_stops_the_one_before_even_if_it_is_refused() {
    let mut desk = Desk::default();
    desk.hear(&text(1, Request::Analyse(start())), None, 0.0);
    let choose = Request::Choose(choose("abapa", "startpos", "", 1));
    let said = all_said(&mut desk, &text(2, choose), clock(0.1));
    assert_eq!(ids(&said), [1, 2]);
    desk.hear(&text(3, Request::Analyse(start())), None, 0.0);
    let said = desk.hear(&text(4, Request::Advise(line("chess", "", ""))), None, 0.0);
    assert_eq!(ids(&said), [3, 4]);
    assert!(!desk.is_busy());
}

#[test]
fn an_analysis_tells_of_every_move_ever_deeper_and_ends_by_the_clock() {
    let step = 2.0;
    let request = Request::Analyse(line("abapa", "startpos", "Ff"));
    let said = all_said(&mut Desk::default(), &text(1, request), clock(step));
    let mut thoughts: Vec<&Found> = Vec::new();
    for message in &said {
        match message {
            ToPage::Thought { id: 1, found } => thoughts.push(found),
            ToPage::Answer { id: 1, reply } => assert_eq!(*reply, Reply::Analysed),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(thoughts.len() + 1, said.len());
    assert!(thoughts.len() > 5);
    for pair in thoughts.windows(2) {
        assert!(pair[0].depth <= pair[1].depth && pair[0].nodes < pair[1].nodes);
    }
    for found in thoughts {
        let mut pits: Vec<char> = found.moves.iter().map(|weighed| weighed.pit).collect();
        assert!(found.moves.is_sorted_by(|one, two| one.value >= two.value));
        assert!(
            found
                .moves
                .iter()
                .all(|weighed| weighed.line.starts_with(weighed.pit))
        );
        pits.sort_unstable();
        assert_eq!(pits, ['A', 'B', 'C', 'D', 'E']);
    }
}

#[test]
fn an_analysis_ends_by_itself_where_everything_is_known() {
    let request = Request::Analyse(line("abapa", "0-0-0-0-0-1-0-0-0-0-3-3-21-20-S", ""));
    let said = all_said(&mut Desk::default(), &text(1, request), || 0.0);
    let answer = ToPage::Answer {
        id: 1,
        reply: Reply::Analysed,
    };
    assert_eq!(said.last(), Some(&answer));
}

#[test]
fn advice_names_the_best_move_and_what_is_expected() {
    // F captures four seeds and wins.
    let request = Request::Advise(line("abapa", "0-0-0-0-3-4-1-3-1-1-0-1-22-12-S", ""));
    let (_, reply) = answer(&text(1, request), clock(f64::from(ADVISING) / 50.0));
    let Reply::Advice(found) = reply else {
        panic!("{reply:?}");
    };
    assert_eq!(found.moves.len(), 1);
    assert_eq!(found.moves[0].pit, 'F');
    assert!(found.moves[0].value > 9000);
    assert!(found.moves[0].line.starts_with('F'));
}

#[test]
fn the_desk_remembers_from_one_move_to_the_next() {
    let mut desk = Desk::default();
    let nodes_to_depth = |desk: &mut Desk, depth| {
        let request = text(1, Request::Analyse(start()));
        desk.hear(&request, None, 0.0);
        loop {
            for message in desk.work(|| 0.0) {
                if let ToPage::Thought { found, .. } = message
                    && found.depth >= depth
                {
                    return found.nodes;
                }
            }
        }
    };
    let first = nodes_to_depth(&mut desk, 13);
    let again = nodes_to_depth(&mut desk, 13);
    assert!(again < first, "{again}, {first}");
}

#[test]
fn a_position_in_which_a_side_has_passed_is_told_in_full() {
    // South has nothing and passes at once.
    let rules: RuleSet = Preset::Family.rules();
    let position = "0-0-0-0-0-0-0-0-0-0-4-8-18-18-S";
    let reply = ask(choose(&rules.to_string(), position, "", 3), 10.0);
    assert!(
        matches!(reply, Reply::Chosen { pit: 'e' | 'f', .. }),
        "{reply:?}"
    );
}
