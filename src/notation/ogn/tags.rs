//! The tags of a record, as they are read.

use std::collections::BTreeMap;

use super::scanner::Scanner;
use super::{ENDING, RULES, START};
use crate::notation::error::{Expected, Fault, Within};
use crate::notation::{Ending, Tag, oware, playstrategy, text};
use crate::rules::{Position, RuleSet};

/// Tags, each name once.
#[derive(Default)]
pub(super) struct Tags {
    pub list: Vec<Tag>,
    /// The byte at which each value begins.
    places: Vec<usize>,
    by_name: BTreeMap<String, usize>,
}

impl Tags {
    /// Reads all tags of one record.
    pub fn read(scanner: &mut Scanner<'_>) -> Result<Tags, Fault> {
        let mut tags = Tags::default();
        loop {
            let gap = scanner.skip_space();
            if scanner.peek() != Some('[') {
                return Ok(tags);
            }
            let begin = scanner.at;
            let (tag, at) = read_tag(scanner)?;
            let known = tags.by_name.contains_key(&tag.name);
            if known && has_empty_line(gap) {
                // The next record.
                scanner.at = begin;
                return Ok(tags);
            }
            tags.set(tag, at);
        }
    }

    /// Adds a tag whose value begins at the byte `at`, or changes it.
    pub fn set(&mut self, tag: Tag, at: usize) {
        let index = *(self.by_name.entry(tag.name.clone())).or_insert(self.list.len());
        match self.list.get_mut(index) {
            Some(known) => (*known, self.places[index]) = (tag, at),
            None => {
                self.list.push(tag);
                self.places.push(at);
            }
        }
    }

    /// The value of a tag that is known, and the byte at which it begins.
    pub fn get(&self, name: &str) -> Option<(&str, usize)> {
        let &index = self.by_name.get(name)?;
        let value = self.list[index].value.as_str();
        (value != "?").then_some((value, self.places[index]))
    }

    /// The rules that are told.
    pub fn rules(&self) -> Result<Option<RuleSet>, Fault> {
        let Some((value, at)) = self.get(RULES) else {
            return Ok(None);
        };
        let rules = text::rules(value);
        let rules = rules.map_err(|kind| Fault::new(at, kind).within(Within::Tag(RULES)));
        rules.map(Some)
    }

    /// The start that is told, and the number of its move if that is told.
    pub fn start(&self, rules: &RuleSet) -> Result<Option<(Position, u32)>, Fault> {
        let Some((value, at)) = self.get(START) else {
            return Ok(None);
        };
        let read = match value.contains('/') {
            true => playstrategy::read_fen(value, rules),
            false => oware::position_at(value, 0, rules).map(|position| (position, 1)),
        };
        let start = read.map_err(|fault| {
            let at = at + fault.at;
            Fault { at, ..fault }.within(Within::Tag(START))
        });
        start.map(Some)
    }

    /// The ending by people that is told, and where.
    pub fn ending(&self) -> Option<(Ending, usize)> {
        let (name, at) = self.get(ENDING)?;
        Some((Ending::from_name(name)?, at))
    }
}

/// Whether white space goes over two ends of a line.
fn has_empty_line(gap: &str) -> bool {
    let returns = gap.matches('\r').count();
    let feeds = gap.matches('\n').count();
    returns.max(feeds) > 1
}

/// Reads `[Name "value"]`, and tells the byte at which the value begins.
fn read_tag(scanner: &mut Scanner<'_>) -> Result<(Tag, usize), Fault> {
    scanner.bump();
    scanner.skip_space();
    let name = scanner.take_while(is_of_name);
    if name.is_empty() {
        return Err(scanner.expected(Expected::TagName));
    }
    scanner.skip_space();
    if !scanner.eat('"') {
        return Err(scanner.expected(Expected::TagValue));
    }
    let at = scanner.at;
    let value = read_value(scanner)?;
    scanner.skip_space();
    if !scanner.eat(']') {
        return Err(scanner.expected(Expected::Closing(']')));
    }
    let name = name.to_owned();
    Ok((Tag { name, value }, at))
}

/// Whether a sign can stand in the name of a tag.
pub(super) fn is_of_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// Reads on to the closing quote, in the same line.
fn read_value(scanner: &mut Scanner<'_>) -> Result<String, Fault> {
    let mut value = String::new();
    loop {
        match scanner.peek() {
            Some('\n' | '\r') | None => return Err(scanner.expected(Expected::Closing('"'))),
            _ => {}
        }
        match scanner.bump() {
            Some('"') | None => return Ok(value),
            Some('\\') => match scanner.peek() {
                Some(sign @ ('"' | '\\')) => {
                    scanner.bump();
                    value.push(sign);
                }
                _ => value.push('\\'),
            },
            Some(sign) => value.push(sign),
        }
    }
}
