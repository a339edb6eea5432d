//! The moves of a game and its end.

use super::super::catalogue::key;
use super::{Language, anybody, deed, number, pit, score, side, who};
use crate::view::review::{Lead, Review};

impl Language {
    pub(super) fn review(&self, review: &Review) -> String {
        let key = match review {
            Review::Close => key::close_moves,
            Review::First => key::to_the_start,
            Review::Previous => key::one_back,
            Review::Next => key::one_forward,
            Review::Last => key::to_the_end,
            Review::Replay => key::replay,
            Review::Pass => key::pass,
            Review::PlayFromHere => key::play_from_here,
            Review::End => key::end_of_game,
            Review::LookBack => key::look_back,
            Review::Listed {
                number: at,
                deed: done,
            } => {
                return self.text(
                    key::listed,
                    [
                        number(*at),
                        who(done.who),
                        pit(done.pit),
                        deed(done.slam, done.captured),
                        number(done.captured),
                    ],
                );
            }
            Review::At {
                shown,
                plies,
                deed: done,
            } => {
                return self.text(
                    key::shown_move,
                    [
                        number(*shown),
                        number(*plies),
                        who(done.who),
                        pit(done.pit),
                        deed(done.slam, done.captured),
                        number(done.captured),
                    ],
                );
            }
            Review::Start(plies) => return self.text(key::shown_start, [number(*plies)]),
            Review::RematchAs(as_side) => return self.text(key::rematch_as, [side(*as_side)]),
            Review::RematchBegunBy(first) => {
                return self.text(key::rematch_begun_by, [side(*first)]);
            }
            Review::Curves(lead) => return self.curves(lead),
        };
        self.text(key, [])
    }

    fn curves(&self, lead: &Lead) -> String {
        let [near, ours, far, theirs] = score(&lead.players);
        let (leader, since) = match lead.leader {
            Some((leader, since)) => (Some(leader), since),
            None => (None, 0),
        };
        self.text(
            key::curves,
            [
                number(lead.plies),
                near,
                ours,
                far,
                theirs,
                anybody(leader),
                number(since),
                number(lead.changes),
            ],
        )
    }
}
