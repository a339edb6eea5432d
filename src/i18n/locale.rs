//! Numbers, lists and plurals of a language where there is no browser: on the
//! command line and in tests. `intl` is the same by the browser.

use super::languages::{self, Source};
use super::link::Link;
use super::plural::Plural;

/// The way a language writes numbers and lists, and its plurals.
pub struct Locale(&'static Source);

impl Locale {
    /// Of a language by its tag.
    pub fn new(tag: &str, _intl: &str, _comma: &str) -> Option<Locale> {
        let mut all = languages::ALL.into_iter();
        all.find(|source| source.tag == tag).map(Locale)
    }

    /// A number of things.
    pub fn number(&self, number: u32) -> String {
        number.to_string()
    }

    /// Tenths, with a sign and one digit behind the point.
    pub fn tenths(&self, tenths: i32) -> String {
        let sign = match tenths {
            0 => "",
            1.. => "+",
            _ => "\u{2212}",
        };
        let (tenths, point) = (tenths.unsigned_abs(), self.0.point);
        format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
    }

    /// Items in a row.
    pub fn list(&self, items: &[String], link: Link) -> String {
        let (comma, last) = match link {
            Link::And => (self.0.texts.comma, self.0.and),
            Link::Or => (self.0.texts.comma, self.0.or),
            Link::Plain => (self.0.texts.comma, self.0.texts.comma),
        };
        match items {
            [first @ .., end] if !first.is_empty() => {
                format!("{}{last}{end}", first.join(comma))
            }
            _ => items.concat(),
        }
    }

    /// The plural of a number.
    pub fn plural(&self, number: u32) -> Plural {
        (self.0.plural)(number, None)
    }

    /// The plural of a number of tenths.
    pub fn plural_of_tenths(&self, tenths: i32) -> Plural {
        let tenths = tenths.unsigned_abs();
        (self.0.plural)(tenths / 10, Some(tenths % 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_say_them() {
        let locale = Locale(languages::ALL[0]);
        let list = |items: &[&str], link| {
            let items: Vec<String> = items.iter().map(ToString::to_string).collect();
            locale.list(&items, link)
        };
        assert_eq!(list(&[], Link::And), "");
        assert_eq!(list(&["A"], Link::Or), "A");
        assert_eq!(list(&["A", "B"], Link::And), "A and B");
        assert_eq!(list(&["A", "B", "C"], Link::Or), "A, B or C");
    }

    #[test]
    fn tenths_have_a_sign_and_a_point() {
        let [english, french] = [0, 1].map(|at| Locale(languages::ALL[at]));
        assert_eq!(english.tenths(23), "+2.3");
        assert_eq!(french.tenths(-100), "\u{2212}10,0");
        assert_eq!(english.tenths(0), "0.0");
    }
}
