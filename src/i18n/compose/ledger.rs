//! Finished games.

use super::super::catalogue::key;
use super::super::fill::Argument::{Text, Word};
use super::{Language, number, rules};
use crate::rules::Preset;
use crate::statistics::{Entry, Group};
use crate::view::ledger::{Column, Ledger};

impl Language {
    pub(super) fn ledger(&self, ledger: &Ledger) -> String {
        match ledger {
            Ledger::Title => self.text(key::statistics, []),
            Ledger::Empty => self.text(key::no_statistics, []),
            Ledger::All => self.text(key::all_games, []),
            Ledger::Of(group) => {
                let name = match Preset::of(&group.rules) {
                    Some(preset) => self.text(key::rule_set, [rules(preset)]),
                    None => group.rules.to_string(),
                };
                self.games_of(name, group)
            }
            Ledger::OfNamed(group, name) => self.games_of(name.clone(), group),
            Ledger::Column(column) => {
                let key = match column {
                    Column::Games => key::games,
                    Column::Won => key::games_won,
                    Column::Lost => key::games_lost,
                    Column::Drawn => key::games_drawn,
                    Column::Streak => key::won_in_a_row,
                    Column::Seeds => key::seeds_captured,
                };
                self.text(key, [])
            }
            Ledger::Last => self.text(key::last_games, []),
            Ledger::Game { date, entry } => self.past_game(date, entry),
            Ledger::Read => self.text(key::read_statistics, []),
            Ledger::Erase => self.text(key::erase, []),
            Ledger::EraseReally => self.text(key::erase_really, []),
            Ledger::Erased => self.text(key::erased, []),
            Ledger::Added(games) => self.text(key::games_added, [number(*games)]),
            Ledger::Unreadable => self.text(key::not_statistics, []),
            Ledger::Unread(games) => self.text(key::games_unread, [number(*games)]),
            Ledger::NotKept => self.text(key::statistics_not_kept, []),
        }
    }

    fn games_of(&self, rules: String, group: &Group) -> String {
        let level = group.level.map_or(0, |level| level.number());
        self.text(key::games_of, [Text(rules), number(level)])
    }

    fn past_game(&self, date: &str, entry: &Entry) -> String {
        let near = entry.near();
        let result = Word(match entry.is_won() {
            Some(true) => "won",
            Some(false) => "lost",
            None => "drawn",
        });
        let [ours, theirs] = [near, near.other()].map(|side| number(entry.score[side.index()]));
        let level = entry.level().map_or(0, |level| level.number());
        let date = Text(date.to_owned());
        self.text(key::past_game, [date, number(level), result, ours, theirs])
    }
}
