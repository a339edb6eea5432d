//! Any game goes as the second implementation of the rules says.

#![no_main]

use awale_fuzz::bytes::Bytes;
use awale_fuzz::games;
use awale_fuzz::side_by_side::SideBySide;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    let text = games::rule_text(&mut bytes);
    let rules = text.parse().expect("a rule set");
    let position = games::position(&mut bytes, &rules).to_string();
    let mut both = SideBySide::set_up(&text, &position);
    both.compare(&mut |_| {});
    while let Some(pit) = games::legal_move(&mut bytes, &both.game) {
        both.play(pit);
        both.compare(&mut |_| {});
    }
});
