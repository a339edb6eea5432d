//! Clients that come and go, and callbacks that call the client again.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use awale::worker::Status::{OnPage, Ready, Restarted};
use awale::worker::{Client, Status};
use wasm_bindgen_test::wasm_bindgen_test;

use super::fake::{Fakes, LONG, Question, sleep};
use super::{FAILS, GOOD, MUTE, SILENT, game, level, pit};

#[wasm_bindgen_test]
async fn dropping_the_client_ends_its_worker_and_its_question() {
    for script in [SILENT, MUTE, GOOD] {
        let script = format!("{script} beat();");
        let fakes = Fakes::new(&[&script]);
        let client = fakes.client(LONG);
        let question = Question::ask(&client, &game(), 4);
        fakes.until_beat().await;
        drop(client);
        assert!(question.is_dropped());
        sleep(100).await;
        let beats = fakes.beats();
        sleep(200).await;
        assert_eq!(fakes.beats(), beats, "the worker lives on: {script}");
    }
}

#[wasm_bindgen_test]
async fn a_worker_that_comes_after_the_client_is_gone_is_ended() {
    let fakes = Fakes::new(&["beat();"]).slow(100);
    let client = fakes.client(LONG);
    drop(client);
    sleep(400).await;
    let beats = fakes.beats();
    sleep(200).await;
    assert_eq!(fakes.beats(), beats);
    assert!(fakes.statuses().is_empty());
}

#[wasm_bindgen_test]
async fn many_clients_come_and_go_and_share_nothing() {
    let fakes = Fakes::new(&[GOOD]);
    for _ in 0..40 {
        let client = fakes.client(LONG);
        let question = Question::ask(&client, &game(), 4);
        drop(client);
        assert!(question.is_dropped());
    }
    let bad = Fakes::new(&[FAILS]);
    let (one, two) = (fakes.client(LONG), bad.client(LONG));
    let first = Question::ask(&one, &game(), 4);
    let second = Question::ask(&two, &game(), 4);
    assert!(game().legal().contains(second.answer().await.pit));
    assert_eq!(first.answer().await.pit, pit('D'));
    assert_eq!(fakes.statuses(), [Ready]);
    assert_eq!(bad.statuses(), [Ready, Restarted, OnPage]);
}

#[wasm_bindgen_test]
async fn an_answer_may_ask_the_next_question() {
    for fakes in [Fakes::new(&[GOOD]), Fakes::barred()] {
        let client = Rc::new(fakes.client(LONG));
        let answers = Rc::new(Cell::new(0));
        ask_again(&client, &answers);
        while answers.get() < 5 {
            sleep(20).await;
        }
        // The last answer asked nothing, so nobody holds the client.
        assert_eq!(Rc::strong_count(&client), 1);
    }
}

fn ask_again(client: &Rc<Client>, answers: &Rc<Cell<u32>>) {
    let (again, count) = (client.clone(), answers.clone());
    client.choose(&game(), level(1), 0, move |_| {
        count.set(count.get() + 1);
        if count.get() < 5 {
            ask_again(&again, &count);
            again.cancel();
            ask_again(&again, &count);
        }
    });
}

#[wasm_bindgen_test]
async fn a_status_may_ask_cancel_or_drop() {
    for scripts in [&[GOOD][..], &[FAILS, GOOD], &[FAILS, FAILS], &["throw 1"]] {
        let fakes = Fakes::new(scripts);
        let slot: Rc<RefCell<Option<Client>>> = Rc::default();
        let answers = Rc::new(Cell::new(0));
        let (weak, count) = (Rc::downgrade(&slot), answers.clone());
        let react = move |_: Status| {
            let slot = weak.upgrade().unwrap();
            let client = slot.borrow();
            let count = count.clone();
            let count_too = count.clone();
            let client = client.as_ref().unwrap();
            client.choose(&game(), level(1), 0, move |_| count.set(count.get() + 100));
            client.cancel();
            client.choose(&game(), level(1), 0, move |_| {
                count_too.set(count_too.get() + 1)
            });
        };
        *slot.borrow_mut() = Some(Client::with_patience(LONG, fakes.spawner(), react));
        while answers.get() == 0 {
            sleep(20).await;
        }
        assert_eq!(answers.get(), 1);

        let (weak, dropped) = (Rc::downgrade(&slot), Rc::new(Cell::new(false)));
        let was_dropped = dropped.clone();
        let drop_it = move |_: Status| {
            let client = weak.upgrade().unwrap().take();
            drop(client);
            was_dropped.set(true);
        };
        let client = Client::with_patience(LONG, Fakes::new(scripts).spawner(), drop_it);
        client.choose(&game(), level(1), 0, |_| unreachable!());
        *slot.borrow_mut() = Some(client);
        while !dropped.get() {
            sleep(20).await;
        }
        sleep(50).await;
    }
}

#[wasm_bindgen_test]
async fn what_is_dropped_may_drop_the_client() {
    let client = Rc::new(Fakes::new(&[GOOD]).client(LONG));
    let last = client.clone();
    client.choose(&game(), level(1), 0, move |_| drop(last));
    let weak = Rc::downgrade(&client);
    let held = client.clone();
    drop(client);
    held.cancel();
    drop(held);
    assert!(weak.upgrade().is_none());
}

#[wasm_bindgen_test]
async fn a_finished_game_has_no_move_to_choose() {
    let client = Fakes::new(&[GOOD]).client(LONG);
    let mut game = game();
    game.agree().unwrap();
    assert!(!client.choose(&game, level(1), 0, |_| unreachable!()));
    assert!(!client.is_thinking());
}
