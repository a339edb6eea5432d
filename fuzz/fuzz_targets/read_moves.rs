//! Any text is read as moves, or refused with a fault that lies within it.

#![no_main]

use awale::notation::Format;
use awale_fuzz::texts::{given_and_text, read_or_fault};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (given, text) = given_and_text(data);
    read_or_fault(Format::Moves, &text, &given);
});
