//! How the reader wants the page: what it looks and sounds like, and how it is
//! played on. No game depends on it.

/// What the board looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skin {
    /// Carved wood and grey *Caesalpinia* seeds.
    Wood,
    /// An egg box of twelve cups, with beans and chickpeas.
    EggBox,
    /// Flat, with the strongest contrast.
    Plain,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system has it.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How fast moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// With time to count.
    Slow,
    /// As a hand sows.
    Normal,
    /// For those who know the game.
    Fast,
    /// At once, without motion.
    None,
}

/// How a pit is played by mouse or finger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taps {
    /// A tap plays.
    Once,
    /// The first tap shows what the move would do, the second plays it.
    Twice,
}

/// How two people sit at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// South is near, whoever is to move.
    Fixed,
    /// The board turns to the player who is to move.
    Turning,
    /// The two sit opposite each other: what is written for North is upside
    /// down.
    Facing,
}

/// The loudest volume.
pub const LOUDEST: u8 = 10;

/// How the reader wants the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// What the board looks like.
    pub skin: Skin,
    /// Light or dark.
    pub theme: Theme,
    /// How fast moves are shown.
    pub pace: Pace,
    /// How a pit is played.
    pub taps: Taps,
    /// How two people sit.
    pub seating: Seating,
    /// Whether beginners' mistakes are named.
    pub coaching: bool,
    /// Whether the board sounds.
    pub sound: bool,
    /// How loud, from 0 to [`LOUDEST`].
    pub volume: u8,
    /// Whether the device shakes where it can.
    pub vibration: bool,
    /// Whether single keys do more than move along the board.
    pub shortcuts: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            skin: Skin::Wood,
            theme: Theme::System,
            pace: Pace::Normal,
            taps: Taps::Once,
            seating: Seating::Fixed,
            coaching: false,
            sound: true,
            volume: 6,
            vibration: true,
            shortcuts: true,
        }
    }
}

/// What has a few values, each with a word.
pub trait Word: Copy + PartialEq + 'static {
    /// All values, each with the word under which it is kept.
    const WORDS: &'static [(&'static str, Self)];

    /// The value's word.
    fn word(self) -> &'static str {
        let named = Self::WORDS.iter().find(|(_, value)| *value == self);
        named.map_or("", |(word, _)| word)
    }

    /// The value of a word.
    #[must_use]
    fn from_word(word: &str) -> Option<Self> {
        let named = Self::WORDS.iter().find(|(name, _)| *name == word);
        named.map(|(_, value)| *value)
    }
}

impl Word for Skin {
    const WORDS: &'static [(&'static str, Skin)] = &[
        ("wood", Skin::Wood),
        ("egg-box", Skin::EggBox),
        ("plain", Skin::Plain),
    ];
}

impl Word for Theme {
    const WORDS: &'static [(&'static str, Theme)] = &[
        ("system", Theme::System),
        ("light", Theme::Light),
        ("dark", Theme::Dark),
    ];
}

impl Word for Pace {
    const WORDS: &'static [(&'static str, Pace)] = &[
        ("slow", Pace::Slow),
        ("normal", Pace::Normal),
        ("fast", Pace::Fast),
        ("none", Pace::None),
    ];
}

impl Word for Taps {
    const WORDS: &'static [(&'static str, Taps)] = &[("once", Taps::Once), ("twice", Taps::Twice)];
}

impl Word for Seating {
    const WORDS: &'static [(&'static str, Seating)] = &[
        ("fixed", Seating::Fixed),
        ("turning", Seating::Turning),
        ("facing", Seating::Facing),
    ];
}

impl Word for bool {
    const WORDS: &'static [(&'static str, bool)] = &[("yes", true), ("no", false)];
}

impl Preferences {
    /// The text in which they are kept: `name=word`, parted by spaces.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!(
            "skin={} theme={} pace={} taps={} seating={} coaching={} sound={} volume={} \
             vibration={} shortcuts={}",
            self.skin.word(),
            self.theme.word(),
            self.pace.word(),
            self.taps.word(),
            self.seating.word(),
            self.coaching.word(),
            self.sound.word(),
            self.volume,
            self.vibration.word(),
            self.shortcuts.word(),
        )
    }

    /// Reads what [`to_text`](Self::to_text) wrote. What cannot be read is as
    /// on a first visit: nothing here is worth an error.
    #[must_use]
    pub fn from_text(text: &str) -> Preferences {
        let mut read = Preferences::default();
        let fields = text.split(' ').filter_map(|field| field.split_once('='));
        for (name, word) in fields {
            read.set(name, word);
        }
        read
    }

    fn set(&mut self, name: &str, word: &str) {
        fn put<T: Word>(field: &mut T, word: &str) {
            *field = T::from_word(word).unwrap_or(*field);
        }
        match name {
            "skin" => put(&mut self.skin, word),
            "theme" => put(&mut self.theme, word),
            "pace" => put(&mut self.pace, word),
            "taps" => put(&mut self.taps, word),
            "seating" => put(&mut self.seating, word),
            "coaching" => put(&mut self.coaching, word),
            "sound" => put(&mut self.sound, word),
            "vibration" => put(&mut self.vibration, word),
            "shortcuts" => put(&mut self.shortcuts, word),
            "volume" => {
                let volume = word.parse().ok().filter(|volume| *volume <= LOUDEST);
                self.volume = volume.unwrap_or(self.volume);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let other = Preferences {
            skin: Skin::EggBox,
            theme: Theme::Dark,
            pace: Pace::None,
            taps: Taps::Twice,
            seating: Seating::Facing,
            coaching: true,
            sound: false,
            volume: 0,
            vibration: false,
            shortcuts: false,
        };
        for preferences in [other, Preferences::default()] {
            assert_eq!(Preferences::from_text(&preferences.to_text()), preferences);
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_on_a_first_visit() {
        let usual = Preferences::default();
        for text in [
            "",
            "x",
            "=",
            "skin=",
            "skin=gold volume=11 volume=-1 depth=3",
            "\0 = =",
        ] {
            assert_eq!(Preferences::from_text(text), usual, "{text:?}");
        }
        let partly = Preferences::from_text("skin=gold pace=fast volume=2 volume=x");
        assert_eq!((partly.pace, partly.volume), (Pace::Fast, 2));
    }
}
