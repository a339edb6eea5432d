//! The book of rules: what its examples show is what both implementations of
//! the rules play, under any rule set.

mod naive;
mod random;
mod side_by_side;

use awale::rules::{
    GrandSlam, Illegal, Outcome, Position, Preset, Reason, RuleSet, Side, Slam, Starved, Step,
};
use awale::view::rule_book::{Example, Point, RuleBook, Shown, Subject};
use random::Random;
use side_by_side::SideBySide;

/// All presets, and many random rule sets.
fn texts() -> Vec<String> {
    let mut random = Random::new(6);
    let presets = Preset::ALL
        .into_iter()
        .map(|preset| preset.name().to_owned());
    presets.chain((0..600).map(|_| random.rules())).collect()
}

fn rules(text: &str) -> RuleSet {
    text.parse().expect("a rule set")
}

fn examples(book: &RuleBook) -> impl Iterator<Item = &Example> {
    book.chapters.iter().flat_map(|chapter| &chapter.examples)
}

fn example(book: &RuleBook, point: Point) -> Option<&Example> {
    examples(book).find(|example| example.point == point)
}

/// How the move of an example ends the game.
fn reason(example: &Example) -> Option<Reason> {
    match &example.shown {
        Shown::Move { outcome, .. } => outcome.map(|outcome| outcome.reason),
        _ => None,
    }
}

#[test]
fn every_example_is_what_both_implementations_play() {
    for text in texts() {
        let book = RuleBook::of(&rules(&text));
        for example in examples(&book) {
            let start = example.start.to_string();
            let mut both = SideBySide::set_up(&text, &start);
            let place = format!("{:?}: {}", example.point, both.line());
            both.compare(&mut |_| ());
            assert_eq!(both.naive.end, None, "{place}");
            assert_eq!(*both.game.position(), example.start, "{place}");
            match &example.shown {
                Shown::Board => assert_eq!(example.start, Position::start(&rules(&text))),
                Shown::Agreed(outcome) => assert_eq!(*outcome, both.game.agreement()),
                Shown::Refused {
                    sowing,
                    reason,
                    legal,
                } => {
                    assert_eq!(both.naive.why_not(sowing.pit.letter()), reason.name());
                    assert_eq!(both.naive.legal(), legal.to_string(), "{place}");
                }
                Shown::Move {
                    sowing,
                    passes,
                    outcome,
                } => {
                    assert_eq!(both.play(sowing.pit), *sowing, "{place}");
                    both.compare(&mut |_| ());
                    assert_eq!(both.naive.passed, *passes, "{place}");
                    assert_eq!(both.game.outcome(), *outcome, "{place}");
                }
            }
        }
    }
}

/// What the rules call for, as far as they leave room for a game at all. The
/// limits on `few` are those from which on no position shows the point.
fn called_for(rules: &RuleSet) -> Vec<Point> {
    let mut points = vec![
        Point::Start,
        Point::Sowing,
        Point::Kroo,
        Point::Capture,
        Point::Chain,
        Point::Slam,
        Point::Feeding,
        Point::Unfed,
        Point::Agreement,
    ];
    let (few, half) = (rules.few, rules.pits_a_side());
    let takes_all = rules.slam == Slam::All;
    let is_forced = rules.slam == Slam::IllegalUnlessForced;
    let passes = rules.starved == Starved::Pass;
    let mut when = |point, is_so: bool| {
        if is_so {
            points.push(point);
        }
    };
    // A row of threes but one is the most that is captured.
    when(Point::Majority, rules.majority && few < 4 * half + 8);
    when(Point::Few, few > 0);
    when(
        Point::Forced,
        is_forced && few < if half == 6 { 15 } else { 12 },
    );
    when(
        Point::Pass,
        passes && takes_all && few < rules.total_seeds() - 11,
    );
    when(Point::Pass, passes && is_forced && few < 3);
    when(Point::Empty, few == 0 && (takes_all || is_forced));
    // With more seeds North reaches South's row.
    when(Point::NoMove, !is_forced && few < 9);
    when(Point::NoMove, is_forced && !passes && few < 3);
    points
}

#[test]
fn every_chapter_shows_what_the_rules_call_for() {
    let (mut most, mut bare) = (0, 0);
    for text in texts() {
        let rules = rules(&text);
        let book = RuleBook::of(&rules);
        if rules.few >= rules.total_seeds() {
            // Every game is over before it begins.
            assert_eq!(examples(&book).count(), 0, "{text}");
            bare += 1;
            continue;
        }
        for point in called_for(&rules) {
            assert!(example(&book, point).is_some(), "{point:?} under {text}");
        }
        most = most.max(examples(&book).count());
        for chapter in &book.chapters {
            assert!(!chapter.paragraphs.is_empty());
            assert!(
                chapter
                    .paragraphs
                    .iter()
                    .all(|sentences| !sentences.is_empty())
            );
        }
    }
    // The generator has brought up the rich and the bare.
    assert!(most >= 13 && bare > 0, "{most} {bare}");
}

#[test]
fn every_example_shows_its_point() {
    for text in texts() {
        let rules = rules(&text);
        for example in examples(&RuleBook::of(&rules)) {
            assert!(shows_its_point(&rules, example), "{text}: {example:?}");
            assert!(!example.caption.is_empty());
        }
    }
}

fn shows_its_point(rules: &RuleSet, example: &Example) -> bool {
    let board = example.start.board();
    let (sowing, passes) = match &example.shown {
        Shown::Board => return example.point == Point::Start,
        Shown::Agreed(outcome) => return is_whole(rules, outcome),
        Shown::Refused { reason, legal, .. } => {
            let is_right = match example.point {
                Point::Slam => *reason == Illegal::StarvesOpponent,
                Point::Unfed => *reason == Illegal::MustFeed,
                _ => false,
            };
            return is_right && !legal.is_empty();
        }
        Shown::Move { sowing, passes, .. } => (sowing, *passes),
    };
    let taken = sowing
        .steps
        .iter()
        .filter(|step| matches!(step, Step::Capture { .. }));
    let taken = taken.count();
    let comes_back = sowing.steps.contains(&Step::Drop { pit: sowing.pit });
    let takes_all = sowing.captured > 0 && sowing.slam == Some(GrandSlam::Taken);
    match example.point {
        Point::Sowing => taken == 0 && reason(example).is_none(),
        // The origin is skipped, and stays empty.
        Point::Kroo => {
            !comes_back && board.seeds(sowing.pit) >= 2 * rules.pits_a_side() && sowing.laps == 1
        }
        Point::Capture => taken == 1 && sowing.slam.is_none(),
        Point::Chain => taken >= 2 && sowing.slam.is_none(),
        Point::Slam => match rules.slam {
            Slam::Nothing => taken == 0 && sowing.slam == Some(GrandSlam::Cancelled),
            Slam::All => takes_all,
            Slam::Illegal | Slam::IllegalUnlessForced => false,
        },
        Point::Forced => takes_all,
        Point::Feeding => board.row_sum(Side::North) == 0 && sowing.landing.side() == Side::North,
        Point::Pass => passes,
        Point::Majority => reason(example) == Some(Reason::Majority),
        Point::Few => reason(example) == Some(Reason::FewSeeds),
        Point::NoMove => reason(example) == Some(Reason::NoMove),
        Point::Empty => reason(example) == Some(Reason::Empty),
        Point::Start | Point::Unfed | Point::Agreement => false,
    }
}

fn is_whole(rules: &RuleSet, outcome: &Outcome) -> bool {
    outcome.score[0] + outcome.score[1] + outcome.unclaimed == rules.total_seeds()
}

#[test]
fn examples_of_the_presets_do_not_end_the_game_but_where_that_is_the_point() {
    for preset in Preset::ALL {
        for chapter in RuleBook::of(&preset.rules()).chapters {
            // Once a grand slam was forced there is no seed to play on with.
            let may_end = chapter.subject == Subject::End || preset == Preset::Awari;
            for example in &chapter.examples {
                assert!(
                    may_end || reason(example).is_none(),
                    "{preset:?} {example:?}"
                );
            }
        }
    }
}

#[test]
fn passing_is_told_only_where_players_pass() {
    let subjects = |text: &str| -> Vec<Subject> {
        let chapters = RuleBook::of(&rules(text)).chapters;
        chapters.iter().map(|chapter| chapter.subject).collect()
    };
    assert_eq!(subjects("family"), Subject::ALL);
    assert!(!subjects("abapa").contains(&Subject::Pass));
}
