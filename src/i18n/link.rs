//! How lists are linked.

/// How the items of a list are linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// All of them.
    And,
    /// One of them.
    Or,
    /// A mere enumeration.
    Plain,
}

impl Link {
    /// By its name behind an argument.
    pub fn named(name: &str) -> Option<Link> {
        match name {
            ":and" => Some(Link::And),
            ":or" => Some(Link::Or),
            ":plain" => Some(Link::Plain),
            _ => None,
        }
    }
}
