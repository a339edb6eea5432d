//! The finished games that the browser keeps.

use yew::prelude::*;

use crate::app::page::Shared;
use crate::app::state::Action;
use crate::statistics::{Book, Entry, MOST_GAMES};
use crate::storage::{Drawer, StoreError};
use crate::view::ledger::Ledger;
use crate::view::message::Message;

/// Adds each game that ends here to those that are kept.
#[hook]
pub fn use_statistics(state: &Shared) {
    let shared = state.clone();
    use_effect_with(state.finished, move |&finished| {
        if finished == 0 {
            return;
        }
        let now = js_sys::Date::now() as u64;
        let Some(entry) = Entry::of(&shared.settings, &shared.game, now) else {
            return;
        };
        let mut book = kept_games();
        book.add(entry);
        // Where nothing can be kept at all, the page has said so already.
        if keep_games(&mut book) == Err(StoreError::Full) {
            shared.dispatch(Action::Warn(Message::Ledger(Ledger::NotKept)));
        }
    });
}

/// The games that are kept. What is no text of games is kept aside, for it
/// will be written over.
pub fn kept_games() -> Book {
    let text = Drawer::Book.get().ok().flatten().unwrap_or_default();
    Book::from_kept(&text).unwrap_or_else(|_| {
        if !text.is_empty() {
            // There is no other place for what is not taken.
            let _ = Drawer::UnreadableBook.put(&text);
        }
        Book::default()
    })
}

/// Keeps these games; where the room is small, fewer of them, and without
/// their moves.
///
/// # Errors
/// The browser gives no storage, or not even room for a few.
pub fn keep_games(book: &mut Book) -> Result<(), StoreError> {
    let mut most = MOST_GAMES;
    loop {
        match Drawer::Book.put(&book.to_kept()) {
            Err(StoreError::Full) if most > 10 => {
                most = book.entries().len().min(most) / 2;
                book.keep(most.max(10), most / 20);
            }
            done => return done,
        }
    }
}
