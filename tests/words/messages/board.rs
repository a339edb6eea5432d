//! What happens on the board.

use super::*;

pub fn board(all: &mut Vec<Message>) {
    for who in WHO {
        all.extend([Message::Name(who), Message::Turn(who), Message::Passed(who)]);
        all.push(Message::Begun { first: who });
        for seeds in COUNTS {
            all.push(Message::Store { who, seeds });
            all.push(Message::Pit(PitLabel {
                pit: pit('C'),
                owner: who,
                seeds,
                refused: None,
                preview: None,
            }));
        }
        for other in WHO {
            for unclaimed in COUNTS {
                let players = [(who, 25), (other, 22)];
                all.push(Message::Score { players, unclaimed });
            }
            for to_move in [None, Some(who), Some(other)] {
                let row = |who, store| Row {
                    who,
                    pits: pits("ABC").into_iter().zip([4, 0, 21]).collect(),
                    store,
                };
                let rows = [row(who, 3), row(other, 12)];
                all.push(Message::Overview(Overview { rows, to_move }));
            }
        }
    }
    for refused in REFUSED {
        all.push(Message::Pit(PitLabel {
            pit: pit('C'),
            owner: Who::You,
            seeds: 3,
            refused: Some(refused),
            preview: None,
        }));
        for (owner, mover) in WHO
            .into_iter()
            .flat_map(|who| WHO.map(|other| (who, other)))
        {
            all.extend(sets().map(|legal| {
                Message::Refused(Refusal {
                    reason: refused,
                    pit: pit('b'),
                    owner,
                    mover,
                    legal,
                })
            }));
        }
    }
    for slam in SLAMS {
        for laps in 0..4 {
            for captured in COUNTS {
                let preview = Preview {
                    pit: pit('C'),
                    landing: pit('b'),
                    captured,
                    laps,
                    slam,
                };
                all.push(Message::Preview(preview.clone()));
                all.push(Message::Pit(PitLabel {
                    pit: pit('C'),
                    owner: Who::Computer,
                    seeds: 14,
                    refused: None,
                    preview: Some(preview),
                }));
            }
        }
    }
    all.extend([5, 6].map(|pits| Message::NoSuchPit { pits }));
}

pub fn moves(all: &mut Vec<Message>) {
    for who in WHO {
        for slam in SLAMS {
            for count in COUNTS {
                for from in ["b", "bc", "abc"] {
                    all.push(Message::Played(Played {
                        who,
                        pit: pit('C'),
                        seeds: count,
                        landing: pit('b'),
                        captured: count,
                        from: pits(from),
                        slam,
                    }));
                }
            }
        }
        let reasons = [
            Reason::Majority,
            Reason::Empty,
            Reason::FewSeeds,
            Reason::NoMove,
            Reason::Repetition,
            Reason::Agreement,
            Reason::Resigned(Side::South),
        ];
        for reason in reasons {
            for winner in [None, Some(who)] {
                let outcome = Outcome {
                    reason,
                    score: [25, 23],
                    unclaimed: 0,
                };
                all.push(Message::Over(Ending {
                    outcome,
                    winner,
                    subject: who,
                }));
            }
        }
    }
    for is_made in [false, true] {
        for count in COUNTS {
            let threat = Mistake::Threat {
                reply: pit('f'),
                seeds: count,
            };
            for mistake in [threat, Mistake::Emptying { pits: count }] {
                all.push(Message::Coach(Coach {
                    pit: pit('C'),
                    mistake,
                    is_made,
                }));
            }
        }
        all.push(Message::Coach(Coach {
            pit: pit('C'),
            mistake: Mistake::Exposed { pits: pits("ABD") },
            is_made,
        }));
    }
}
