//! What the computer thinks, the moves of a game, and pictures.

use super::*;

pub fn studies(all: &mut Vec<Message>) {
    let mut worths = vec![
        Worth::Tenths(0),
        Worth::Tenths(3),
        Worth::Tenths(-10),
        Worth::Tenths(19),
        Worth::Tenths(20),
        Worth::Tenths(-123),
    ];
    for count in COUNTS.into_iter().filter(|&count| count > 0) {
        worths.extend([Worth::Wins(count.into()), Worth::Loses(count.into())]);
    }
    let mut reasons = vec![
        study::Reason::Only,
        study::Reason::Ends,
        study::Reason::Certain,
        study::Reason::LeavesNothing,
        study::Reason::Foresight(12),
    ];
    for seeds in COUNTS.into_iter().filter(|&count| count > 0) {
        let with = pit('D');
        reasons.push(study::Reason::Captures(seeds));
        reasons.push(study::Reason::Saves(seeds));
        reasons.push(study::Reason::Prepares { seeds, with });
        reasons.push(study::Reason::LeavesLeast(seeds));
    }
    let mut studies = vec![
        Study::Looking,
        Study::Certain,
        Study::Line(pits("CbA")),
        Study::Most(15),
        Study::MostTakes(15),
        Study::MostTakes(18),
    ];
    for &worth in &worths {
        studies.push(Study::Worth(worth));
        studies.push(Study::Summary {
            pit: pit('C'),
            worth,
            line: pits("Cb"),
            depth: 12,
        });
        let reason = study::Reason::Only;
        studies.push(Study::Advice(Advice {
            pit: pit('C'),
            worth,
            reason,
        }));
    }
    studies.extend(reasons.into_iter().map(|reason| {
        Study::Advice(Advice {
            pit: pit('C'),
            worth: worths[0],
            reason,
        })
    }));
    for count in COUNTS.map(u32::from) {
        let deep = [Progress::Deep(count), Progress::Done(count)];
        studies.extend(deep.map(Study::State));
        let percent = 40;
        let making = Tables::Making {
            ready: count,
            percent,
        };
        studies.extend([Tables::Ready(count), making].map(Study::Tables));
    }
    let states = [
        Progress::Begun,
        Progress::Waiting,
        Progress::Over,
        Progress::Impossible,
    ];
    studies.extend(states.map(Study::State));
    studies.push(Study::Tables(Tables::None));
    all.extend(studies.into_iter().map(Message::Study));
}

pub fn reviews(all: &mut Vec<Message>) {
    let mut reviews = vec![
        Review::Close,
        Review::First,
        Review::Previous,
        Review::Next,
        Review::Last,
        Review::Replay,
        Review::Pass,
        Review::PlayFromHere,
        Review::End,
        Review::LookBack,
    ];
    reviews.extend(Side::BOTH.map(Review::RematchAs));
    reviews.extend(Side::BOTH.map(Review::RematchBegunBy));
    for who in WHO {
        for slam in SLAMS {
            for captured in COUNTS {
                // A grand slam takes two seeds at least.
                let captured = captured.max(if slam.is_some() { 2 } else { 0 });
                let deed = Deed {
                    who,
                    pit: pit('C'),
                    captured,
                    slam,
                };
                reviews.push(Review::Listed { number: 3, deed });
                let (shown, plies) = (5, 11);
                reviews.push(Review::At { shown, plies, deed });
            }
        }
    }
    for count in COUNTS.map(usize::from) {
        reviews.push(Review::Start(count));
        for leader in WHO.map(Some).into_iter().chain([None]) {
            for since in [0, 7] {
                reviews.push(Review::Curves(Lead {
                    plies: 11,
                    players: [(Who::You, 12), (Who::Computer, 9)],
                    leader: leader.map(|who| (who, since)),
                    changes: count,
                }));
            }
        }
        reviews.push(Review::Curves(Lead {
            plies: count,
            players: [(Who::Computer, 12), (Who::Player(Side::South), 9)],
            leader: None,
            changes: 0,
        }));
    }
    all.extend(reviews.into_iter().map(Message::Review));
}

pub fn pictures(all: &mut Vec<Message>) {
    for to_move in [None, Some(Side::South), Some(Side::North)] {
        for direction in [Direction::CounterClockwise, Direction::Clockwise] {
            let depicted = Depicted {
                position: position("0-4-4-4-4-4-4-4-4-4-4-4-1-3-S"),
                to_move,
                direction,
            };
            all.push(Message::PictureTitle(depicted));
            all.push(Message::PictureText(depicted));
        }
    }
}
