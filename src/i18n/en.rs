//! English.

use crate::rules::{GrandSlam, Illegal, Preset, Reason, Side};
use crate::view::message::{Ending, Label, Message, PitLabel, Played, Refusal, Trouble};
use crate::view::table::{Direction, Who};

use super::list;

/// The words of a message.
pub fn say(message: &Message) -> String {
    match message {
        Message::Title => "Awalé".into(),
        Message::Description => {
            "Play Awalé, the African sowing game, against the computer or with a friend.".into()
        }
        Message::Label(label) => self::label(*label).into(),
        Message::Pit(pit) => self::pit(pit),
        Message::Store { who, seeds } => match who {
            Who::You => format!("Your store, {}", self::seeds(*seeds)),
            Who::Computer => format!("The computer’s store, {}", self::seeds(*seeds)),
            Who::Player(side) => format!("{}’s store, {}", self::side(*side), self::seeds(*seeds)),
        },
        Message::Name(who) => name(*who).into(),
        Message::Level(level) => match level.number() {
            1 => "1 – beginner".into(),
            2 => "2 – novice".into(),
            3 => "3 – casual".into(),
            4 => "4 – amateur".into(),
            5 => "5 – seasoned".into(),
            6 => "6 – strong".into(),
            7 => "7 – expert".into(),
            _ => format!("{level} – master"),
        },
        Message::RuleSetName(preset) => match preset {
            Some(Preset::Abapa) => "Abapa (tournament)".into(),
            Some(Preset::Akan) => "Akan".into(),
            Some(Preset::IvoryCoast) => "Ivory Coast".into(),
            Some(Preset::Family) => "Family".into(),
            Some(Preset::Awari) => "Awari".into(),
            Some(Preset::TenPit) => "Ten pits".into(),
            None => "Custom rules".into(),
        },
        Message::RuleSetAbout(preset) => about(*preset).into(),
        Message::SideName(side) => self::side(*side).into(),
        Message::DirectionName(Direction::CounterClockwise) => "Counter-clockwise".into(),
        Message::DirectionName(Direction::Clockwise) => "Clockwise".into(),
        Message::Turn(Who::You) => "Your turn.".into(),
        Message::Turn(who) => format!("{} to move.", name(*who)),
        Message::Thinking => "The computer is thinking…".into(),
        Message::Played(played) => self::played(played),
        Message::Passed(Who::You) => "You have no seeds and must pass.".into(),
        Message::Passed(who) => format!("{} has no seeds and must pass.", name(*who)),
        Message::Over(ending) => over(ending),
        Message::Score { players, unclaimed } => {
            let [(near, ours), (far, theirs)] = players;
            let score = format!("{} {ours}, {} {theirs}", name(*near), name(*far));
            match unclaimed {
                0 => format!("{score}."),
                1 => format!("{score}; 1 seed stays unclaimed."),
                n => format!("{score}; {n} seeds stay unclaimed."),
            }
        }
        Message::Refused(refusal) => refused(refusal),
        Message::TakenBack => "Taken back.".into(),
        Message::Begun { first: Who::You } => "A new game. You begin.".into(),
        Message::Begun { first } => format!("A new game. {} begins.", name(*first)),
        Message::Trouble(trouble) => self::trouble(*trouble).into(),
    }
}

fn label(label: Label) -> &'static str {
    match label {
        Label::NewGame => "New game",
        Label::Undo => "Undo",
        Label::PlayAgain => "Play again",
        Label::Language => "Language",
        Label::Board => "Board",
        Label::Rules => "Rules",
        Label::Opponent => "Opponent",
        Label::ComputerPlayer => "The computer",
        Label::TwoPlayers => "Two players, one board",
        Label::Strength => "Level",
        Label::YourSide => "You play",
        Label::WhoBegins => "Who begins",
        Label::Direction => "Sowing goes",
        Label::Start => "Start",
        Label::Cancel => "Cancel",
        Label::Dismiss => "Close this notice",
        Label::Keys => {
            "Arrow keys move along the board, the letter of a pit goes to it, Enter plays it."
        }
    }
}

fn name(who: Who) -> &'static str {
    match who {
        Who::You => "You",
        Who::Computer => "Computer",
        Who::Player(side) => self::side(side),
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

fn seeds(count: u8) -> String {
    match count {
        0 => "empty".into(),
        1 => "1 seed".into(),
        n => format!("{n} seeds"),
    }
}

fn pit(label: &PitLabel) -> String {
    let owner = match label.owner {
        Who::You => "yours",
        Who::Computer => "the computer’s",
        Who::Player(Side::South) => "South’s",
        Who::Player(Side::North) => "North’s",
    };
    let told = format!("{}, {owner}, {}", label.pit, seeds(label.seeds));
    match label.refused {
        Some(Illegal::MustFeed) => format!("{told}, does not feed the opponent"),
        Some(Illegal::StarvesOpponent) => format!("{told}, would leave the opponent without seeds"),
        _ => told,
    }
}

fn about(preset: Preset) -> &'static str {
    match preset {
        Preset::Abapa => {
            "The rules of tournaments: a grand slam may be played but captures nothing; \
             more than half of the seeds wins at once."
        }
        Preset::Akan => {
            "As Akan and Dioula players have it: like Abapa, and the game stops when six \
             seeds or fewer are left."
        }
        Preset::IvoryCoast => {
            "Often told for Ivory Coast: you may not leave your opponent without a seed; \
             what is left at the end is shared evenly."
        }
        Preset::Family => {
            "The rules of boxed games: a grand slam takes everything, and a player without \
             seeds passes until fed."
        }
        Preset::Awari => {
            "The game solved in 2002: a grand slam only when there is nothing else to play; \
             it is then kept."
        }
        Preset::TenPit => {
            "The board of the Bété, two rows of five pits. Its finer rules await a player’s \
             word; until then they follow Akan."
        }
    }
}

fn played(played: &Played) -> String {
    let plays = match played.who {
        Who::You => format!("You play {}", played.pit),
        Who::Computer => format!("The computer plays {}", played.pit),
        Who::Player(side) => format!("{} plays {}", self::side(side), played.pit),
    };
    let from = list(&played.from, " and ");
    match (played.slam, played.captured) {
        (Some(GrandSlam::Cancelled), _) => {
            format!("{plays}: a grand slam on {from}, which captures nothing under these rules.")
        }
        (Some(GrandSlam::Taken), captured) => {
            format!(
                "{plays}: a grand slam, {} captured from {from}.",
                seeds(captured)
            )
        }
        (None, 0) => format!(
            "{plays}: {} sown, the last in {}.",
            seeds(played.seeds),
            played.landing
        ),
        (None, captured) => format!("{plays}: {} captured from {from}.", seeds(captured)),
    }
}

fn over(ending: &Ending) -> String {
    let result = match ending.winner {
        Some(Who::You) => "You win!".into(),
        Some(who) => format!("{} wins.", name(who)),
        None => "A draw.".to_owned(),
    };
    let reason = match ending.outcome.reason {
        Reason::Majority => "More than half of the seeds are captured.",
        Reason::Empty => "No seed is left on the board.",
        Reason::FewSeeds => "Too few seeds are left to play on.",
        Reason::NoMove => match ending.subject {
            Who::You => "You have no legal move.",
            Who::Computer => "The computer has no legal move.",
            Who::Player(Side::South) => "South has no legal move.",
            Who::Player(Side::North) => "North has no legal move.",
        },
        Reason::Repetition => "The same position came for the third time.",
        Reason::Agreement => "The players agreed to stop.",
        Reason::Resigned(_) => match ending.subject {
            Who::You => "You resigned.",
            Who::Computer => "The computer resigned.",
            Who::Player(Side::South) => "South resigned.",
            Who::Player(Side::North) => "North resigned.",
        },
    };
    format!("{result} {reason}")
}

fn refused(refusal: &Refusal) -> String {
    let Refusal { pit, legal, .. } = refusal;
    let choices = list(legal.iter(), " or ");
    match (refusal.reason, refusal.mover) {
        (Illegal::GameOver, _) => "The game is over. Start a new one to play on.".into(),
        (Illegal::WrongSide, Who::Computer) => {
            "It is the computer’s turn: wait for its move.".into()
        }
        (Illegal::WrongSide, _) => match refusal.owner {
            Who::You => format!("{pit} is your pit, but it is not your turn."),
            Who::Computer => format!("{pit} is the computer’s. Play one of yours: {choices}."),
            Who::Player(side) => {
                let (owner, mover) = (self::side(side), name(refusal.mover));
                format!("{pit} is {owner}’s. {mover} is to move: {choices}.")
            }
        },
        (Illegal::EmptyPit, _) => {
            format!("{pit} is empty: there is nothing to sow. Play {choices}.")
        }
        (Illegal::MustFeed, _) => {
            format!("The opponent has no seeds left, and {pit} would not give any. Play {choices}.")
        }
        (Illegal::StarvesOpponent, _) => {
            format!(
                "{pit} would take the opponent’s last seeds, which these rules forbid. Play {choices}."
            )
        }
    }
}

fn trouble(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::SaveUnreadable => {
            "The saved game could not be read, so a new one has begun. The unreadable one is kept aside."
        }
        Trouble::StorageForbidden => {
            "This browser does not let the page keep your game. You can play, but it is gone when you close the page."
        }
        Trouble::StorageFull => {
            "There is no room to keep your game. You can play, but it is gone when you close the page."
        }
        Trouble::NoWorker => {
            "The computer cannot think in the background here. It plays on, but less far-sighted."
        }
        Trouble::WorkerRestarted => "The computer lost its train of thought and starts again.",
    }
}
