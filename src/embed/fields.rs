//! What a field of a message holds.

/// What a field of a message holds, as far as it is looked at.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// There is no such field, or it is `undefined`.
    Missing,
    /// `null`: the default is meant.
    Null,
    /// A text, of at most [`LONGEST_TEXT`](crate::notation::LONGEST_TEXT)
    /// bytes.
    Text(String),
    /// A number.
    Number(f64),
    /// `true` or `false`.
    Flag(bool),
    /// Anything else: a list, a thing, a text that is too long.
    Other,
}

/// What fields are read from.
pub trait Fields {
    /// The field of this name.
    fn field(&self, name: &str) -> Value;
}

impl Value {
    /// The text of an option: numbers and flags are written as an address has
    /// them.
    #[must_use]
    pub fn as_option(self) -> Option<String> {
        match self {
            Value::Text(text) => Some(text),
            Value::Flag(flag) => Some(u8::from(flag).to_string()),
            Value::Number(number) => whole(number).map(|number| number.to_string()),
            Value::Missing | Value::Null | Value::Other => None,
        }
    }
}

/// A number that an option can have; the float itself is never written, which
/// spares the page the code for that.
fn whole(number: f64) -> Option<u32> {
    let near = number as u32;
    (f64::from(near) == number).then_some(near)
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(u32::try_from(number).unwrap_or(u32::MAX).into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number.into())
    }
}
