//! Stopping, advice, analyses, and workers that come back.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use awale::engine::Report;
use awale::worker::Status::{OnPage, Ready, Restarted};
use awale::worker::{Client, Patience};
use wasm_bindgen_test::wasm_bindgen_test;

use super::fake::{Fakes, LONG, Question, SHORT, sleep};
use super::{BUSY, GOOD, game, pit};

/// Stops when it is asked to, and chooses a move when it is asked for one.
const LISTENS: &str = "ready(BUILD); asked = (id, request) => request === 'stop'
    ? say({ answer: { id, reply: 'stopped' } }) : request.choose && request.choose.level === 4
    ? chosen(id, 'D') : request.analyse && think(id);";

/// The reports of an analysis so far, and whether more can come.
struct Analysis {
    reports: Rc<RefCell<Vec<Report>>>,
    held: std::rc::Weak<()>,
}

impl Analysis {
    fn ask(client: &Client) -> Analysis {
        let hold = Rc::new(());
        let reports = Rc::new(RefCell::new(Vec::new()));
        let analysis = Analysis {
            reports: reports.clone(),
            held: Rc::downgrade(&hold),
        };
        let is_asked = client.analyse(&game(), move |report| {
            let _ = &hold;
            reports.borrow_mut().push(report);
        });
        assert!(is_asked);
        analysis
    }

    async fn until(&self, count: usize) {
        while self.reports.borrow().len() < count {
            sleep(5).await;
        }
    }

    async fn until_over(&self) {
        while self.held.upgrade().is_some() {
            sleep(5).await;
        }
    }
}

#[wasm_bindgen_test]
async fn a_worker_that_stops_is_kept_and_asked_again() {
    let fakes = Fakes::new(&[LISTENS]);
    let client = fakes.client(LONG);
    let first = Question::ask(&client, &game(), 8);
    fakes.until_status(Ready).await;
    let second = Question::ask(&client, &game(), 4);
    assert_eq!(second.answer().await.pit, pit('D'));
    assert_eq!(first.answers(), 0);
    Question::ask(&client, &game(), 8);
    client.cancel();
    sleep(100).await;
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.attempts(), [0]);
    assert_eq!(fakes.statuses(), [Ready]);
}

#[wasm_bindgen_test]
async fn a_worker_that_does_not_stop_is_replaced_without_a_word() {
    let fakes = Fakes::new(&[BUSY, GOOD]);
    let client = fakes.client(Patience { stop: 100, ..LONG });
    let question = Question::ask(&client, &game(), 8);
    fakes.until_status(Ready).await;
    client.cancel();
    assert!(question.is_dropped());
    while fakes.attempts().len() < 2 {
        sleep(5).await;
    }
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.statuses(), [Ready, Ready]);
}

#[wasm_bindgen_test]
async fn an_answer_that_crosses_the_wish_to_stop_is_not_delivered() {
    let crosses = "ready(BUILD); asked = (id, request) => request === 'stop' ? chosen(id, 'A')
        : request.choose.level === 4 && chosen(id, 'D');";
    let fakes = Fakes::new(&[crosses]);
    let client = fakes.client(LONG);
    let first = Question::ask(&client, &game(), 8);
    fakes.until_status(Ready).await;
    let second = Question::ask(&client, &game(), 4);
    assert_eq!(second.answer().await.pit, pit('D'));
    assert_eq!(first.answers(), 0);
    assert_eq!(fakes.attempts(), [0]);
}

#[wasm_bindgen_test]
async fn an_analysis_is_heard_until_it_is_over() {
    let thinks = format!(
        "const think = (id) => {{ thought(id, 1, ['C', 'D']); thought(id, 2, ['D', 'C']);
         say({{ answer: {{ id, reply: 'analysed' }} }}); }}; {LISTENS}"
    );
    let client = Fakes::new(&[&thinks]).client(LONG);
    let analysis = Analysis::ask(&client);
    analysis.until_over().await;
    let reports = analysis.reports.borrow();
    let told: Vec<_> = reports
        .iter()
        .map(|report| (report.depth, report.best))
        .collect();
    assert_eq!(told, [(1, pit('C')), (2, pit('D'))]);
    assert_eq!(reports[0].moves[1].line, [pit('D'), pit('f')]);
    assert!(!client.is_thinking());
}

#[wasm_bindgen_test]
async fn a_worker_that_falls_silent_in_an_analysis_is_replaced_and_asked_again() {
    let silent = format!("const think = (id) => thought(id, 1, ['C']); {LISTENS}");
    let thinks = format!("const think = (id) => thought(id, 2, ['D']); {LISTENS}");
    let fakes = Fakes::new(&[&silent, &thinks]);
    let client = fakes.client(Patience {
        answer: 300,
        ..LONG
    });
    let analysis = Analysis::ask(&client);
    analysis.until(2).await;
    let depths: Vec<u32> = (analysis.reports.borrow().iter())
        .map(|report| report.depth)
        .collect();
    assert_eq!(depths, [1, 2]);
    assert_eq!(fakes.statuses(), [Ready, Restarted]);
}

#[wasm_bindgen_test]
async fn thoughts_without_sense_are_failures() {
    for thought in ["['d']", "['DD']", "[]", "['']"] {
        let mad = format!("const think = (id) => thought(id, 1, {thought}); {LISTENS}");
        let thinks = format!("const think = (id) => thought(id, 2, ['D']); {LISTENS}");
        let fakes = Fakes::new(&[&mad, &thinks]);
        let client = fakes.client(LONG);
        let analysis = Analysis::ask(&client);
        analysis.until(1).await;
        assert_eq!(fakes.statuses(), [Ready, Restarted], "{thought}");
    }
}

#[wasm_bindgen_test]
async fn on_the_page_there_is_advice_and_no_analysis() {
    let fakes = Fakes::barred();
    let client = fakes.client(SHORT);
    fakes.until_status(OnPage).await;
    let analysis = Analysis::ask(&client);
    analysis.until_over().await;
    assert!(analysis.reports.borrow().is_empty());
    let best = Rc::new(Cell::new(None));
    let kept = best.clone();
    assert!(client.advise(&game(), move |report| kept.set(Some(report.best))));
    while best.get().is_none() {
        sleep(5).await;
    }
    assert!(game().legal().contains(best.get().unwrap()));
}

#[wasm_bindgen_test]
async fn a_good_time_to_look_again_brings_a_worker_back() {
    let fakes = Fakes::new(&["throw 1", "throw 1", "throw 1", GOOD]);
    let client = fakes.client(LONG);
    fakes.until_status(OnPage).await;
    client.renew();
    fakes.until_status(Ready).await;
    assert_eq!(
        Question::ask(&client, &game(), 4).answer().await.pit,
        pit('D')
    );
    assert_eq!(fakes.statuses(), [OnPage, Ready]);
    // With a worker there is nothing to look for.
    client.renew();
    assert_eq!(fakes.attempts(), [0, 1, 2, 0]);
}

#[wasm_bindgen_test]
async fn looking_again_in_vain_is_not_told_again() {
    let fakes = Fakes::barred();
    let client = fakes.client(SHORT);
    fakes.until_status(OnPage).await;
    client.renew();
    let choice = Question::ask(&client, &game(), 1).answer().await;
    assert!(game().legal().contains(choice.pit));
    assert_eq!(fakes.statuses(), [OnPage]);
    assert_eq!(fakes.attempts(), [0, 1, 2, 0, 1, 2]);
}
