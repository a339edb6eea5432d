//! What can happen, and what it does.

use super::*;
use crate::engine::Level;
use crate::notation::oware;
use crate::rules::Side;
use crate::settings::Players;

fn two() -> State {
    let settings = Settings {
        players: Players::Two,
        ..Settings::default()
    };
    State::new(settings, State::game_of(&settings), Language::english())
}

fn against_computer(first: Side) -> State {
    let settings = Settings {
        first,
        ..Settings::default()
    };
    State::new(settings, State::game_of(&settings), Language::english())
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).expect("a pit")
}

fn moves(state: &State) -> String {
    oware::write_moves(state.game.moves())
}

fn answer(state: &State, letter: char) -> Action {
    Action::Answer {
        round: state.round,
        plies: state.game.len(),
        pit: pit(letter),
    }
}

#[test]
fn a_first_visit_is_a_running_game_against_an_easy_computer() {
    let state = against_computer(Settings::default().first);
    assert_eq!(state.settings.computer(Side::North), Level::new(1));
    assert_eq!(state.game.rules().to_string(), "abapa");
    assert!(!state.is_thinking());
}

#[test]
fn the_game_changes_at_once_and_the_board_follows() {
    let state = two().after(Action::Play(pit('C')));
    assert_eq!(moves(&state), "C");
    assert!(state.motion.is_moving());
    let state = state.after(Action::Play(pit('a')));
    assert_eq!(moves(&state), "Ca");
}

#[test]
fn only_what_changes_the_game_makes_another_one_to_be_kept() {
    let state = two().after(Action::Play(pit('C')));
    let is_shared = |action| Rc::ptr_eq(&state.game, &state.after(action).game);
    assert!(is_shared(Action::Step));
    assert!(is_shared(Action::Settle));
    assert!(is_shared(Action::Speak(Language::english())));
    assert!(is_shared(Action::Play(pit('C'))));
    assert!(!is_shared(Action::Play(pit('c'))));
    assert!(!is_shared(Action::Show(0)));
    assert!(!is_shared(Action::Undo));
}

#[test]
fn a_refused_move_changes_nothing_and_is_explained() {
    let state = two().after(Action::Play(pit('c')));
    assert_eq!(moves(&state), "");
    assert!(matches!(state.hint, Some(Message::Refused(_))));
    assert!(state.after(Action::Play(pit('C'))).hint.is_none());
}

#[test]
fn a_person_cannot_play_for_the_computer() {
    let state = against_computer(Side::North).after(Action::Play(pit('c')));
    assert_eq!(moves(&state), "");
    assert!(matches!(state.hint, Some(Message::Refused(_))));
}

#[test]
fn a_stale_answer_is_ignored() {
    let asked = against_computer(Side::South).after(Action::Play(pit('C')));
    let late = answer(&asked, 'c');
    let undone = asked.after(Action::Undo);
    assert_eq!(moves(&undone.after(late.clone())), "");
    let again = undone.after(Action::Play(pit('D')));
    assert_eq!(moves(&again.after(late.clone())), "D");
    let answered = asked.after(late.clone());
    assert_eq!(moves(&answered), "Cc");
    assert_eq!(moves(&answered.after(late)), "Cc");
}

#[test]
fn undo_takes_the_computers_move_back_too() {
    let state = against_computer(Side::South).after(Action::Play(pit('C')));
    let state = state.after(answer(&state, 'c'));
    assert_eq!(moves(&state.after(Action::Undo)), "");
}

#[test]
fn a_move_of_the_computer_alone_is_not_taken_back() {
    let state = against_computer(Side::North);
    let state = state.after(answer(&state, 'c'));
    assert!(state.taken_back().is_none());
    assert_eq!(moves(&state.after(Action::Undo)), "c");
}

#[test]
fn what_can_be_taken_back_is_known_without_taking_it_back() {
    let (mut taken_back, mut kept) = (0, 0);
    for number in 0..300 {
        let opened = match number % 3 {
            0 => two(),
            1 => against_computer(Side::South),
            _ => against_computer(Side::North),
        };
        let mut state = match number / 3 % 3 {
            0 => opened,
            1 => set_up(&opened, "0-0-0-0-2-1-1-2-0-0-0-1-20-21-S"),
            // North wins at once.
            _ => set_up(&opened, "1-0-0-0-0-0-0-0-0-0-0-1-22-24-N"),
        };
        let mut random = random_from(number);
        for _ in 0..40 {
            let action = any_action(&state, &mut random);
            state = state.after(action);
            let expected = state.taken_back().is_some();
            assert_eq!(state.can_take_back(), expected, "{:?}", state.game);
            *if expected { &mut taken_back } else { &mut kept } += 1;
        }
    }
    assert!(taken_back > 1000 && kept > 1000, "{taken_back}, {kept}");
}

/// The same players, in a position of rules by which sides pass.
fn set_up(state: &State, position: &str) -> State {
    let rules = "abapa,starved=pass".parse().expect("rules");
    let settings = Settings {
        rules,
        ..state.settings
    };
    let start = oware::parse_position(position, &rules).expect("a position");
    let game = Game::from_position(rules, start).expect("valid");
    State::new(settings, game, state.language.clone())
}

/// Numbers below a bound, the same on every machine.
fn random_from(mut number: u32) -> impl FnMut(usize) -> usize {
    move |below| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (number >> 16) as usize % below
    }
}

/// Something that can happen in a state: the computer answers if it was asked,
/// people do anything.
fn any_action(state: &State, random: &mut impl FnMut(usize) -> usize) -> Action {
    let legal: Vec<Pit> = state.game.legal().iter().collect();
    let (round, plies) = (state.round, state.game.len());
    match random(16) {
        0..8 if !legal.is_empty() => {
            let pit = legal[random(legal.len())];
            match state.is_thinking() {
                true => Action::Answer { round, plies, pit },
                false => Action::Play(pit),
            }
        }
        0..11 => Action::Show(random(plies + 1)),
        11 => Action::PlayFromHere,
        12 => Action::Resign,
        13 => Action::Stop,
        14 => Action::Decide {
            round,
            plies,
            agrees: random(2) == 0,
        },
        _ => Action::Undo,
    }
}

#[test]
fn without_motion_the_board_shows_a_move_at_once() {
    let state = two().after(Action::Still(true));
    assert!(!state.after(Action::Play(pit('C'))).motion.is_moving());
}

#[test]
fn everything_said_has_a_number_of_its_own() {
    let mut state = two();
    for letter in "CcDdEe".chars() {
        state = state.after(Action::Play(pit(letter)));
    }
    let numbers: Vec<u32> = state.speech.iter().map(|&(number, _)| number).collect();
    assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1));
    assert_eq!(numbers.len(), SPOKEN_AT_ONCE);
}

#[test]
fn redo_plays_the_computers_answer_again_too() {
    let asked = against_computer(Side::South).after(Action::Play(pit('C')));
    let answered = asked.after(answer(&asked, 'c'));
    let undone = answered.after(Action::Undo);
    assert_eq!(moves(&undone), "");
    assert_eq!(moves(&undone.after(Action::Redo)), "Cc");
    assert_eq!(moves(&answered.after(Action::Redo)), "Cc");
    let other = undone.after(Action::Play(pit('D')));
    assert!(!other.game.can_redo());
}

#[test]
fn a_language_that_was_loaded_after_all_takes_the_notice_away() {
    let failed = Message::Trouble(Trouble::LanguageNotLoaded);
    let state = two().after(Action::Warn(failed.clone()));
    assert_eq!(state.notice, Some(failed));
    let french = Language::named("fr").expect("French");
    let spoken = state.after(Action::Speak(french.clone()));
    assert_eq!((spoken.language, spoken.notice), (french, None));
    let other = Message::Trouble(Trouble::StorageFull);
    let state = two().after(Action::Warn(other.clone()));
    let spoken = state.after(Action::Speak(Language::english()));
    assert_eq!(spoken.notice, Some(other));
}

#[test]
fn a_new_version_is_announced_once_and_can_wait() {
    let state = two();
    let told = state.after(Action::Renew(true));
    assert!(told.renews);
    let again = told.after(Action::Renew(true));
    assert_eq!(again.speech, told.speech);
    assert_eq!(told.speech.len(), state.speech.len() + 1);
    let later = told.after(Action::Renew(false));
    assert!(!later.renews);
    assert_eq!(later.speech, told.speech);
}
