//! What a session knows, and how it answers.

use std::sync::mpsc::Sender;
use std::time::Instant;

use awale::engine::{Mind, Search, Width};
use awale::notation::oware;
use awale::rules::{Game, Pit, Position, RuleSet};

use super::Event;
use super::command::{self, Command};
use super::go::Go;
use super::tabling::Tabling;
use super::thinking::Thinking;

/// Megabytes for what searches find out.
const HASH: usize = 64;
const MOST_HASH: usize = 4096;

/// Up to how many seeds endgame tables are built.
const TABLE_SEEDS: u32 = 15;
const MOST_TABLE_SEEDS: u32 = 18;

/// A session.
pub struct Session {
    events: Sender<Event>,
    game: Game,
    /// Megabytes.
    hash: usize,
    tabling: Tabling,
    /// What the last search left, unless it is to be forgotten.
    mind: Option<Mind>,
    /// Whether what the search that runs leaves is to be forgotten.
    forgets: bool,
    thinking: Option<Thinking>,
    /// Whether the last search goes on until it is stopped.
    is_infinite: bool,
    /// The best move that the last search has found, until it is answered.
    best: Option<Pit>,
    /// When it is to be answered.
    due: Option<Instant>,
    /// A search that was asked for while another one ran.
    next: Option<(Game, Go, Instant)>,
    /// How many times `isready` is still to be answered.
    unready: u32,
    is_ending: bool,
}

impl Session {
    /// A session that begins, with its game.
    pub fn new(game: Game, events: Sender<Event>) -> Session {
        Session {
            events,
            hash: HASH,
            tabling: Tabling::new(game.rules(), TABLE_SEEDS),
            game,
            mind: None,
            forgets: false,
            thinking: None,
            is_infinite: false,
            best: None,
            due: None,
            next: None,
            unready: 0,
            is_ending: false,
        }
    }

    /// Whether all is said that was asked for, and nothing more will be.
    pub fn is_over(&self) -> bool {
        self.is_ending && self.unready == 0 && self.thinking.is_none() && self.best.is_none()
    }

    /// When it wants to hear [`Event::Due`].
    pub const fn due(&self) -> Option<Instant> {
        self.due
    }

    /// The lines with which it answers.
    pub fn hear(&mut self, event: Event) -> Vec<String> {
        match event {
            Event::Line(line, came) => match command::read(&line) {
                Some(command) => self.obey(command, came),
                None if line.is_empty() => Vec::new(),
                None => vec![format!("info string not understood: {line}")],
            },
            Event::End => {
                self.is_ending = true;
                // What was asked for is still answered, if it has an end.
                if self.is_infinite {
                    self.stop()
                } else {
                    Vec::new()
                }
            }
            Event::Due => self.answer(),
            Event::Found(..) if self.best.is_none() => Vec::new(),
            Event::Found(pit, line) => {
                self.best = Some(pit);
                vec![line]
            }
            Event::Done(mind, pit) => self.finish(*mind, pit),
            Event::Layer(order, layer) => {
                self.tabling.take(order, layer);
                self.ready()
            }
        }
    }

    fn obey(&mut self, command: Command, came: Instant) -> Vec<String> {
        match command {
            Command::Uci => self.introduce(),
            Command::IsReady => {
                self.tabling.start(&self.events);
                self.unready += 1;
                self.ready()
            }
            Command::NewGame => {
                self.forget();
                Vec::new()
            }
            Command::SetOption { name, value } => {
                let mut lines = complain(self.set_option(name, value));
                // With fewer tables it may be ready at once.
                lines.extend(self.ready());
                lines
            }
            Command::Position { start, moves } => complain(self.set_up(start, &moves)),
            Command::Go(go) => self.go(go, came),
            Command::Stop => self.stop(),
            Command::Quit => {
                self.is_ending = true;
                self.unready = 0;
                self.next = None;
                self.stop()
            }
        }
    }

    fn introduce(&self) -> Vec<String> {
        let version = env!("CARGO_PKG_VERSION");
        let rules = self.game.rules();
        vec![
            format!("id name Awalé {version}"),
            "id author the Awalé contributors".into(),
            format!("option name Hash type spin default {HASH} min 1 max {MOST_HASH}"),
            format!(
                "option name TableSeeds type spin default {TABLE_SEEDS} min 0 max {MOST_TABLE_SEEDS}"
            ),
            format!("option name Rules type string default {rules}"),
            "uciok".into(),
        ]
    }

    /// Answers `isready` if it is time.
    fn ready(&mut self) -> Vec<String> {
        if !self.tabling.is_ready() {
            return Vec::new();
        }
        let times = std::mem::take(&mut self.unready);
        vec!["readyok".into(); times as usize]
    }

    fn forget(&mut self) {
        self.mind = None;
        self.forgets = true;
    }

    /// Sets an option from the next search on.
    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |most: usize| {
            let number = value.parse().ok().filter(|&number: &usize| number <= most);
            number.ok_or_else(|| format!("{name}: {value:?}, expected a number up to {most}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                self.hash = number(MOST_HASH)?.max(1);
                self.forget();
            }
            "tableseeds" => {
                let seeds = number(MOST_TABLE_SEEDS as usize)?;
                self.tabling.want(seeds as u32);
                self.restart_tabling();
            }
            "rules" => {
                let rules: RuleSet = value.parse().map_err(|error| format!("Rules: {error}"))?;
                if *self.game.rules() != rules {
                    self.game = Game::new(rules);
                    self.tabling.want_rules(&rules);
                    self.restart_tabling();
                }
            }
            _ => return Err(format!("unknown option {name:?}")),
        }
        Ok(())
    }

    /// Goes on with tables that somebody waits for.
    fn restart_tabling(&mut self) {
        if self.unready > 0 {
            self.tabling.start(&self.events);
        }
    }

    /// Sets the game up; what is not legal changes nothing.
    fn set_up(&mut self, start: &str, moves: &str) -> Result<(), String> {
        let rules = *self.game.rules();
        let start: Position =
            oware::parse_position(start, &rules).map_err(|error| format!("position: {error}"))?;
        let mut game =
            Game::from_position(rules, start).map_err(|error| format!("position: {error}"))?;
        oware::play_moves(&mut game, moves).map_err(|error| format!("moves: {error}"))?;
        self.game = game;
        Ok(())
    }

    /// Searches; one that runs has to end first.
    fn go(&mut self, go: Go, came: Instant) -> Vec<String> {
        self.next = Some((self.game.clone(), go, came));
        let mut lines = self.stop();
        lines.extend(self.start_next());
        lines
    }

    /// Begins the search that was asked for, unless one runs.
    fn start_next(&mut self) -> Option<String> {
        if self.thinking.is_some() {
            return None;
        }
        let (game, go, came) = self.next.take()?;
        let trail = game.trail();
        let Some(search) = Search::new(&trail, Width::Best, go.depth()) else {
            return Some("bestmove 0000".into());
        };
        self.tabling.start(&self.events);
        let side = game.position().side();
        let (limit, mind) = (go.limit(side, came), self.take_mind(game.rules()));
        self.due = go.due(side, came);
        self.is_infinite = go.is_infinite;
        // Any move, until a better one is found.
        self.best = game.legal().iter().next();
        let events = self.events.clone();
        let thinking = Thinking::start(search, mind, limit, came, events);
        if self.is_ending && go.is_infinite {
            // Nobody is left to stop it.
            self.is_infinite = false;
            thinking.stop();
        }
        self.thinking = Some(thinking);
        None
    }

    /// What is known from searches before, and all tables there are.
    fn take_mind(&mut self, rules: &RuleSet) -> Mind {
        self.forgets = false;
        let known = self.mind.take().filter(|mind| mind.rules() == rules);
        let mut mind = known.unwrap_or_else(|| Mind::new(rules, self.hash << 20));
        let tables = self.tabling.tables();
        if tables.seeds() != mind.tables().seeds() {
            mind.set_tables(tables);
        }
        mind
    }

    /// Has a search end. One that has ended by itself is answered now.
    fn stop(&mut self) -> Vec<String> {
        self.is_infinite = false;
        match &self.thinking {
            Some(thinking) => {
                thinking.stop();
                Vec::new()
            }
            None => self.answer(),
        }
    }

    /// A search has ended.
    fn finish(&mut self, mind: Mind, pit: Option<Pit>) -> Vec<String> {
        self.thinking = None;
        if !self.forgets {
            self.mind = Some(mind);
        }
        // It may have been answered already.
        self.best = self.best.and(pit);
        if self.is_infinite {
            return Vec::new();
        }
        let mut lines = self.answer();
        lines.extend(self.start_next());
        lines
    }

    /// Answers the last search, if it is not answered yet.
    fn answer(&mut self) -> Vec<String> {
        self.due = None;
        let answer = self.best.take().map(|pit| format!("bestmove {pit}"));
        answer.into_iter().collect()
    }
}

/// Tells what is wrong.
fn complain(result: Result<(), String>) -> Vec<String> {
    result
        .err()
        .map(|fault| format!("info string {fault}"))
        .into_iter()
        .collect()
}
