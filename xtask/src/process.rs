//! Running other programs, and saying what is done and how long it takes.

use std::io::{self, BufRead, BufReader, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::Result;

/// What a program printed, both streams in order, and whether it succeeded.
pub struct Output {
    /// All lines printed.
    pub text: String,
    /// The exit status was zero.
    pub success: bool,
}

/// Does one step, printing its name first and then the time it took.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    print!("{name} … ");
    flush();
    let start = Instant::now();
    let result = work();
    let end = if result.is_ok() { "" } else { "failed after " };
    println!("{end}{}", seconds(start.elapsed()));
    result
}

/// A time as the steps print it.
pub fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// Runs a program without showing what it prints, but for its latest line where
/// a terminal can show that in passing.
pub fn capture(command: &mut Command) -> Result<Output> {
    let name = command.get_program().to_string_lossy().into_owned();
    let fault = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => format!("{name} is not installed"),
        _ => format!("cannot run {name}: {error}"),
    };
    let (reader, writer) = io::pipe().map_err(fault)?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone().map_err(fault)?)
        .stderr(writer);
    let spawned = command.spawn();
    // The command still holds the writing ends; reading would never end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned.map_err(fault)?;

    let terminal = io::stdout().is_terminal();
    let mut bytes = Vec::new();
    let mut reader = BufReader::new(reader);
    loop {
        let start = bytes.len();
        if reader.read_until(b'\n', &mut bytes).map_err(fault)? == 0 {
            break;
        }
        if terminal {
            show_in_passing(&String::from_utf8_lossy(&bytes[start..]));
        }
    }
    if terminal {
        show_in_passing("");
    }
    let status = child.wait().map_err(fault)?;
    Ok(Output {
        text: String::from_utf8_lossy(&bytes).into_owned(),
        success: status.success(),
    })
}

/// Runs a program that must succeed; what it printed is shown only if it fails.
pub fn run(command: &mut Command) -> Result<String> {
    let output = capture(command)?;
    if output.success {
        return Ok(output.text);
    }
    let name = command.get_program().to_string_lossy();
    Err(format!("{}\n{name} failed", without_progress(&output.text)))
}

/// What a failed program printed, but for cargo's lines on what it does.
pub fn without_progress(text: &str) -> String {
    let progress = ["Checking ", "Compiling ", "Documenting ", "Downloaded "];
    let told = |line: &&str| {
        !progress
            .iter()
            .any(|word| line.trim_start().starts_with(word))
    };
    text.lines().filter(told).collect::<Vec<_>>().join("\n")
}

/// Whether a program can be run with these arguments and succeeds.
pub fn succeeds(program: &str, arguments: &[&str]) -> bool {
    capture(Command::new(program).args(arguments)).is_ok_and(|output| output.success)
}

/// Shows a line right of the step's name and goes back, for the next to cover.
fn show_in_passing(line: &str) {
    // Save and restore the cursor; clear what is right of it.
    let short: String = line
        .trim()
        .chars()
        .filter(|c| !c.is_control())
        .take(50)
        .collect();
    print!("\x1b7\x1b[K{short}\x1b8");
    flush();
}

fn flush() {
    // A closed standard output is no reason to stop a build.
    let _ = io::stdout().flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_not_told_again() {
        let text = "   Compiling awale v0.1.0\nerror: no\n  --> here\n    Checking yew\n";
        assert_eq!(without_progress(text), "error: no\n  --> here");
    }
}
