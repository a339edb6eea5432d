//! What the engine keeps from one move to the next.

use super::tablebase::Tablebase;
use super::transposition::Transpositions;
use crate::rules::RuleSet;

/// What is worth keeping between searches: what was found out about
/// positions, and the endgame tables. It belongs to one rule set.
pub struct Mind {
    rules: RuleSet,
    pub(super) found: Transpositions,
    pub(super) tables: Tablebase,
}

impl Mind {
    /// Knows nothing yet. It keeps at most this many bytes of what searches
    /// find out, beside the endgame tables.
    #[must_use]
    pub fn new(rules: &RuleSet, bytes: usize) -> Mind {
        Mind {
            rules: *rules,
            found: Transpositions::new(bytes),
            tables: Tablebase::new(rules),
        }
    }

    /// The rule set.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Forgets what searches found out; the endgame tables stay.
    pub fn forget(&mut self) {
        self.found.clear();
    }

    /// The endgame tables.
    #[must_use]
    pub const fn tables(&self) -> &Tablebase {
        &self.tables
    }

    /// Uses these endgame tables from now on. Those of another rule set are
    /// not taken; it returns whether they were.
    pub fn set_tables(&mut self, tables: Tablebase) -> bool {
        let fits = *tables.rules() == self.rules;
        if fits {
            self.tables = tables;
            self.found.grow_old();
        }
        fits
    }
}
