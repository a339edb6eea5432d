//! Finished games.

use super::*;
use awale::rules::Game;
use awale::settings::{Players, Settings};
use awale::statistics::{Entry, Group};
use awale::view::ledger::{Column, Ledger};

pub fn ledgers(all: &mut Vec<Message>) {
    let mut ledgers = vec![
        Ledger::Title,
        Ledger::Empty,
        Ledger::All,
        Ledger::Last,
        Ledger::Read,
        Ledger::Erase,
        Ledger::EraseReally,
        Ledger::Erased,
        Ledger::Unreadable,
        Ledger::NotKept,
        Ledger::Unread(3),
    ];
    ledgers.extend(Column::ALL.map(Ledger::Column));
    ledgers.extend(COUNTS.map(|count| Ledger::Added(count.into())));
    let custom = "abapa,slam=all,few=3".parse().expect("rules");
    for rules in [RuleSet::ABAPA, RuleSet::TEN_PIT, custom] {
        for level in [None, Level::new(5)] {
            ledgers.push(Ledger::Of(Group { rules, level }));
            ledgers.push(Ledger::OfNamed(Group { rules, level }, "Harbour".into()));
        }
    }
    let person = Side::South;
    let level = Level::new(2).expect("a level");
    for players in [Players::Two, Players::Computer { level, person }] {
        let settings = Settings {
            players,
            ..Settings::default()
        };
        let mut game = Game::new(RuleSet::ABAPA);
        game.resign(Side::South).expect("not over");
        let entry = Entry::of(&settings, &game, 1).expect("over");
        for winner in [None, Some(Side::South), Some(Side::North)] {
            let entry = Box::new(Entry {
                winner,
                ..entry.clone()
            });
            let date = "1/2/2026".into();
            ledgers.push(Ledger::Game { date, entry });
        }
    }
    all.extend(ledgers.into_iter().map(Message::Ledger));
}
