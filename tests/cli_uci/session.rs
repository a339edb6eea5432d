//! The other side of a session.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A session that is spoken with line by line.
pub struct Session {
    child: Child,
    pub input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Session {
    /// One without endgame tables, so that it says the same each time.
    pub fn new(args: &[&str]) -> Session {
        let mut session = Session::with_tables(args);
        session.say("setoption name TableSeeds value 0");
        session
    }

    pub fn with_tables(args: &[&str]) -> Session {
        let mut child = Command::new(env!("CARGO_BIN_EXE_awale"))
            .arg("uci")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Session {
            input: child.stdin.take().expect("a pipe"),
            output: BufReader::new(child.stdout.take().expect("a pipe")),
            child,
        }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The next line.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        assert!(line.ends_with('\n'), "it ended after {line:?}");
        line.trim_end().to_owned()
    }

    /// The next line that begins with a word, and the lines before it.
    pub fn hear_until(&mut self, word: &str) -> (Vec<String>, String) {
        let mut before = Vec::new();
        loop {
            let line = self.hear();
            if line.split(' ').next() == Some(word) {
                return (before, line);
            }
            before.push(line);
        }
    }

    /// The move that it answers, and the lines before it.
    pub fn go(&mut self, how: &str) -> (Vec<String>, String) {
        self.say(how);
        let (before, line) = self.hear_until("bestmove");
        (before, line["bestmove ".len()..].to_owned())
    }

    /// That it still answers, and has nothing else to say.
    pub fn is_ready(&mut self) {
        self.say("isready");
        assert_eq!(self.hear(), "readyok");
    }

    /// The lines until it ends without a fault.
    pub fn end(mut self) -> Vec<String> {
        drop(self.input);
        let lines = self.output.by_ref().lines();
        let lines = lines.collect::<Result<_, _>>().expect("text");
        assert!(self.child.wait().expect("it ends").success());
        lines
    }
}
