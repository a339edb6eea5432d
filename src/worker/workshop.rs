//! Where endgame tables are made and kept, without the browser: in a worker of
//! its own, a slice at a time.
//!
//! It looks for each table in the browser's database before it makes it. What
//! cannot be read there is made anew without a word.

use super::messages::{ToPage, Work};
use super::replay::rules;
use crate::engine::tablebase::{Builder, Layer, MOST_SEEDS, Tablebase};
use crate::rules::RuleSet;

/// How long a slice takes, in milliseconds.
const SLICE_MS: f64 = 15.0;

/// Work between two looks at the clock: some tenths of a millisecond.
const BUDGET: u32 = 4096;

/// How often the page hears how far the tables are, in milliseconds.
const NEWS: f64 = 500.0;

/// What the browser is to do.
#[derive(Clone)]
pub enum Wish {
    /// Look for a table in the database, and tell [`Workshop::found`] what was
    /// there. The ticket comes back with it.
    Find {
        /// What it is for.
        ticket: u32,
        /// Under which key.
        key: String,
    },
    /// Keep a table in the database, if that can be done.
    Keep {
        /// Under which key.
        key: String,
        /// The table.
        layer: Layer,
    },
    /// Post a message.
    Post(ToPage),
    /// Post a message with a copy of a table beside it.
    Send(ToPage, Layer),
}

/// The tables of one rule set, and what is done about the next.
#[derive(Default)]
pub struct Workshop {
    tables: Option<Tablebase>,
    /// Tables of up to so many seeds are wanted.
    most: u32,
    stage: Stage,
    is_paused: bool,
    /// Counts what is asked of the database.
    tickets: u32,
    /// When the page last heard how far the tables are.
    told: f64,
}

#[derive(Default)]
enum Stage {
    /// There is nothing to do.
    #[default]
    Idle,
    /// The database is asked.
    Finding,
    /// A table is made.
    Making(Box<Builder>),
}

impl Workshop {
    /// Whether there is work to do now.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        !self.is_paused && matches!(self.stage, Stage::Making(_))
    }

    /// Hears what is wanted.
    ///
    /// # Errors
    /// What makes no sense, and why.
    pub fn hear(&mut self, work: &Work) -> Result<Vec<Wish>, String> {
        match work {
            Work::Pause => self.is_paused = true,
            Work::Resume => self.is_paused = false,
            Work::Make { rules: text, most } => return Ok(self.begin(rules(text)?, *most)),
        }
        Ok(Vec::new())
    }

    /// Begins with tables, or goes on. All there are of them are sent again,
    /// for who asks has none.
    fn begin(&mut self, rules: RuleSet, most: u32) -> Vec<Wish> {
        let all = u32::from(rules.total_seeds()).min(MOST_SEEDS);
        self.most = most.min(all);
        if self
            .tables
            .as_ref()
            .is_none_or(|tables| *tables.rules() != rules)
        {
            self.tables = Some(Tablebase::new(&rules));
            self.stage = Stage::Idle;
            // What the database still has to say is of other rules.
            self.tickets = self.tickets.wrapping_add(1);
        }
        let Some(tables) = &self.tables else {
            return Vec::new();
        };
        let layers = (1..=tables.seeds()).filter_map(|seeds| tables.layer(seeds));
        let mut wishes: Vec<Wish> = layers.map(send).collect();
        let is_too_much = tables.seeds() >= self.most;
        match self.stage {
            Stage::Idle => wishes.extend(self.next()),
            Stage::Finding | Stage::Making(_) if is_too_much => {
                self.stage = Stage::Idle;
                self.tickets = self.tickets.wrapping_add(1);
                wishes.push(self.news());
            }
            Stage::Finding | Stage::Making(_) => wishes.push(self.news()),
        }
        wishes
    }

    /// Hears what the database had for a ticket.
    pub fn found(&mut self, ticket: u32, bytes: Option<Vec<u8>>) -> Vec<Wish> {
        let (Some(tables), Stage::Finding) = (&self.tables, &self.stage) else {
            return Vec::new();
        };
        if ticket != self.tickets {
            return Vec::new();
        }
        let layer = bytes
            .and_then(|bytes| Layer::from_bytes(bytes, tables.rules()).ok())
            .filter(|layer| layer.seeds() == tables.seeds() + 1);
        match layer {
            Some(layer) => self.add(layer),
            None => {
                self.stage = Stage::Making(Box::new(Builder::new(tables)));
                vec![self.news()]
            }
        }
    }

    /// Works for a slice. The clock tells milliseconds from any beginning.
    pub fn work(&mut self, mut clock: impl FnMut() -> f64) -> Vec<Wish> {
        if self.is_paused {
            return Vec::new();
        }
        let Stage::Making(builder) = &mut self.stage else {
            return Vec::new();
        };
        let mut now = clock();
        let end = now + SLICE_MS;
        while now < end {
            if let Some(layer) = builder.step(BUDGET) {
                let keep = self.key(layer.seeds()).map(|key| Wish::Keep {
                    key,
                    layer: layer.clone(),
                });
                let mut wishes: Vec<Wish> = keep.into_iter().collect();
                wishes.extend(self.add(layer));
                return wishes;
            }
            now = clock();
        }
        if now < self.told + NEWS {
            return Vec::new();
        }
        self.told = now;
        vec![self.news()]
    }

    /// Puts the next table to the others and goes on to the one after it.
    fn add(&mut self, layer: Layer) -> Vec<Wish> {
        self.stage = Stage::Idle;
        let Some(tables) = &mut self.tables else {
            return Vec::new();
        };
        let mut wishes = Vec::new();
        // It is the next one, so it fits.
        if tables.add(layer.clone()).is_ok() {
            wishes.push(send(&layer));
            wishes.extend(self.next());
        }
        wishes
    }

    /// Begins with the next table, if more are wanted.
    fn next(&mut self) -> Vec<Wish> {
        let seeds = self.ready() + 1;
        let mut wishes = Vec::new();
        if seeds <= self.most
            && let Some(key) = self.key(seeds)
        {
            self.stage = Stage::Finding;
            self.tickets = self.tickets.wrapping_add(1);
            let ticket = self.tickets;
            wishes.push(Wish::Find { ticket, key });
        }
        wishes.push(self.news());
        wishes
    }

    fn ready(&self) -> u32 {
        self.tables.as_ref().map_or(0, Tablebase::seeds)
    }

    /// The key of a table in the database.
    fn key(&self, seeds: u32) -> Option<String> {
        let rules = self.tables.as_ref()?.rules();
        Some(format!("{rules}/{seeds}"))
    }

    /// How far the tables are.
    fn news(&self) -> Wish {
        let percent = match &self.stage {
            Stage::Making(builder) => Some((100.0 * builder.progress()) as u8),
            Stage::Idle | Stage::Finding => None,
        };
        Wish::Post(ToPage::Tables {
            ready: self.ready(),
            percent,
        })
    }
}

fn send(layer: &Layer) -> Wish {
    let message = ToPage::Layer {
        rules: layer.rules().to_string(),
        seeds: layer.seeds(),
    };
    Wish::Send(message, layer.clone())
}
