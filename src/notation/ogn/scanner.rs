//! A text that is read from its beginning to its end.

use crate::notation::error::{Expected, Fault};

/// A text and the byte that is read next.
pub(super) struct Scanner<'a> {
    text: &'a str,
    pub at: usize,
}

impl<'a> Scanner<'a> {
    pub fn new(text: &'a str) -> Scanner<'a> {
        Scanner { text, at: 0 }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub fn bump(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.at += sign.len_utf8();
        Some(sign)
    }

    /// Goes past a sign if it comes next.
    pub fn eat(&mut self, sign: char) -> bool {
        let comes = self.peek() == Some(sign);
        if comes {
            self.bump();
        }
        comes
    }

    /// Goes past the signs that are wanted, and gives them.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.len() - rest.trim_start_matches(wanted).len()];
        self.at += taken.len();
        taken
    }

    pub fn skip_space(&mut self) -> &'a str {
        // Files put together can have a byte order mark inside.
        self.take_while(|sign| sign.is_whitespace() || sign == '\u{feff}')
    }

    /// The fault that something else comes next.
    pub fn expected(&self, expected: Expected) -> Fault {
        Fault::expected(self.at, expected, self.rest())
    }

    /// Goes past a comment and gives what stands between its braces, which
    /// hold no others.
    pub fn comment(&mut self) -> Result<&'a str, Fault> {
        let opened = self.expected(Expected::Closing('}'));
        self.bump();
        let inside = self.take_while(|sign| sign != '}');
        match self.eat('}') {
            true => Ok(inside),
            false => Err(opened),
        }
    }

    /// Goes past a variation, with those inside it.
    pub fn variation(&mut self) -> Result<(), Fault> {
        let opened = self.expected(Expected::Closing(')'));
        let mut depth = 0;
        loop {
            match self.peek() {
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('{') => {
                    self.comment()?;
                    continue;
                }
                Some(_) => {}
                None => return Err(opened),
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
    }
}
