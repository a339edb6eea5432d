//! `awale uci`: a session for programs that let engines play.
//!
//! All that happens comes to one thread as an [`Event`], and only that thread
//! writes: input is read, moves are searched and tables are built by others.

mod command;
mod go;
mod session;
mod tabling;
mod thinking;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;

use awale::engine::Mind;
use awale::engine::tablebase::Layer;
use awale::rules::Pit;
use lexopt::Parser;

use crate::failure::Failure;
use crate::options::Options;
use session::Session;

/// What the help says.
pub const HELP: &str = "\
awale uci [--rules R]
    A session on standard input, in the dialect of the engine Aalina: uci,
    isready, ucinewgame, setoption name X value Y, position startpos|fen P
    [moves F f B], go movetime MS|depth N|nodes N|infinite, stop, quit. South
    is white where a clock is told (wtime, btime, winc, binc, movestogo). It
    answers with info lines (100 cp a seed, side to move's view) and bestmove
    F, or bestmove 0000 where the game is over. Options:
    Hash        megabytes for what a search finds out (64)
    TableSeeds  endgame tables are built up to so many seeds, 0 to 18 (15);
                isready waits for the first 12, the rest goes on beside
    Rules       the rule set, as --rules
";

/// Something that happened.
enum Event {
    /// A line came in at a time.
    Line(String, Instant),
    /// No more lines will come.
    End,
    /// An answer is due.
    Due,
    /// A search has found a move and something to say of it.
    Found(Pit, String),
    /// A search has ended: what it leaves, and its move.
    Done(Box<Mind>, Option<Pit>),
    /// An endgame table is built, for an order of a number.
    Layer(u64, Layer),
}

/// Runs the command.
pub fn run(args: Parser, out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(args)?;
    if options.operand.is_some() {
        return Err(Failure::Message("uci takes no argument".into()));
    }
    let (sender, events) = channel();
    let mut session = Session::new(options.game()?, sender.clone());
    thread::spawn(move || read_lines(&sender));
    serve(&mut session, &events, out)
}

/// Answers until the session is over.
fn serve(
    session: &mut Session,
    events: &Receiver<Event>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    while let Some(event) = next(events, session.due()) {
        for line in session.hear(event) {
            writeln!(out, "{line}")?;
        }
        out.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}

/// The next event, which is [`Event::Due`] if nothing else happens before.
fn next(events: &Receiver<Event>, due: Option<Instant>) -> Option<Event> {
    let Some(due) = due else {
        return events.recv().ok();
    };
    match events.recv_timeout(due.saturating_duration_since(Instant::now())) {
        Ok(event) => Some(event),
        Err(RecvTimeoutError::Timeout) => Some(Event::Due),
        Err(RecvTimeoutError::Disconnected) => None,
    }
}

/// Sends all lines of standard input.
fn read_lines(events: &Sender<Event>) {
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    // Input that cannot be read has ended.
    while input
        .read_until(b'\n', &mut bytes)
        .is_ok_and(|read| read > 0)
    {
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if events.send(Event::Line(line, Instant::now())).is_err() {
            return;
        }
        bytes.clear();
    }
    // A session that is over hears nothing, and need not.
    let _ = events.send(Event::End);
}
