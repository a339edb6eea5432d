//! Calls of the program `awale`, and what they have to print.

use std::process::{Command, Output, Stdio};

/// A call that reads nothing.
pub fn awale(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
    command.args(args).stdin(Stdio::null());
    command
}

/// What a call does.
pub fn run(args: &[&str]) -> Output {
    awale(args).output().expect("the program starts")
}

/// What is printed by a call that works.
pub fn prints(args: &[&str]) -> String {
    let output = run(args);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        (output.status.code(), &*complaint),
        (Some(0), ""),
        "{args:?}"
    );
    String::from_utf8(output.stdout).expect("text")
}

/// What is told by a call that is refused: one line, exit status 2, and
/// nothing is printed.
pub fn refuses(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let line = String::from_utf8(output.stderr).expect("text");
    let line = line.strip_suffix('\n').expect("a whole line");
    assert!(!line.is_empty() && !line.contains('\n'), "{line:?}");
    line.to_owned()
}
