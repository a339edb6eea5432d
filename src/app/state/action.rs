//! What can happen.

use super::Order;
use crate::engine::Report;
use crate::i18n::Language;
use crate::rules::{Game, Pit};
use crate::settings::{Preferences, Settings};
use crate::view::message::Message;

/// What can happen.
#[derive(Clone, Debug)]
pub enum Action {
    /// A person chooses a pit, by a key or a sentence.
    Play(Pit),
    /// A person chooses a pit, by mouse or finger.
    Tap(Pit),
    /// A pit is pointed at, or none.
    Aim(Option<Pit>),
    /// The field for typed moves is opened or closed.
    Type(bool),
    /// A move has been typed.
    PlayTyped(String),
    /// The shown position is to be read out.
    TellPosition,
    /// The move before the shown position is to be told again.
    TellLast,
    /// The named mistake has been read.
    ForgetCoach,
    /// The computer chose a pit, in this round and after so many plies.
    Answer {
        /// The round it was asked in.
        round: u32,
        /// Plies played when it was asked.
        plies: usize,
        /// Its choice.
        pit: Pit,
    },
    /// The computer agrees to stop, or does not.
    Decide {
        /// The round it was asked in.
        round: u32,
        /// Plies played when it was asked.
        plies: usize,
        /// Whether it agrees.
        agrees: bool,
    },
    /// People agree to stop, or a person offers it to the computer.
    Stop,
    /// Play goes on although the position has come again.
    PlayOn,
    /// The person who is to move, or who plays the computer, gives up.
    Resign,
    /// Another game is opened.
    Open(Box<(Settings, Game)>),
    /// The game before the opened one is wanted back.
    BringBack,
    /// It is not wanted back.
    ForgetAside,
    /// Advice is wanted.
    AskAdvice,
    /// The computer has found out about the best move, asked in this round and
    /// after so many plies shown.
    Advise {
        /// The round it was asked in.
        round: u32,
        /// Plies before the shown position when it was asked.
        shown: usize,
        /// What it found.
        report: Box<Report>,
    },
    /// Endgame tables of up to so many seeds are wanted.
    Table(u32),
    /// The analysis is opened or closed.
    Analyse(bool),
    /// The list of moves is opened or closed.
    List(bool),
    /// The computer is to play on from the shown position.
    PlayFromHere,
    /// Another game with sides changed begins.
    Rematch,
    /// A game at the level that is offered begins.
    TakeLevel,
    /// The offered level is not wanted.
    KeepLevel,
    /// Pits are to be explained instead of played, or played again.
    AskWhy(bool),
    /// A pit is to be explained.
    Explain(Pit),
    /// The position after so many plies is to be shown.
    Show(usize),
    /// Something is to be said beside the board.
    Say(Message),
    /// Something is to be read out.
    Read(Message),
    /// A person takes the last move back.
    Undo,
    /// What was taken back is played again.
    Redo,
    /// A new game begins.
    Begin(Settings),
    /// The next step of the replay is due.
    Step,
    /// The last move before the shown position is to be shown again.
    Replay,
    /// All motion is to be completed at once.
    Settle,
    /// Motion is or is not wanted.
    Still(bool),
    /// Another language is chosen.
    Speak(Language),
    /// The reader wants the page otherwise.
    Prefer(Preferences),
    /// A new version of the page is ready, or is left for later.
    Renew(bool),
    /// Something went wrong.
    Warn(Message),
    /// The notice has been read.
    Dismiss,
    /// The page around the frame wants something.
    Order(Order),
}
