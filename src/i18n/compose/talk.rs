//! Stopping, sharing and opening.

use super::super::catalogue::key;
use super::super::fill::Argument::{Text, Word};
use super::{Language, number, score, sentences, side, yes};
use crate::notation::Letters;
use crate::view::talk::{Shared, Shares, Talk};

impl Language {
    pub(super) fn talk(&self, talk: &Talk) -> String {
        let key = match talk {
            Talk::Considering => key::considering,
            Talk::Declined => key::declined,
            Talk::ChooseToExplain => key::choose_to_explain,
            Talk::BroughtBack => key::brought_back,
            Talk::Copied => key::copied,
            Talk::CopyByHand => key::copy_by_hand,
            Talk::NothingToOpen => key::nothing_to_open,
            Talk::FileUnreadable => key::file_unreadable,
            Talk::Which => key::which_game,
            Talk::FormatName(Shared::Link) => key::share_link,
            Talk::FormatName(Shared::Position) => key::share_position,
            Talk::FormatName(Shared::Record) => key::share_record,
            Talk::FormatName(Shared::Picture) => key::share_picture,
            Talk::ViewOnly => key::view_only,
            Talk::OpenInFull => key::open_in_full,
            Talk::NotOpened => key::not_opened,
            Talk::Misaddressed { name, kind } => return self.misaddressed(name, kind),
            Talk::Repeated(shares) => {
                let repeated = self.text(key::repeated, []);
                return sentences([repeated, self.stopping(shares)]);
            }
            Talk::StoppingGives(shares) => return self.stopping(shares),
            Talk::Opened { plies } => return self.text(key::opened, [number(*plies)]),
            Talk::LookingBack { shown, plies } => {
                return self.text(key::looking_back, [number(*shown), number(*plies)]);
            }
            Talk::Unreadable { format, error } => return self.unreadable(*format, error),
            Talk::Game {
                number: at,
                names,
                letters,
                first,
                plies,
            } => {
                let name = |side: usize| {
                    let name = names.as_ref().map(|names| names[side].clone());
                    Text(name.unwrap_or_default())
                };
                let letters = Word(match letters {
                    None => "plain",
                    Some(Letters::Usual) => "south",
                    Some(Letters::French) => "north",
                });
                return self.text(
                    key::one_game,
                    [
                        number(*at),
                        yes(names.is_some()),
                        name(0),
                        name(1),
                        number(*plies),
                        side(*first),
                        letters,
                    ],
                );
            }
        };
        self.text(key, [])
    }

    fn stopping(&self, shares: &Shares) -> String {
        let [near, ours, far, theirs] = score(&shares.players);
        self.text(
            key::stopping_gives,
            [near, ours, far, theirs, number(shares.unclaimed)],
        )
    }
}
