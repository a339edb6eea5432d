//! The rules a second time, to compare the library with: written from the
//! text of the rules alone, seed by seed, with nothing of `awale::rules`.
//!
//! It is slow and plain on purpose. Pits are named by their letters, values
//! of rules by their words in the canonical text, and every question is
//! answered by trying.

#![allow(dead_code, reason = "each suite uses its part")]

use std::rc::Rc;

/// The rules of a game, as words and numbers of the canonical text.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    pub slam: String,
    pub starved: String,
    pub stuck: String,
    pub majority: String,
    pub few: i32,
    pub circle: String,
    pub pits: i32,
}

impl Rules {
    /// Reads canonical text that is known to be right.
    pub fn read(text: &str) -> Rules {
        let mut parts = text.split(',');
        let table = match parts.next().unwrap() {
            "abapa" => "nothing over own yes 0 own 6",
            "akan" => "nothing over own yes 6 own 6",
            "ivory-coast" => "illegal over split no 0 split 6",
            "family" => "all pass own no 0 own 6",
            "awari" => "illegal-unless-forced over other yes 0 split 6",
            "ten-pit" => "nothing over own yes 6 own 5",
            other => panic!("no preset {other}"),
        };
        let words: Vec<&str> = table.split(' ').collect();
        let mut rules = Rules {
            slam: words[0].into(),
            starved: words[1].into(),
            stuck: words[2].into(),
            majority: words[3].into(),
            few: words[4].parse().unwrap(),
            circle: words[5].into(),
            pits: words[6].parse().unwrap(),
        };
        for part in parts {
            match part.split_once('=').unwrap() {
                ("slam", word) => rules.slam = word.into(),
                ("starved", word) => rules.starved = word.into(),
                ("stuck", word) => rules.stuck = word.into(),
                ("majority", word) => rules.majority = word.into(),
                ("few", number) => rules.few = number.parse().unwrap(),
                ("circle", word) => rules.circle = word.into(),
                ("pits", number) => rules.pits = number.parse().unwrap(),
                other => panic!("no field {other:?}"),
            }
        }
        rules
    }

    /// All seeds of a game.
    fn seeds(&self) -> i32 {
        self.pits * 2 * 4
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub reason: String,
    pub south: i32,
    pub north: i32,
    pub unclaimed: i32,
}

/// A game in play.
#[derive(Clone, Debug)]
pub struct Naive {
    rules: Rc<Rules>,
    /// Seeds in the pits, South's row first, in sowing order.
    pits: Vec<i32>,
    south: i32,
    north: i32,
    /// `S` or `N`.
    side: char,
    /// The positions since the last capture, this one included.
    seen: Vec<String>,
    pub passed: bool,
    pub end: Option<End>,
}

impl Naive {
    /// Sets up a position that is known to be right.
    pub fn set_up(rules: &Rules, position: &str) -> Naive {
        let fields: Vec<&str> = position.split('-').collect();
        let count = (2 * rules.pits) as usize;
        assert_eq!(fields.len(), count + 3);
        let number = |index: usize| fields[index].parse::<i32>().unwrap();
        let mut game = Naive {
            rules: Rc::new(rules.clone()),
            pits: (0..count).map(number).collect(),
            south: number(count),
            north: number(count + 1),
            side: fields[count + 2].chars().next().unwrap(),
            seen: Vec::new(),
            passed: false,
            end: None,
        };
        game.go_on();
        game
    }

    /// The position as text.
    pub fn position(&self) -> String {
        let pits: Vec<String> = self.pits.iter().map(i32::to_string).collect();
        format!(
            "{}-{}-{}-{}",
            pits.join("-"),
            self.south,
            self.north,
            self.side
        )
    }

    /// How often the position has come since the last capture.
    pub fn occurrences(&self) -> usize {
        let now = self.position();
        self.seen.iter().filter(|&seen| *seen == now).count()
    }

    /// The letters of the legal moves.
    pub fn legal(&self) -> String {
        let letters = self.row(self.side);
        letters
            .filter(|&letter| self.why_not(letter).is_empty())
            .collect()
    }

    /// Why a pit cannot be played; empty if it can.
    pub fn why_not(&self, letter: char) -> &'static str {
        let opponent = other(self.side);
        if self.end.is_some() {
            return "game_over";
        }
        if owner(letter) != self.side {
            return "wrong_side";
        }
        let Some(index) = self.index(letter) else {
            // Ten pits: there is no F.
            return "empty_pit";
        };
        if self.pits[index] == 0 {
            return "empty_pit";
        }
        if !self.leaves_nothing(letter) {
            return "";
        }
        // The opponent would have no seed after this move.
        let unless_forced = self.rules.slam == "illegal-unless-forced";
        if unless_forced && self.every_move_leaves_nothing() {
            return "";
        }
        if self.sum(opponent) == 0 {
            return "must_feed";
        }
        match self.rules.slam.as_str() {
            "illegal" | "illegal-unless-forced" => "starves_opponent",
            _ => "",
        }
    }

    /// Plays a legal move. Returns the seeds it captured.
    pub fn play(&mut self, letter: char) -> i32 {
        assert_eq!(self.why_not(letter), "");
        let captured = self.sow_and_capture(letter);
        if captured > 0 {
            self.seen.clear();
        }
        self.side = other(self.side);
        self.go_on();
        captured
    }

    /// What each side gets if the players agree to stop.
    pub fn agreement(&self) -> End {
        let how = self.rules.circle.clone();
        self.share("agreement", &how)
    }

    /// How it ends if a side resigns.
    pub fn resignation(&self) -> End {
        self.share("resigned", "nobody")
    }

    /// Looks whether the game ends here, and passes if the side must.
    fn go_on(&mut self) {
        let total = self.rules.seeds();
        let left: i32 = self.pits.iter().sum();
        self.passed = false;
        let majority = self.south > total / 2 || self.north > total / 2;
        if self.rules.majority == "yes" && majority {
            self.end = Some(self.share("majority", "nobody"));
        } else if left == 0 {
            self.end = Some(self.share("empty", "nobody"));
        } else if left <= self.rules.few {
            self.end = Some(self.share("few_seeds", "nobody"));
        } else {
            if self.rules.starved == "pass" && self.sum(self.side) == 0 {
                self.side = other(self.side);
                self.passed = true;
            }
            self.seen.push(self.position());
            if self.legal().is_empty() {
                let how = self.rules.stuck.clone();
                self.end = Some(self.share("no_move", &how));
            } else if self.occurrences() == 3 {
                let how = self.rules.circle.clone();
                self.end = Some(self.share("repetition", &how));
            }
        }
    }

    /// Shares what is on the board.
    fn share(&self, reason: &str, how: &str) -> End {
        let left: i32 = self.pits.iter().sum();
        let (to_south, to_north) = match (how, self.side) {
            ("own", _) => (self.sum('S'), self.sum('N')),
            ("split", _) => (left / 2, left / 2),
            ("other", 'N') => (left, 0),
            ("other", _) => (0, left),
            _ => (0, 0),
        };
        End {
            reason: reason.into(),
            south: self.south + to_south,
            north: self.north + to_north,
            unclaimed: left - to_south - to_north,
        }
    }

    fn sow_and_capture(&mut self, letter: char) -> i32 {
        let mover = self.side;
        let opponent = other(mover);
        let ring: Vec<char> = self.row('S').chain(self.row('N')).collect();
        let origin = ring.iter().position(|&pit| pit == letter).unwrap();
        let mut hand = self.pits[origin];
        self.pits[origin] = 0;
        let mut at = origin;
        while hand > 0 {
            at = (at + 1) % ring.len();
            if at == origin {
                continue;
            }
            self.pits[at] += 1;
            hand -= 1;
        }

        // Which pits would be captured?
        let mut taken = Vec::new();
        while owner(ring[at]) == opponent && (self.pits[at] == 2 || self.pits[at] == 3) {
            taken.push(at);
            if at == 0 {
                break;
            }
            at -= 1;
        }
        let seeds: i32 = taken.iter().map(|&pit| self.pits[pit]).sum();
        let everything = seeds > 0 && seeds == self.sum(opponent);
        if everything && self.rules.slam == "nothing" {
            return 0;
        }
        for pit in taken {
            self.pits[pit] = 0;
        }
        match mover {
            'S' => self.south += seeds,
            _ => self.north += seeds,
        }
        seeds
    }

    /// Whether the opponent would have no seed after a move.
    fn leaves_nothing(&self, letter: char) -> bool {
        let mut after = self.clone_without_past();
        after.sow_and_capture(letter);
        after.sum(other(self.side)) == 0
    }

    fn every_move_leaves_nothing(&self) -> bool {
        self.row(self.side)
            .filter(|&letter| self.pits[self.index(letter).unwrap()] > 0)
            .all(|letter| self.leaves_nothing(letter))
    }

    fn clone_without_past(&self) -> Naive {
        Naive {
            rules: Rc::clone(&self.rules),
            pits: self.pits.clone(),
            seen: Vec::new(),
            end: None,
            ..*self
        }
    }

    /// The seeds in a side's row.
    fn sum(&self, side: char) -> i32 {
        let letters = self.row(side);
        letters
            .map(|letter| self.pits[self.index(letter).unwrap()])
            .sum()
    }

    /// The letters of a side's row, in sowing order.
    fn row(&self, side: char) -> impl Iterator<Item = char> + use<> {
        let letters = if side == 'S' { "ABCDEF" } else { "abcdef" };
        letters.chars().take(self.rules.pits as usize)
    }

    fn index(&self, letter: char) -> Option<usize> {
        self.row('S').chain(self.row('N')).position(|l| l == letter)
    }
}

fn other(side: char) -> char {
    if side == 'S' { 'N' } else { 'S' }
}

fn owner(letter: char) -> char {
    if letter.is_uppercase() { 'S' } else { 'N' }
}
