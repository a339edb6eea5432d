//! The rule sets: one plain value says how a game is played.

use super::Pit;

/// What happens to a capture that would take every seed of the opponent's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slam {
    /// It may be played, and captures nothing.
    Nothing,
    /// A move that leaves the opponent without a seed is illegal.
    Illegal,
    /// It may be played, and captures all.
    All,
    /// As [`Slam::Illegal`], but when every move would leave the opponent
    /// without a seed, they may be played and their captures stand.
    IllegalUnlessForced,
}

/// What happens when the side to move has no seed in its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starved {
    /// It has no legal move, which ends the game.
    Over,
    /// It passes: the other side moves on, and must feed.
    Pass,
}

/// Who gets the seeds in the pits when there is no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stuck {
    /// Each side keeps those of its own row.
    Own,
    /// They are split evenly; an odd seed stays unclaimed.
    Split,
    /// The side that is not to move takes them.
    Other,
}

/// Who gets the seeds in the pits when the game circles: at the third
/// occurrence of a position, or when the players agree to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circle {
    /// Each side keeps those of its own row.
    Own,
    /// They are split evenly; an odd seed stays unclaimed.
    Split,
}

/// How a game is played. Any combination of fields is a playable rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// What a grand slam does.
    pub slam: Slam,
    /// What a side to move without seeds does.
    pub starved: Starved,
    /// Who gets the rest when there is no legal move.
    pub stuck: Stuck,
    /// Whether more than half of the seeds in a store ends the game.
    pub majority: bool,
    /// The game ends, unclaimed, when this many seeds or fewer are in the
    /// pits; 0 switches this off.
    pub few: u8,
    /// Who gets the rest when the game circles.
    pub circle: Circle,
    /// Pits a side: 5 or 6, [`RuleSet::PITS_A_SIDE`].
    pits: u8,
}

impl RuleSet {
    /// Tournaments and beginners' guides play so; the default.
    pub const ABAPA: RuleSet = RuleSet {
        slam: Slam::Nothing,
        starved: Starved::Over,
        stuck: Stuck::Own,
        majority: true,
        few: 0,
        circle: Circle::Own,
        pits: 6,
    };
    /// Akan and Dioula players, as encyclopedias tell it.
    pub const AKAN: RuleSet = RuleSet {
        few: 6,
        ..RuleSet::ABAPA
    };
    /// The variant most often told for Ivory Coast.
    pub const IVORY_COAST: RuleSet = RuleSet {
        slam: Slam::Illegal,
        stuck: Stuck::Split,
        majority: false,
        circle: Circle::Split,
        ..RuleSet::ABAPA
    };
    /// Boxed games, from six years up.
    pub const FAMILY: RuleSet = RuleSet {
        slam: Slam::All,
        starved: Starved::Pass,
        majority: false,
        ..RuleSet::ABAPA
    };
    /// The game that was solved in 2002.
    pub const AWARI: RuleSet = RuleSet {
        slam: Slam::IllegalUnlessForced,
        stuck: Stuck::Other,
        circle: Circle::Split,
        ..RuleSet::ABAPA
    };
    /// The board of ten pits, whose details await a player's word.
    pub const TEN_PIT: RuleSet = RuleSet {
        pits: 5,
        ..RuleSet::AKAN
    };

    /// The numbers of pits a side that a rule set can have.
    pub const PITS_A_SIDE: std::ops::RangeInclusive<u8> = 5..=Pit::MOST_A_SIDE;
    /// Seeds in each pit at the start.
    pub const SEEDS_A_PIT: u8 = 4;

    /// Pits a side, 5 or 6.
    #[must_use]
    pub const fn pits_a_side(&self) -> u8 {
        self.pits
    }

    /// The same rule set on a board with this many pits a side, if there is
    /// such a board.
    #[must_use]
    pub fn with_pits_a_side(self, pits: u8) -> Option<RuleSet> {
        Self::PITS_A_SIDE
            .contains(&pits)
            .then_some(RuleSet { pits, ..self })
    }

    /// All seeds of a game: 48, or 40 on ten pits.
    #[must_use]
    pub const fn total_seeds(&self) -> u8 {
        2 * self.pits * Self::SEEDS_A_PIT
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        RuleSet::ABAPA
    }
}

/// A rule set that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// [`RuleSet::ABAPA`]
    Abapa,
    /// [`RuleSet::AKAN`]
    Akan,
    /// [`RuleSet::IVORY_COAST`]
    IvoryCoast,
    /// [`RuleSet::FAMILY`]
    Family,
    /// [`RuleSet::AWARI`]
    Awari,
    /// [`RuleSet::TEN_PIT`]
    TenPit,
}

impl Preset {
    /// All presets, the default first.
    pub const ALL: [Preset; 6] = [
        Preset::Abapa,
        Preset::Akan,
        Preset::IvoryCoast,
        Preset::Family,
        Preset::Awari,
        Preset::TenPit,
    ];

    /// The rules of the preset.
    #[must_use]
    pub const fn rules(self) -> RuleSet {
        match self {
            Preset::Abapa => RuleSet::ABAPA,
            Preset::Akan => RuleSet::AKAN,
            Preset::IvoryCoast => RuleSet::IVORY_COAST,
            Preset::Family => RuleSet::FAMILY,
            Preset::Awari => RuleSet::AWARI,
            Preset::TenPit => RuleSet::TEN_PIT,
        }
    }

    /// Its canonical text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Abapa => "abapa",
            Preset::Akan => "akan",
            Preset::IvoryCoast => "ivory-coast",
            Preset::Family => "family",
            Preset::Awari => "awari",
            Preset::TenPit => "ten-pit",
        }
    }

    /// The preset that [`name`](Self::name) gives this text for.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The preset that has exactly these rules.
    #[must_use]
    pub fn of(rules: &RuleSet) -> Option<Preset> {
        Preset::ALL
            .into_iter()
            .find(|preset| preset.rules() == *rules)
    }
}
