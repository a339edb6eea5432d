//! Any text is read as a rule set or refused; a rule set has one canonical text.

#![no_main]

use awale::rules::RuleSet;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    match text.parse::<RuleSet>() {
        Ok(rules) => {
            let canonical = rules.to_string();
            assert_eq!(canonical.parse(), Ok(rules), "{text}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
