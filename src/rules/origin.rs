//! Where each point of a rule set comes from: what sources tell, and what is
//! our reading where they are silent.

use super::{Circle, Preset, RuleSet, Stuck};

/// A point of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// [`RuleSet::slam`]
    Slam,
    /// That an opponent without seeds must be fed.
    Feeding,
    /// [`RuleSet::starved`]
    Starved,
    /// [`RuleSet::stuck`]
    Stuck,
    /// [`RuleSet::majority`]
    Majority,
    /// [`RuleSet::few`]
    Few,
    /// That the few seeds which end a game go to nobody.
    FewUnclaimed,
    /// [`RuleSet::circle`], when the players agree to stop.
    Agreement,
    /// That the third occurrence of a position ends the game likewise.
    Repetition,
    /// That an odd seed stays unclaimed when the rest is split.
    OddSeed,
    /// From how many seeds on a sowing goes round and skips its origin.
    Kroo,
    /// [`RuleSet::pits_a_side`]
    Pits,
}

impl Topic {
    /// All topics, in the order in which they are told.
    pub const ALL: [Topic; 12] = [
        Topic::Pits,
        Topic::Kroo,
        Topic::Slam,
        Topic::Feeding,
        Topic::Starved,
        Topic::Stuck,
        Topic::Majority,
        Topic::Few,
        Topic::FewUnclaimed,
        Topic::Agreement,
        Topic::Repetition,
        Topic::OddSeed,
    ];
}

/// A kind of source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A guide for beginners, who play as tournaments do.
    BeginnersGuide,
    /// An encyclopedia, of Akan and Dioula players.
    Encyclopedia,
    /// Descriptions of the variant most often told for Ivory Coast.
    IvoryCoast,
    /// The rules that come with boxed games.
    BoxedGames,
    /// The literature on the game that was solved.
    Literature,
    /// What is known of the board of the Bété.
    Bete,
}

/// Where a point of a rule set comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A source tells it.
    Told(Source),
    /// The sources are silent: it is our reading.
    Ours,
    /// The sources do not agree: it is our reading.
    Disputed,
    /// Nobody who plays so has told it yet.
    Awaited,
    /// It differs from the preset, as someone chose for this game.
    Chosen,
}

impl RuleSet {
    /// Where a point comes from; `None` where it does not arise under these
    /// rules. A rule set without a name is seen as a preset, and what was
    /// chosen beside it: as its canonical text tells it, but on ten pits
    /// always as [`RuleSet::TEN_PIT`].
    #[must_use]
    pub fn origin(&self, topic: Topic) -> Option<Origin> {
        let splits = self.stuck == Stuck::Split || self.circle == Circle::Split;
        let arises = match topic {
            Topic::FewUnclaimed => self.few > 0,
            Topic::OddSeed => splits,
            _ => true,
        };
        // What is told of six pits says nothing of five.
        let preset = match self.pits_a_side() == RuleSet::TEN_PIT.pits_a_side() {
            true => Preset::TenPit,
            false => self.base(),
        };
        let base = preset.rules();
        let chosen = match topic {
            Topic::Slam => self.slam != base.slam,
            Topic::Starved => self.starved != base.starved,
            Topic::Stuck => self.stuck != base.stuck,
            Topic::Majority => self.majority != base.majority,
            Topic::Few => self.few != base.few,
            Topic::Agreement => self.circle != base.circle,
            Topic::Pits => self.pits_a_side() != base.pits_a_side(),
            Topic::Feeding
            | Topic::FewUnclaimed
            | Topic::Repetition
            | Topic::OddSeed
            | Topic::Kroo => false,
        };
        let origin = match chosen {
            true => Origin::Chosen,
            false => of_preset(preset, topic),
        };
        arises.then_some(origin)
    }
}

fn of_preset(preset: Preset, topic: Topic) -> Origin {
    let (source, told): (_, &[Topic]) = match preset {
        Preset::Abapa => (
            Source::BeginnersGuide,
            &[
                Topic::Pits,
                Topic::Slam,
                Topic::Feeding,
                Topic::Majority,
                Topic::Agreement,
            ],
        ),
        Preset::Akan => (
            Source::Encyclopedia,
            &[
                Topic::Pits,
                Topic::Slam,
                Topic::Feeding,
                Topic::Majority,
                Topic::Few,
            ],
        ),
        Preset::IvoryCoast => (
            Source::IvoryCoast,
            &[Topic::Pits, Topic::Slam, Topic::Stuck],
        ),
        Preset::Family => (
            Source::BoxedGames,
            &[Topic::Pits, Topic::Slam, Topic::Feeding, Topic::Stuck],
        ),
        Preset::Awari => (
            Source::Literature,
            &[
                Topic::Pits,
                Topic::Kroo,
                Topic::Slam,
                Topic::Feeding,
                Topic::Starved,
                Topic::Stuck,
                Topic::Majority,
                Topic::Few,
                Topic::Agreement,
            ],
        ),
        Preset::TenPit => (Source::Bete, &[Topic::Pits]),
    };
    match (preset, topic) {
        _ if told.contains(&topic) => Origin::Told(source),
        (Preset::TenPit, _) => Origin::Awaited,
        // One text has a lap from twelve seeds on, another above twelve;
        // boxed games do not tell that a pit is skipped.
        (Preset::Abapa | Preset::Akan | Preset::IvoryCoast, Topic::Kroo) => Origin::Disputed,
        _ => Origin::Ours,
    }
}
