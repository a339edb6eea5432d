//! Where endgame tables are made and kept, with a database that is a map.

use std::collections::HashMap;

use awale::engine::tablebase::{Layer, Tablebase};
use awale::rules::{Preset, RuleSet};
use awale::worker::desk::Desk;
use awale::worker::messages::{Reply, Request, ToPage, ToWorker, Work};
use awale::worker::workshop::{Wish, Workshop};

type Database = HashMap<String, Vec<u8>>;

/// What a page heard of a workshop.
#[derive(Default)]
struct Heard {
    /// The tables that were sent, with the seeds that the message told.
    sent: Vec<(u32, Layer)>,
    /// How far the tables were, again and again.
    news: Vec<(u32, Option<u8>)>,
    /// The keys that were asked for, and those that were kept.
    found: Vec<String>,
    kept: Vec<String>,
}

impl Heard {
    fn seeds(&self) -> Vec<u32> {
        self.sent.iter().map(|(seeds, _)| *seeds).collect()
    }
}

fn make(rules: &str, most: u32) -> Work {
    let rules = rules.to_owned();
    Work::Make { rules, most }
}

/// Does what a workshop wishes, until it wishes and does nothing more.
fn run(workshop: &mut Workshop, mut wishes: Vec<Wish>, database: &mut Database) -> Heard {
    let mut heard = Heard::default();
    loop {
        for wish in std::mem::take(&mut wishes) {
            match wish {
                Wish::Find { ticket, key } => {
                    let bytes = database.get(&key).cloned();
                    heard.found.push(key);
                    wishes.extend(workshop.found(ticket, bytes));
                }
                Wish::Keep { key, layer } => {
                    database.insert(key.clone(), layer.to_bytes().to_vec());
                    heard.kept.push(key);
                }
                Wish::Post(ToPage::Tables { ready, percent }) => heard.news.push((ready, percent)),
                Wish::Send(ToPage::Layer { rules, seeds }, layer) => {
                    assert_eq!(rules, layer.rules().to_string());
                    heard.sent.push((seeds, layer));
                }
                Wish::Post(other) | Wish::Send(other, _) => panic!("{other:?}"),
            }
        }
        if wishes.is_empty() {
            if !workshop.is_busy() {
                return heard;
            }
            wishes = workshop.work(clock(5.0));
        }
    }
}

/// A clock that goes on by so many milliseconds each time it is looked at.
fn clock(step: f64) -> impl FnMut() -> f64 {
    let mut now = 0.0;
    move || {
        now += step;
        now
    }
}

fn begin(workshop: &mut Workshop, work: &Work, database: &mut Database) -> Heard {
    let wishes = workshop.hear(work).expect("sense");
    run(workshop, wishes, database)
}

#[test]
fn tables_are_made_in_their_order_kept_and_sent() {
    for preset in Preset::ALL {
        let (mut workshop, mut database) = (Workshop::default(), Database::new());
        let name = preset.rules().to_string();
        let heard = begin(&mut workshop, &make(&name, 6), &mut database);
        assert_eq!(heard.seeds(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(heard.news.last(), Some(&(6, None)));
        let keys: Vec<String> = (1..=6).map(|seeds| format!("{name}/{seeds}")).collect();
        assert_eq!((&heard.found, &heard.kept), (&keys, &keys));
        let mut tables = Tablebase::new(&preset.rules());
        for (_, layer) in heard.sent {
            tables.add(layer).expect("the next one");
        }
    }
}

#[test]
fn what_is_in_the_database_is_not_made_again() {
    let mut database = Database::new();
    let made = begin(&mut Workshop::default(), &make("abapa", 6), &mut database);
    let again = begin(&mut Workshop::default(), &make("abapa", 6), &mut database);
    assert_eq!(again.seeds(), made.seeds());
    assert!(again.kept.is_empty());
    assert!(again.news.iter().all(|(_, percent)| percent.is_none()));
    for ((_, made), (_, read)) in made.sent.iter().zip(&again.sent) {
        assert_eq!(made.to_bytes(), read.to_bytes());
    }
}

#[test]
fn what_is_wrong_in_the_database_is_made_anew_without_a_word() {
    let mut whole = Database::new();
    begin(&mut Workshop::default(), &make("abapa", 6), &mut whole);
    begin(&mut Workshop::default(), &make("akan", 6), &mut whole);
    let good = whole["abapa/4"].clone();
    let mut changed = good.clone();
    *changed.last_mut().expect("bytes") ^= 1;
    let wrong = [
        Vec::new(),
        b"awale".to_vec(),
        good[..good.len() - 1].to_vec(),
        changed,
        whole["abapa/5"].clone(),
        whole["akan/4"].clone(),
        vec![0; good.len()],
    ];
    for bytes in wrong {
        let mut database = whole.clone();
        database.insert("abapa/4".into(), bytes);
        let heard = begin(&mut Workshop::default(), &make("abapa", 6), &mut database);
        assert_eq!(heard.seeds(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(heard.kept, ["abapa/4"]);
        assert_eq!(database["abapa/4"], good);
    }
}

#[test]
fn who_asks_again_gets_all_tables_again() {
    let (mut workshop, mut database) = (Workshop::default(), Database::new());
    begin(&mut workshop, &make("abapa", 4), &mut database);
    let again = begin(&mut workshop, &make("abapa", 6), &mut database);
    assert_eq!(again.seeds(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(again.found, ["abapa/5", "abapa/6"]);
    // Fewer are wanted than there are: they are there all the same.
    let fewer = begin(&mut workshop, &make("abapa", 3), &mut database);
    assert_eq!(fewer.seeds(), [1, 2, 3, 4, 5, 6]);
    assert!(fewer.found.is_empty());
}

#[test]
fn other_rules_take_the_place_of_those_before_even_while_the_database_is_asked() {
    let (mut workshop, mut database) = (Workshop::default(), Database::new());
    let asked = workshop.hear(&make("abapa", 6)).expect("sense");
    let other = begin(&mut workshop, &make("ten-pit", 5), &mut database);
    assert_eq!(other.seeds(), [1, 2, 3, 4, 5]);
    assert!(other.kept.iter().all(|key| key.starts_with("ten-pit/")));
    // The answer about the first rules comes too late.
    let late = run(&mut workshop, asked, &mut database);
    assert!(late.sent.is_empty() && late.kept.is_empty());
}

#[test]
fn a_pause_is_a_pause() {
    let mut workshop = Workshop::default();
    let mut wishes = workshop.hear(&make("abapa", 12)).expect("sense");
    while !workshop.is_busy() {
        let find = wishes.into_iter().find_map(|wish| match wish {
            Wish::Find { ticket, .. } => Some(ticket),
            _ => None,
        });
        wishes = workshop.found(find.expect("a question"), None);
    }
    workshop.hear(&Work::Pause).expect("sense");
    assert!(!workshop.is_busy());
    assert!(workshop.work(clock(1.0)).is_empty());
    workshop.hear(&Work::Resume).expect("sense");
    assert!(workshop.is_busy());
    assert_eq!(
        run(&mut workshop, Vec::new(), &mut Database::new())
            .seeds()
            .last(),
        Some(&12)
    );
}

#[test]
fn the_page_hears_how_far_a_table_is() {
    let mut database = Database::new();
    let heard = begin(&mut Workshop::default(), &make("abapa", 11), &mut database);
    let making = heard.news.iter().filter(|(_, percent)| percent.is_some());
    assert!(making.clone().count() >= 11);
    assert!(
        making
            .clone()
            .all(|(ready, percent)| *ready < 11 && *percent <= Some(100))
    );
}

#[test]
fn rules_without_sense_are_refused() {
    assert!(Workshop::default().hear(&make("chess", 6)).is_err());
}

#[test]
fn there_is_an_end_to_what_can_be_wanted() {
    let mut workshop = Workshop::default();
    assert!(workshop.hear(&make("abapa", u32::MAX)).is_ok());
}

#[test]
fn the_desk_takes_tables_one_after_the_other() {
    let mut database = Database::new();
    let made = begin(&mut Workshop::default(), &make("abapa", 3), &mut database);
    let layer = |number: usize| made.sent[number].1.to_bytes().to_vec();
    let mut desk = Desk::default();
    let mut take = |rules: &str, bytes: Vec<u8>| {
        let rules = rules.to_owned();
        let request = Request::Layer { rules };
        let text = ToWorker { id: 9, request }.to_text();
        match desk.hear(&text, Some(bytes), 0.0).as_slice() {
            [ToPage::Answer { id: 9, reply }] => match reply {
                Reply::Tabled { seeds } => Ok(*seeds),
                Reply::Refused { why } => Err(why.clone()),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    };
    assert!(take("abapa", layer(1)).is_err());
    assert_eq!(take("abapa", layer(0)), Ok(1));
    assert_eq!(take("abapa", layer(1)), Ok(2));
    // Once more does no harm.
    assert_eq!(take("abapa", layer(0)), Ok(2));
    assert!(take("akan", layer(0)).is_err());
    assert!(take("abapa", b"noise".to_vec()).is_err());
    assert!(take("chess", layer(0)).is_err());
}

#[test]
fn with_tables_an_analysis_is_exact() {
    let mut database = Database::new();
    let made = begin(&mut Workshop::default(), &make("abapa", 6), &mut database);
    let rules = RuleSet::ABAPA.to_string();
    let mut desk = Desk::default();
    let line = awale::worker::messages::Line {
        rules: rules.clone(),
        position: "0-0-1-0-0-1-0-1-0-2-0-1-20-22-S".into(),
        moves: String::new(),
    };
    for (_, layer) in &made.sent {
        let rules = rules.clone();
        let request = Request::Layer { rules };
        let text = ToWorker { id: 9, request }.to_text();
        desk.hear(&text, Some(layer.to_bytes().to_vec()), 0.0);
    }
    let request = Request::Analyse(line);
    desk.hear(&ToWorker { id: 1, request }.to_text(), None, 0.0);
    let mut said = Vec::new();
    while desk.is_busy() {
        said.extend(desk.work(clock(1.0)));
    }
    let exact = |message: &ToPage| match message {
        ToPage::Thought { found, .. } => found.moves.iter().all(|weighed| weighed.exact),
        _ => true,
    };
    assert!(said.len() > 1 && said.iter().all(exact), "{said:?}");
}
