//! The worker answers any text, with the id that it tells if it tells one.

#![no_main]

use awale::worker::messages::{Request, ToWorker};
use awale_fuzz::texts::answer;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let (id, _) = answer(&text);
    // Where nothing is going on, there is nothing to say to a stop.
    let message = serde_json::from_str::<ToWorker>(&text).ok();
    if let Some(message) = message.filter(|message| message.request != Request::Stop) {
        assert_eq!(id, message.id);
    }
});
