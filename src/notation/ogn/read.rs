//! From records to games.

use super::scanner::Scanner;
use super::tags::Tags;
use super::{RESULT, is_score};
use crate::notation::error::{ErrorKind, Expected, Fault, ParseError, Within};
use crate::notation::limits::MOST_GAMES;
use crate::notation::record::{play, set_up};
use crate::notation::text::reading;
use crate::notation::{Given, Letters, Record, Start, Tag};

/// Reads all games of a text, at least one.
///
/// # Errors
/// The first fault of a tag or of the moves, the first move that is illegal
/// or does not capture what is told, or an ending by people of a game that was
/// over.
pub fn read(text: &str, given: &Given) -> Result<Vec<Record>, ParseError> {
    reading(text, |text| {
        let mut scanner = Scanner::new(text);
        let mut records = Vec::new();
        loop {
            records.push(read_game(&mut scanner, given)?);
            if scanner.peek().is_none() {
                return Ok(records);
            }
            if records.len() == MOST_GAMES {
                return Err(Fault::new(scanner.at, ErrorKind::TooManyGames));
            }
        }
    })
}

fn read_game(scanner: &mut Scanner<'_>, given: &Given) -> Result<Record, Fault> {
    scanner.skip_space();
    let nothing = scanner.expected(Expected::Game);
    let begin = scanner.at;
    let mut tags = Tags::read(scanner)?;
    let rules = tags.rules()?.unwrap_or(given.rules);
    let (start, first_number) = match tags.start(&rules)? {
        Some((start, number)) => (Start::At(start), number),
        None => (given.start, 1),
    };
    let game = set_up(rules, start, begin)?;
    let mut record = Record {
        first_number,
        ..Record::new(game)
    };
    let result = Moves {
        scanner,
        letters: given.letters,
        record: &mut record,
    }
    .read()?;
    if tags.list.is_empty() && record.game.is_empty() {
        return Err(nothing);
    }
    if let Some((ending, at)) = tags.ending() {
        ending
            .end(&mut record.game)
            .map_err(|_| Fault::new(at, ErrorKind::Over).within(Within::Tag(super::ENDING)))?;
    }
    if let Some(value) =
        result.filter(|_| !tags.get(RESULT).is_some_and(|(told, _)| is_score(told)))
    {
        let name = RESULT.to_owned();
        tags.set(Tag { name, value }, scanner.at);
    }
    record.tags = tags.list;
    Ok(record)
}

/// The moves of one record while they are read.
struct Moves<'a, 'text> {
    scanner: &'a mut Scanner<'text>,
    letters: Letters,
    record: &'a mut Record,
}

impl Moves<'_, '_> {
    /// Reads up to the next record or the end; gives the score that ends the
    /// moves.
    fn read(mut self) -> Result<Option<String>, Fault> {
        let mut has_ended = false;
        let mut score = None;
        loop {
            self.scanner.skip_space();
            match self.scanner.peek() {
                None | Some('[') => break,
                Some('{') => self.comment()?,
                Some('(') => self.scanner.variation()?,
                // What follows a result is the next record, without tags.
                Some(_) if has_ended => break,
                Some('*') => {
                    self.scanner.bump();
                    has_ended = true;
                }
                Some('0'..='9') => {
                    if let Some(result) = self.number()? {
                        score = Some(result).filter(|result| is_score(result));
                        has_ended = true;
                    }
                }
                Some('$') => {
                    self.scanner.bump();
                    self.scanner.take_while(|sign| sign.is_ascii_digit());
                }
                Some(sign) => self.play(sign)?,
            }
        }
        Ok(score)
    }

    fn comment(&mut self) -> Result<(), Fault> {
        let inside = self.scanner.comment()?;
        let plies = self.record.game.len();
        for word in inside.split_whitespace() {
            let comment = self.record.comments.entry(plies).or_default();
            if !comment.is_empty() {
                comment.push(' ');
            }
            comment.push_str(word);
        }
        Ok(())
    }

    /// Reads the number of a move, or gives the result that stands there.
    fn number(&mut self) -> Result<Option<String>, Fault> {
        let fault = self.scanner.expected(Expected::Token);
        let digits = (self.scanner).take_while(|sign| matches!(sign, '0'..='9' | '-' | '/'));
        if is_score(digits) || digits == "1/2-1/2" {
            return Ok(Some(digits.to_owned()));
        }
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(fault);
        }
        self.scanner.take_while(|sign| matches!(sign, '.' | '…'));
        if self.record.game.is_empty() {
            // A number that is too large tells nothing.
            self.record.first_number = digits.parse().unwrap_or(self.record.first_number);
        }
        Ok(None)
    }

    fn play(&mut self, sign: char) -> Result<(), Fault> {
        let game = &mut self.record.game;
        let pits_a_side = game.rules().pits_a_side();
        let Some(pit) = self.letters.pit(sign, pits_a_side) else {
            return Err(self.scanner.expected(match sign.is_alphabetic() {
                true => Expected::Pit(pits_a_side),
                false => Expected::Token,
            }));
        };
        let ply = game.len() + 1;
        let captured = play(game, pit, self.scanner.at)?.captured;
        self.scanner.bump();
        self.praise();
        let at = self.scanner.at;
        self.scanner.skip_space();
        if !self.scanner.eat('+') {
            self.scanner.at = at;
            return Ok(());
        }
        let told_at = self.scanner.at;
        let wrong = self.scanner.expected(Expected::Captured);
        let told = self.scanner.take_while(|sign| sign.is_ascii_digit());
        if told.is_empty() {
            return Err(wrong);
        }
        if told.parse() != Ok(captured) {
            let kind = ErrorKind::Captured { ply, pit, captured };
            return Err(Fault::new(told_at, kind));
        }
        self.praise();
        Ok(())
    }

    /// Goes past what somebody thought of a move.
    fn praise(&mut self) {
        self.scanner.take_while(|sign| matches!(sign, '!' | '?'));
    }
}
