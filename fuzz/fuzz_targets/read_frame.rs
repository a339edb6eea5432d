//! Any address of a frame opens a game; each parameter has one fault at most,
//! which is told in short.

#![no_main]

use awale::embed::{PARAMETERS, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let (query, hash) = text.split_once('#').unwrap_or((&text, ""));
    let opening = read(query, hash);
    assert!(opening.game.shown() <= opening.game.len());
    assert_eq!(*opening.game.rules(), opening.options.settings().rules);
    for parameter in PARAMETERS {
        let faults = opening.faults.iter();
        let faults = faults.filter(|fault| fault.name == parameter.name);
        assert!(faults.count() <= 1, "{}", parameter.name);
    }
    for fault in &opening.faults {
        assert!(fault.to_string().len() < 400, "{fault}");
    }
});
