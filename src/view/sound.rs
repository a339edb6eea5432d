//! What is heard and felt of a move. The board clicks like wood: the pitch
//! tells the pit, and the side the place where it is drawn.

use crate::rules::{Pit, Step};
use crate::settings::LOUDEST;

use super::geometry::Geometry;
use super::motion::Cue;

/// A click.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The lowest frequency in it, in hertz.
    pub pitch: f32,
    /// From -1, on the left, to 1, on the right.
    pub pan: f32,
    /// From 0 to 1.
    pub loudness: f32,
    /// Seconds until it has died away.
    pub length: f32,
    /// Seconds until it begins.
    pub after: f32,
}

/// The frequencies of the pits, from the first of South's to the last of
/// North's: five notes an octave, which sound well in any order.
const PITCHES: [f32; 12] = [
    330.0, 370.4, 415.8, 494.4, 555.0, 660.0, 740.8, 831.6, 988.9, 1110.0, 1320.0, 1481.7,
];

/// A click in the middle, from which all others are made; alone it tells how
/// loud it is.
pub const SAMPLE: Note = Note {
    pitch: 660.0,
    pan: 0.0,
    loudness: 0.6,
    length: 0.09,
    after: 0.0,
};

/// What a cue sounds like: nothing, a click or two.
#[must_use]
pub fn notes(cue: Cue, geometry: &Geometry) -> Vec<Note> {
    let at = |pit| click(pit, geometry);
    match cue {
        Cue::Step(Step::Lift { pit, .. }) => vec![Note {
            loudness: 0.3,
            length: 0.06,
            ..at(pit)
        }],
        Cue::Step(Step::Drop { pit }) => vec![at(pit)],
        Cue::Step(Step::Capture { pit, .. }) => vec![softer(at(pit))],
        Cue::Step(Step::Spare { pit, .. }) => vec![muted(at(pit))],
        Cue::Whole { landing, captured } => {
            let taken = Note {
                after: 0.12,
                ..softer(at(landing))
            };
            let taken = (captured > 0).then_some(taken);
            std::iter::once(at(landing)).chain(taken).collect()
        }
        Cue::Aim(_) | Cue::Carry(_) | Cue::Rest => Vec::new(),
    }
}

/// What the end of a game sounds like.
#[must_use]
pub fn ending() -> [Note; 4] {
    [5, 3, 2, 0].map(|degree| Note {
        pitch: PITCHES[degree],
        pan: 0.0,
        loudness: 0.4,
        length: 0.3,
        after: 0.35 + 0.16 * (5 - degree) as f32,
    })
}

/// How strong a note of full loudness is at a volume: people hear steps of
/// the square as even.
#[must_use]
pub fn strength(volume: u8) -> f32 {
    let share = f32::from(volume) / f32::from(LOUDEST);
    share * share
}

/// How the device shakes when a person moves: milliseconds on, off and on.
#[must_use]
pub const fn shakes(cue: Cue) -> &'static [u32] {
    match cue {
        Cue::Step(Step::Lift { .. }) | Cue::Whole { captured: 0, .. } => &[12],
        Cue::Step(Step::Capture { .. }) | Cue::Whole { .. } => &[14, 60, 14],
        _ => &[],
    }
}

fn click(pit: Pit, geometry: &Geometry) -> Note {
    let degree = pit.side().index() * usize::from(geometry.half) + usize::from(pit.place());
    let middle = f32::from(geometry.half - 1) / 2.0;
    Note {
        pitch: PITCHES[degree % PITCHES.len()],
        pan: 0.8 * (f32::from(geometry.column(pit)) - middle) / middle,
        ..SAMPLE
    }
}

/// Seeds that are swept together.
fn softer(note: Note) -> Note {
    Note {
        pitch: note.pitch / 2.0,
        loudness: 0.35,
        length: 0.16,
        ..note
    }
}

/// A hand that is held back.
fn muted(note: Note) -> Note {
    Note {
        pitch: 110.0,
        loudness: 0.35,
        length: 0.08,
        ..note
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, RuleSet, Side};
    use crate::settings::Direction;

    const SEEN_BY_SOUTH: Geometry = Geometry {
        half: 6,
        near: Side::South,
        direction: Direction::CounterClockwise,
    };

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).expect("a pit")
    }

    fn of(step: Step) -> Note {
        notes(Cue::Step(step), &SEEN_BY_SOUTH)[0]
    }

    #[test]
    fn each_pit_along_the_ring_sounds_higher_than_the_one_before() {
        let ring: Vec<f32> = "ABCDEFabcdef"
            .chars()
            .map(|letter| of(Step::Drop { pit: pit(letter) }).pitch)
            .collect();
        assert!(ring.windows(2).all(|pair| pair[0] < pair[1]), "{ring:?}");
    }

    #[test]
    fn a_click_comes_from_where_the_pit_is_drawn() {
        let pan = |letter, geometry: &Geometry| {
            notes(Cue::Step(Step::Drop { pit: pit(letter) }), geometry)[0].pan
        };
        assert_eq!(pan('A', &SEEN_BY_SOUTH), -0.8);
        assert_eq!(pan('F', &SEEN_BY_SOUTH), 0.8);
        assert_eq!(pan('a', &SEEN_BY_SOUTH), 0.8);
        let seen_by_north = Geometry {
            near: Side::North,
            ..SEEN_BY_SOUTH
        };
        assert_eq!(pan('A', &seen_by_north), 0.8);
    }

    #[test]
    fn a_capture_is_softer_and_lower_than_a_drop_in_the_same_pit() {
        let dropped = of(Step::Drop { pit: pit('c') });
        let taken = of(Step::Capture {
            pit: pit('c'),
            seeds: 3,
        });
        assert!(taken.loudness < dropped.loudness && taken.pitch < dropped.pitch);
    }

    #[test]
    fn every_drop_of_a_move_is_heard_once() {
        let mut game = Game::new(RuleSet::ABAPA);
        let sowing = game.play(pit('C')).expect("legal");
        let heard = (sowing.steps.iter()).flat_map(|&step| notes(Cue::Step(step), &SEEN_BY_SOUTH));
        assert_eq!(heard.count(), 5);
    }

    #[test]
    fn nothing_is_heard_at_volume_0_and_more_at_each_step() {
        assert_eq!(strength(0), 0.0);
        assert!((0..LOUDEST).all(|volume| strength(volume) < strength(volume + 1)));
        assert_eq!(strength(LOUDEST), 1.0);
    }

    #[test]
    fn a_move_that_is_shown_at_once_makes_one_sound_and_one_for_a_capture() {
        let whole = |captured| Cue::Whole {
            landing: pit('b'),
            captured,
        };
        assert_eq!(notes(whole(0), &SEEN_BY_SOUTH).len(), 1);
        assert_eq!(notes(whole(3), &SEEN_BY_SOUTH).len(), 2);
        assert_eq!((shakes(whole(0)).len(), shakes(whole(3)).len()), (1, 3));
    }
}
