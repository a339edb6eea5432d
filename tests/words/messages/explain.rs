//! Explanations of moves.

use super::*;

/// One, two and three pits with seeds.
fn holdings() -> [Vec<Held>; 3] {
    let held = |letter, seeds| Held {
        pit: pit(letter),
        seeds,
    };
    [
        vec![held('b', 2)],
        vec![held('b', 2), held('a', 3)],
        vec![held('c', 3), held('b', 2), held('a', 3)],
    ]
}

pub fn explanations(all: &mut Vec<Message>) {
    let mut why = vec![Why::Empty(pit('C'))];
    let sows = |seeds, laps, result| {
        Why::Sows(Sows {
            pit: pit('C'),
            seeds,
            landing: pit('b'),
            laps,
            result,
        })
    };
    for count in COUNTS {
        why.push(sows(4, 0, Catch::Count(count)));
        why.push(sows(count.max(1), 0, Catch::Count(4)));
    }
    why.extend([1, 2, 3, 4].map(|laps| sows(12 * laps, laps, Catch::Count(1))));
    for who in WHO {
        why.push(Why::Passes(who));
        why.push(sows(4, 0, Catch::OwnRow(who)));
        for from in holdings() {
            for stop in [
                Stop::RowEnd(pit('a'), who),
                Stop::Before(from[0]),
                Stop::Before(Held {
                    pit: pit('d'),
                    seeds: 1,
                }),
            ] {
                let from = from.clone();
                why.push(sows(5, 0, Catch::Taken { from, stop }));
            }
            for slam in [GrandSlam::Taken, GrandSlam::Cancelled] {
                let (opponent, from) = (who, from.clone());
                why.push(sows(
                    5,
                    0,
                    Catch::Slam {
                        opponent,
                        from,
                        slam,
                    },
                ));
            }
            why.extend(sets().map(|legal| Why::Starves {
                pit: pit('C'),
                opponent: who,
                from: from.clone(),
                legal,
            }));
        }
        for takes_back in [false, true] {
            why.extend(sets().map(|legal| Why::Unfed {
                pit: pit('C'),
                opponent: who,
                landing: pit('F'),
                takes_back,
                legal,
            }));
        }
        for close in closes(who) {
            let players = [(who, 25), (Who::Player(Side::North), 23)];
            why.push(Why::Ends { close, players });
        }
    }
    all.extend(why.into_iter().map(Message::Why));
}

fn closes(who: Who) -> Vec<Close> {
    let mut closes = vec![Close::Majority, Close::Empty, Close::Repetition];
    closes.push(Close::NoMove(who));
    closes.extend(COUNTS.map(Close::Few));
    closes
}

pub fn differences(all: &mut Vec<Message>) {
    let mut differences = vec![Difference::NoMove, Difference::GoesOn];
    for count in COUNTS {
        differences.push(Difference::Allowed(count));
        let passes = WHO.map(Some).into_iter().chain([None]);
        differences.extend(passes.map(|passes| Difference::Takes {
            captured: count,
            passes,
        }));
    }
    for who in WHO {
        for reason in [Illegal::MustFeed, Illegal::StarvesOpponent] {
            let opponent = who;
            differences.push(Difference::Forbidden { reason, opponent });
        }
        differences.push(Difference::Passes(who));
        differences.extend(closes(who).into_iter().map(Difference::Ends));
        let other = Who::Player(Side::North);
        differences.push(Difference::Score([(who, 25), (other, 23)]));
    }
    for difference in differences {
        for presets in [&Preset::ALL[..1], &Preset::ALL[1..3], &Preset::ALL[2..]] {
            all.push(Message::Why(Why::Elsewhere {
                presets: presets.to_vec(),
                pit: pit('C'),
                difference,
            }));
        }
    }
}
