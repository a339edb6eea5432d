//! The canonical text of a rule set, both ways.

use std::fmt;
use std::str::FromStr;

use super::{Circle, Preset, RuleSet, Slam, Starved, Stuck};

/// A preset is the base of a custom rule set's text if it differs from it in
/// no more fields than this; the first such preset is taken, so that most
/// custom rule sets are told from the usual game.
const FEW_DIFFERENCES: usize = 2;

/// The most seeds that the field `few` can name: all but one of them.
const MOST_FEW: u8 = 47;

/// Why a text is not a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleTextError {
    /// The text does not begin with the name of a preset.
    UnknownPreset(String),
    /// A part is not of the form `field=value`.
    NotAField(String),
    /// There is no such field.
    UnknownField(String),
    /// The field cannot have this value.
    UnknownValue {
        /// The field's name.
        field: &'static str,
        /// What was found.
        value: String,
        /// What the field can be.
        expected: &'static str,
    },
    /// The field is told twice.
    RepeatedField(&'static str),
}

impl fmt::Display for RuleTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPreset(name) => {
                let names = Preset::ALL.map(Preset::name).join(", ");
                write!(f, "unknown rule set {name:?}, expected one of {names}")
            }
            Self::NotAField(part) => write!(f, "{part:?} is not of the form field=value"),
            Self::UnknownField(field) => {
                let fields = RuleSet::FIELDS.map(|(field, _)| field).join(", ");
                write!(f, "unknown field {field:?}, expected one of {fields}")
            }
            Self::UnknownValue {
                field,
                value,
                expected,
            } => write!(f, "unknown value {value:?} of {field}, expected {expected}"),
            Self::RepeatedField(field) => write!(f, "the field {field} is told twice"),
        }
    }
}

impl std::error::Error for RuleTextError {}

impl RuleSet {
    /// The fields in the order of the canonical text, each with the values it
    /// can have; `few` has none told, for it is a number.
    pub const FIELDS: [(&'static str, &'static [&'static str]); 7] = [
        (
            "slam",
            &["nothing", "illegal", "all", "illegal-unless-forced"],
        ),
        ("starved", &["over", "pass"]),
        ("stuck", &["own", "split", "other"]),
        ("majority", &["yes", "no"]),
        ("few", &[]),
        ("circle", &["own", "split"]),
        ("pits", &["6", "5"]),
    ];

    /// The same rule set with one field as its canonical text tells it; `None`
    /// where there is no such field, or it cannot have this value.
    #[must_use]
    pub fn with(mut self, field: &str, value: &str) -> Option<RuleSet> {
        let is_field = Self::FIELDS.iter().any(|(known, _)| *known == field);
        (is_field && self.set(field, value).is_ok()).then_some(self)
    }

    /// The canonical text of one field's value.
    #[must_use]
    pub fn value(&self, field: &str) -> String {
        match field {
            "slam" => match self.slam {
                Slam::Nothing => "nothing",
                Slam::Illegal => "illegal",
                Slam::All => "all",
                Slam::IllegalUnlessForced => "illegal-unless-forced",
            },
            "starved" => match self.starved {
                Starved::Over => "over",
                Starved::Pass => "pass",
            },
            "stuck" => match self.stuck {
                Stuck::Own => "own",
                Stuck::Split => "split",
                Stuck::Other => "other",
            },
            "majority" => match self.majority {
                true => "yes",
                false => "no",
            },
            "circle" => match self.circle {
                Circle::Own => "own",
                Circle::Split => "split",
            },
            "few" => return self.few.to_string(),
            _ => return self.pits_a_side().to_string(),
        }
        .to_owned()
    }

    /// Sets one field from its text, or says what the field can be.
    fn set(&mut self, field: &str, value: &str) -> Result<(), &'static str> {
        match field {
            "slam" => {
                self.slam = match value {
                    "nothing" => Slam::Nothing,
                    "illegal" => Slam::Illegal,
                    "all" => Slam::All,
                    "illegal-unless-forced" => Slam::IllegalUnlessForced,
                    _ => return Err("nothing, illegal, all or illegal-unless-forced"),
                }
            }
            "starved" => {
                self.starved = match value {
                    "over" => Starved::Over,
                    "pass" => Starved::Pass,
                    _ => return Err("over or pass"),
                }
            }
            "stuck" => {
                self.stuck = match value {
                    "own" => Stuck::Own,
                    "split" => Stuck::Split,
                    "other" => Stuck::Other,
                    _ => return Err("own, split or other"),
                }
            }
            "majority" => {
                self.majority = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err("yes or no"),
                }
            }
            "circle" => {
                self.circle = match value {
                    "own" => Circle::Own,
                    "split" => Circle::Split,
                    _ => return Err("own or split"),
                }
            }
            "few" => {
                self.few = number(value)
                    .filter(|&few| few <= MOST_FEW)
                    .ok_or("a number from 0 to 47")?;
            }
            _ => {
                *self = number(value)
                    .and_then(|pits| self.with_pits_a_side(pits))
                    .ok_or("5 or 6")?;
            }
        }
        Ok(())
    }

    /// The fields in which two rule sets differ.
    fn differences<'a>(&'a self, other: &'a RuleSet) -> impl Iterator<Item = &'static str> + 'a {
        (Self::FIELDS.into_iter().map(|(field, _)| field))
            .filter(move |field| self.value(field) != other.value(field))
    }

    /// The preset that the canonical text starts from: itself if it is one,
    /// else the first one close enough, else the nearest.
    pub(super) fn base(&self) -> Preset {
        let distance = |preset: &Preset| self.differences(&preset.rules()).count();
        Preset::of(self)
            .or_else(|| {
                Preset::ALL
                    .into_iter()
                    .find(|preset| distance(preset) <= FEW_DIFFERENCES)
            })
            .or_else(|| Preset::ALL.into_iter().min_by_key(distance))
            .unwrap_or(Preset::Abapa)
    }
}

/// A number written in digits alone, without needless zeros.
fn number(text: &str) -> Option<u8> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit())
        && (text.len() == 1 || !text.starts_with('0'));
    text.parse().ok().filter(|_| canonical)
}

/// Writes the canonical text: a preset's name, then what differs from it.
///
/// ```
/// use awale::rules::RuleSet;
///
/// let rules: RuleSet = "akan,few=0,slam=all".parse().unwrap();
/// assert_eq!(rules.to_string(), "abapa,slam=all");
/// assert_eq!(RuleSet::TEN_PIT.to_string(), "ten-pit");
/// ```
impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = self.base();
        f.write_str(base.name())?;
        self.differences(&base.rules())
            .try_for_each(|field| write!(f, ",{field}={}", self.value(field)))
    }
}

/// Reads a preset's name and any fields that differ, in any order.
impl FromStr for RuleSet {
    type Err = RuleTextError;

    fn from_str(text: &str) -> Result<RuleSet, RuleTextError> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let mut rules = Preset::from_name(name)
            .ok_or_else(|| RuleTextError::UnknownPreset(name.to_owned()))?
            .rules();
        let mut seen = Vec::new();
        for part in parts {
            let (field, value) = part
                .split_once('=')
                .ok_or_else(|| RuleTextError::NotAField(part.to_owned()))?;
            let field = (Self::FIELDS.into_iter().map(|(known, _)| known))
                .find(|&known| known == field)
                .ok_or_else(|| RuleTextError::UnknownField(field.to_owned()))?;
            if seen.contains(&field) {
                return Err(RuleTextError::RepeatedField(field));
            }
            seen.push(field);
            rules
                .set(field, value)
                .map_err(|expected| RuleTextError::UnknownValue {
                    field,
                    value: value.to_owned(),
                    expected,
                })?;
        }
        Ok(rules)
    }
}
