//! Browser-side tests: the page's channel to its worker, with fake workers
//! that speak the protocol well or badly.

#![cfg(target_arch = "wasm32")]

#[path = "web/fake.rs"]
mod fake;
#[path = "web/lives.rs"]
mod lives;
#[path = "web/shelves.rs"]
mod shelves;
#[path = "web/talks.rs"]
mod talks;

use std::cell::RefCell;
use std::rc::Rc;

use awale::engine::Level;
use awale::rules::{Game, Pit, RuleSet};
use awale::worker::Status::{OnPage, Ready, Restarted};
use awale::worker::desk::Desk;
use awale::worker::messages::{Reply, ToPage};
use awale::worker::{Client, Patience, page_spawner};
use fake::{Fakes, LONG, Question, SHORT, sleep};
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Answers every question with D.
const GOOD: &str = "ready(BUILD); asked = (id) => chosen(id, 'D');";
/// Says nothing at all.
const MUTE: &str = "";
/// Is ready and never answers.
const SILENT: &str = "ready(BUILD);";
/// Is ready and never comes back from its first question.
const BUSY: &str = "ready(BUILD); asked = () => { for (;;); };";
/// Fails at its first question.
const FAILS: &str = "ready(BUILD); asked = () => { throw new Error('test'); };";

fn game() -> Game {
    Game::new(RuleSet::ABAPA)
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).unwrap()
}

#[wasm_bindgen_test]
async fn a_question_waits_until_the_worker_is_ready() {
    let late = "setTimeout(() => ready(BUILD), 200); asked = (id) => chosen(id, 'D');";
    let fakes = Fakes::new(&[late]);
    let client = fakes.client(LONG);
    let question = Question::ask(&client, &game(), 4);
    assert!(client.is_thinking());
    let choice = question.answer().await;
    assert_eq!((choice.pit, choice.value), (pit('D'), 1));
    assert_eq!((choice.depth, choice.nodes), (2, 3));
    assert!(!client.is_thinking());
    assert_eq!(fakes.statuses(), [Ready]);
    assert_eq!(fakes.attempts(), [0]);
}

#[wasm_bindgen_test]
async fn the_worker_is_told_the_shown_line_of_play() {
    let told = "ready(BUILD); asked = (id, { choose: { line: l, level, seed } }) =>
        chosen(id, l.rules === 'akan' && l.moves === 'Cf' && level === 4 && seed === 7
        && l.position === '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S' ? 'A' : 'F');";
    let client = Fakes::new(&[told]).client(LONG);
    let mut game = Game::new(RuleSet::AKAN);
    for letter in "CfA".chars() {
        game.play(pit(letter)).unwrap();
    }
    game.show(2);
    assert_eq!(
        Question::ask(&client, &game, 4).answer().await.pit,
        pit('A')
    );
}

#[wasm_bindgen_test]
async fn a_cancelled_question_is_never_answered() {
    let slow = "ready(BUILD); asked = (id) => setTimeout(() => chosen(id, 'D'), 100);";
    let client = Fakes::new(&[slow]).client(LONG);
    let question = Question::ask(&client, &game(), 4);
    client.cancel();
    assert!(question.is_dropped());
    sleep(400).await;
    assert_eq!(question.answers(), 0);
}

#[wasm_bindgen_test]
async fn stale_answers_are_ignored() {
    let stale = "ready(BUILD); asked = (id) => { chosen(id - 1, 'A'); chosen(id, 'B');
        chosen(id, 'C'); chosen(id + 1, 'E'); };";
    let client = Fakes::new(&[stale]).client(LONG);
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('B')
    );
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('B')
    );
    sleep(100).await;
}

#[wasm_bindgen_test]
async fn a_new_question_replaces_the_old_one() {
    let fakes = Fakes::new(&[BUSY, GOOD]);
    let client = fakes.client(Patience { stop: 100, ..LONG });
    let first = Question::ask(&client, &game(), 4);
    fakes.until_status(Ready).await;
    let second = Question::ask(&client, &game(), 4);
    assert_eq!(second.answer().await.pit, pit('D'));
    assert_eq!(first.answers(), 0);
    assert!(first.is_dropped());
    // The player did this, so there is no bad news to tell.
    assert_eq!(fakes.statuses(), [Ready, Ready]);
    assert_eq!(fakes.attempts(), [0, 0]);
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_is_started_again_and_asked_again() {
    let fakes = Fakes::new(&[FAILS, GOOD]);
    let client = fakes.client(LONG);
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.statuses(), [Ready, Restarted]);
    assert_eq!(fakes.attempts(), [0, 0]);
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_twice_is_given_up() {
    let fakes = Fakes::new(&[FAILS, FAILS, GOOD]);
    let client = fakes.client(LONG);
    let choice = Question::ask(&client, &game(), 8).answer().await;
    assert!(game().legal().contains(choice.pit));
    assert_eq!(fakes.statuses(), [Ready, Restarted, OnPage]);
    // It stays so, and is not told again.
    Question::ask(&client, &game(), 8).answer().await;
    assert_eq!(fakes.statuses(), [Ready, Restarted, OnPage]);
    assert_eq!(fakes.attempts(), [0, 0]);
}

#[wasm_bindgen_test]
async fn a_worker_that_is_never_ready_makes_way_for_the_next_way() {
    let patience = Patience {
        ready: 1500,
        ..LONG
    };
    let fakes = Fakes::new(&[MUTE, GOOD]);
    let client = fakes.client(patience);
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.statuses(), [Ready]);
    assert_eq!(fakes.attempts(), [0, 1]);
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_to_start_makes_way_for_the_next_way() {
    let fakes = Fakes::new(&["throw new Error('test');", "this is no script", GOOD]);
    let client = fakes.client(LONG);
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.attempts(), [0, 1, 2]);
}

#[wasm_bindgen_test]
async fn a_worker_of_another_build_makes_way_for_the_next_way() {
    let stale = "ready('another'); asked = (id) => chosen(id, 'A');";
    let fakes = Fakes::new(&[stale, GOOD]);
    let client = fakes.client(LONG);
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.attempts(), [0, 1]);
}

#[wasm_bindgen_test]
async fn where_no_worker_is_ever_ready_the_page_chooses() {
    let fakes = Fakes::new(&[MUTE]);
    let client = fakes.client(SHORT);
    let mut game = game();
    for number in [1, 4, 8] {
        let choice = Question::ask(&client, &game, number).answer().await;
        game.play(choice.pit).unwrap();
    }
    assert_eq!(fakes.statuses(), [OnPage]);
    assert_eq!(fakes.attempts(), [0, 1, 2]);
}

#[wasm_bindgen_test]
async fn a_search_on_the_page_is_short() {
    let fakes = Fakes::barred();
    let client = fakes.client(SHORT);
    fakes.until_status(OnPage).await;
    let question = Question::ask(&client, &game(), 8);
    assert!(question.answer().await.depth > 1);
    // The choice comes at the end of the task that made it; what lies before
    // it is the time for painting.
    let longest = question.longest_pause().await;
    // The machine may be busy with other things beside.
    assert!(longest < 150.0, "{longest} ms");
}

#[wasm_bindgen_test]
async fn a_page_without_spawner_plays_on() {
    for spawner in [
        page_spawner(),
        Rc::new(|_| Promise::resolve(&JsValue::from_str("no worker"))) as _,
    ] {
        let statuses = Rc::new(RefCell::new(Vec::new()));
        let kept = statuses.clone();
        let client = Client::new(spawner, move |status| kept.borrow_mut().push(status));
        let choice = Question::ask(&client, &game(), 1).answer().await;
        assert!(game().legal().contains(choice.pit));
        assert_eq!(*statuses.borrow(), [OnPage]);
    }
}

#[wasm_bindgen_test]
async fn a_silent_worker_is_started_again_after_its_time() {
    let fakes = Fakes::new(&[SILENT, GOOD]);
    let client = fakes.client(Patience {
        answer: 300,
        ..LONG
    });
    assert_eq!(
        Question::ask(&client, &game(), 8).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.statuses(), [Ready, Restarted]);
}

#[wasm_bindgen_test]
async fn answers_without_sense_are_failures() {
    for answer in [
        "postMessage(null)",
        "postMessage('text')",
        "postMessage({ text: 5 })",
        "postMessage({ text: '{\"answer\":' })",
        "say({ answer: { id } })",
        "chosen(id, 'DD')",
        "chosen(id, 'd')", // The other side's.
        "chosen(id, '')",
    ] {
        let script = format!("ready(BUILD); asked = (id) => {answer};");
        let fakes = Fakes::new(&[&script, GOOD]);
        let client = fakes.client(LONG);
        let choice = Question::ask(&client, &game(), 4).answer().await;
        assert_eq!(choice.pit, pit('D'), "{answer}");
        assert_eq!(fakes.statuses(), [Ready, Restarted], "{answer}");
    }
}

#[wasm_bindgen_test]
async fn a_refused_question_is_answered_by_the_page() {
    let refuses = "ready(BUILD); asked = (id) => id === 1
        ? say({ answer: { id, reply: { refused: { why: 'test' } } } }) : chosen(id, 'D');";
    let fakes = Fakes::new(&[refuses]);
    let client = fakes.client(LONG);
    let choice = Question::ask(&client, &game(), 1).answer().await;
    assert!(game().legal().contains(choice.pit));
    // The worker itself is well.
    assert_eq!(
        Question::ask(&client, &game(), 1).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.statuses(), [Ready]);
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_between_questions_is_started_again() {
    let fails = "ready(BUILD); setTimeout(() => { throw new Error('test'); }, 50);";
    let fakes = Fakes::new(&[fails, GOOD]);
    let client = fakes.client(LONG);
    fakes.until_status(Restarted).await;
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
}

#[wasm_bindgen_test]
fn the_worker_refuses_what_makes_no_sense() {
    for text in ["", "null", "{\"id\":3}", "\u{0}", &"[".repeat(100_000)] {
        let said = Desk::default().hear(text, None, 0.0);
        let is_refused = matches!(
            said[..],
            [ToPage::Answer {
                reply: Reply::Refused { .. },
                ..
            }]
        );
        assert!(is_refused, "{text}");
    }
}
