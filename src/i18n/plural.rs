//! Plurals, as the Unicode tables name them, and the rules of languages for
//! where there is no browser that knows them.

/// A plural of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// None at all, where that has a form of its own.
    Zero,
    /// One, and what is said like one.
    One,
    /// Two.
    Two,
    /// A few.
    Few,
    /// Many.
    Many,
    /// All other numbers.
    Other,
}

impl Plural {
    /// All plurals.
    pub const ALL: [Plural; 6] = [
        Plural::Zero,
        Plural::One,
        Plural::Two,
        Plural::Few,
        Plural::Many,
        Plural::Other,
    ];

    /// Its name, for texts and in the browser.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Plural::Zero => "zero",
            Plural::One => "one",
            Plural::Two => "two",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }

    /// The plural of a name.
    #[must_use]
    pub fn named(name: &str) -> Plural {
        let mut all = Plural::ALL.into_iter();
        all.find(|plural| plural.name() == name)
            .unwrap_or(Plural::Other)
    }
}

/// English, German, Dutch, Italian: one is singular unless it has decimals.
#[must_use]
pub const fn one(whole: u32, tenths: Option<u32>) -> Plural {
    match (whole, tenths) {
        (1, None) => Plural::One,
        _ => Plural::Other,
    }
}

/// Spanish: one is singular, 1.0 too.
#[must_use]
pub const fn one_and_its_decimals(whole: u32, tenths: Option<u32>) -> Plural {
    match (whole, tenths) {
        (1, None | Some(0)) => Plural::One,
        _ => Plural::Other,
    }
}

/// French and Portuguese: all below two is singular.
#[must_use]
pub const fn zero_and_one(whole: u32, _: Option<u32>) -> Plural {
    match whole {
        0 | 1 => Plural::One,
        _ => Plural::Other,
    }
}

/// Arabic.
#[must_use]
pub const fn arabic(whole: u32, tenths: Option<u32>) -> Plural {
    if matches!(tenths, Some(1..)) {
        return Plural::Other;
    }
    match (whole, whole % 100) {
        (0, _) => Plural::Zero,
        (1, _) => Plural::One,
        (2, _) => Plural::Two,
        (_, 3..=10) => Plural::Few,
        (_, 11..=99) => Plural::Many,
        _ => Plural::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_singular_stands_with_one_and_in_french_with_none_and_a_half() {
        use Plural::{One, Other};
        assert_eq!([0, 1, 2].map(|n| one(n, None)), [Other, One, Other]);
        assert_eq!(one(1, Some(0)), Other);
        assert_eq!(one_and_its_decimals(1, Some(0)), One);
        assert_eq!(one_and_its_decimals(1, Some(5)), Other);
        assert_eq!([0, 1, 2].map(|n| zero_and_one(n, None)), [One, One, Other]);
        assert_eq!(zero_and_one(1, Some(9)), One);
    }

    #[test]
    fn arabic_has_six_plurals() {
        use Plural::{Few, Many, One, Other, Two, Zero};
        let told = [0, 1, 2, 3, 10, 11, 48, 99, 100, 102, 103, 111].map(|n| arabic(n, None));
        let expected = [
            Zero, One, Two, Few, Few, Many, Many, Many, Other, Other, Few, Many,
        ];
        assert_eq!(told, expected);
        assert_eq!(arabic(1, Some(0)), One);
        assert_eq!(arabic(3, Some(5)), Other);
    }
}
