//! Why the program cannot do what was asked.

use std::fmt::Display;
use std::io::{self, ErrorKind};

/// Why a command stops before its end.
pub enum Failure {
    /// What to tell, in one line.
    Message(String),
    /// The help was asked for instead.
    Help,
    /// Nobody reads the output any more: no reason to complain.
    ClosedPipe,
}

/// A failure told as where it is and what is wrong.
pub fn fail(place: impl Display, fault: impl Display) -> Failure {
    Failure::Message(format!("{place}: {fault}"))
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::Message(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => fail("standard output", error),
        }
    }
}
