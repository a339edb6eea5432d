//! A rule set that is written is read as the same, by the second reader too.

#![no_main]

use awale::rules::RuleSet;
use awale_fuzz::bytes::Bytes;
use awale_fuzz::games;
use awale_fuzz::naive::Rules;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = games::rule_text(&mut Bytes::new(data));
    let rules: RuleSet = text.parse().expect("a rule set");
    let canonical = rules.to_string();
    assert_eq!(canonical.parse(), Ok(rules), "{text}");
    assert_eq!(Rules::read(&canonical), Rules::read(&text), "{text}");
    assert!(
        canonical.len() <= text.len(),
        "{canonical} is longer than {text}"
    );
});
