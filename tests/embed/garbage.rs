//! Nothing that is sent breaks anything.

use super::{after, page, report, told};
use awale::embed::message::COMMANDS;
use awale::embed::{PARAMETERS, Value, read};

/// Numbers that are always the same (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    fn text(&mut self) -> String {
        const PARTS: [&str; 24] = [
            "%",
            "%zz",
            "%ff",
            "%00",
            "\0",
            "é",
            "🌰",
            "=",
            "&",
            "#",
            "?",
            "south",
            "abapa",
            "1",
            "-1",
            "99999999999999999999",
            "FfBe",
            "4-4-4",
            "startpos",
            "last",
            "view",
            "null",
            "https://example.org",
            "__proto__",
        ];
        (0..self.below(6))
            .map(|_| PARTS[self.below(PARTS.len())])
            .collect()
    }

    fn value(&mut self) -> Value {
        match self.below(8) {
            0 => Value::Missing,
            1 => Value::Null,
            2 => Value::Other,
            3 => Value::Flag(self.below(2) == 1),
            4 => Value::Number([f64::NAN, f64::INFINITY, -0.0, 1e300, 1.5, 3.0][self.below(6)]),
            _ => Value::Text(self.text()),
        }
    }
}

#[test]
fn ten_thousand_addresses_open_a_game() {
    let mut numbers = Numbers(7);
    for _ in 0..10_000 {
        let mut part = || {
            let pairs = (0..numbers.below(5)).map(|_| {
                let name = PARAMETERS[numbers.below(PARAMETERS.len())].name;
                format!("{name}={}", numbers.text())
            });
            pairs.collect::<Vec<String>>().join("&")
        };
        let (query, hash) = (part(), part());
        let opening = read(&query, &hash);
        let mut names: Vec<&str> = opening.faults.iter().map(|fault| fault.name).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all, "each parameter once: {query} {hash}");
        for fault in &opening.faults {
            assert!(fault.to_string().len() < 400, "{fault}");
        }
    }
}

#[test]
fn a_megabyte_is_read_or_refused_at_once() {
    let long = "a".repeat(1 << 20);
    for name in PARAMETERS.map(|known| known.name) {
        let opening = read(&format!("{name}={long}"), "");
        assert_eq!(opening.faults.len(), 1, "{name}");
        assert!(opening.faults[0].to_string().len() < 400);
    }
    assert_eq!(read(&"&".repeat(1 << 20), "").faults.len(), 0);
    assert_eq!(read(&"level=9&".repeat(1 << 17), "").faults.len(), 1);
}

#[test]
fn ten_thousand_messages_change_no_game_unless_they_are_right() {
    let mut numbers = Numbers(11);
    let names = [
        "position", "moves", "rules", "move", "id", "picture", "end", "level", "ply", "mode",
    ];
    let mut refused = 0;
    let state = page("mode=two", "#m=FfBe");
    for _ in 0..10_000 {
        let kind = match numbers.below(3) {
            0 => numbers.text(),
            _ => COMMANDS[numbers.below(COMMANDS.len())].to_owned(),
        };
        let fields: Vec<_> = (0..numbers.below(4))
            .map(|_| (names[numbers.below(names.len())], numbers.value()))
            .collect();
        match after(&state, &told(&kind, &fields)) {
            Err(refusal) => {
                refused += 1;
                assert!(!refusal.message.is_empty() && refusal.message.len() < 400);
            }
            Ok(next) => {
                let Value::Text(position) = report(&next, "position") else {
                    panic!("a position is a text");
                };
                assert_eq!(seeds(&position), 48);
            }
        }
    }
    assert!(refused > 3000, "{refused}");
}

fn seeds(position: &str) -> u32 {
    position
        .split('-')
        .filter_map(|field| field.parse::<u32>().ok())
        .sum()
}
