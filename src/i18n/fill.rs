//! Texts with their arguments put in. `languages` tells how texts are written;
//! here names of arguments have become letters, in the order of the catalogue.
//! A text that is not well written shows as it stands.

use super::link::Link;
use super::locale::Locale;
use super::plural::Plural;

/// What is put into a text.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A number of things.
    Number(u32),
    /// Tenths of a seed, with a sign.
    Tenths(i32),
    /// What stays as it is.
    Text(String),
    /// Several of them.
    List(Vec<String>),
    /// A word to choose by.
    Word(&'static str),
}

/// How deep choices stand in one another at most.
const DEEPEST: u32 = 8;

/// Writes a text with its arguments.
pub fn fill(text: &str, arguments: &[Argument], locale: &Locale) -> String {
    let filler = Filler { arguments, locale };
    let mut out = String::new();
    filler.write(text, DEEPEST, &mut out);
    out
}

struct Filler<'a> {
    arguments: &'a [Argument],
    locale: &'a Locale,
}

impl Filler<'_> {
    fn write(&self, text: &str, depth: u32, out: &mut String) {
        let mut rest = text;
        while let Some((before, place, after)) = next_place(rest) {
            out.push_str(before);
            if depth == 0 || self.put(place, depth - 1, out).is_none() {
                out.push('{');
                out.push_str(place);
                out.push('}');
            }
            rest = after;
        }
        out.push_str(rest);
    }

    /// Puts in what a place asks for, if it is well written.
    fn put(&self, place: &str, depth: u32, out: &mut String) -> Option<()> {
        let &letter = place.as_bytes().first()?;
        let argument = self.arguments.get(usize::from(letter.wrapping_sub(b'a')))?;
        let rest = place.get(1..)?;
        if let Some(branches) = rest.strip_prefix('|') {
            let chosen = self.choose(argument, branches);
            self.write(chosen?, depth, out);
            return Some(());
        }
        let put = match (argument, rest) {
            (Argument::Number(number), "") => self.locale.number(*number),
            (Argument::Tenths(tenths), "") => self.locale.tenths(*tenths),
            (Argument::Text(text), "") => text.clone(),
            (Argument::List(items), _) => self.locale.list(items, Link::named(rest)?),
            _ => return None,
        };
        out.push_str(&put);
        Some(())
    }

    /// The first branch that is right for an argument, or else the last.
    fn choose<'t>(&self, argument: &Argument, branches: &'t str) -> Option<&'t str> {
        let (mut plural, mut last) = (None, None);
        for branch in self::branches(branches) {
            let (name, text) = branch.split_once('=')?;
            last = Some(text);
            let is_right = match argument {
                _ if name == ANY => true,
                Argument::Word(word) => *word == name,
                // The browser is asked for a plural only where one is named.
                number => match name.parse() {
                    Ok(exact) => number.amount() == Some(exact),
                    Err(_) => *plural.get_or_insert_with(|| self.plural(number)) == name,
                },
            };
            if is_right {
                break;
            }
        }
        last
    }

    fn plural(&self, argument: &Argument) -> &'static str {
        let plural = match argument {
            Argument::Tenths(tenths) => Some(self.locale.plural_of_tenths(*tenths)),
            whole => whole.amount().map(|number| self.locale.plural(number)),
        };
        plural.map_or("", Plural::name)
    }
}

impl Argument {
    /// How many things it is.
    fn amount(&self) -> Option<u32> {
        match self {
            Argument::Number(number) => Some(*number),
            Argument::List(items) => Some(items.len() as u32),
            Argument::Tenths(_) | Argument::Text(_) | Argument::Word(_) => None,
        }
    }
}

/// The name of the branch that is always right.
pub const ANY: &str = "any";

/// The text before the first place, the place without its braces, and the
/// rest; none if there is no whole place.
pub fn next_place(text: &str) -> Option<(&str, &str, &str)> {
    let open = text.find('{')?;
    let mut depth = 0;
    for (at, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            return Some((&text[..open], &text[open + 1..at], &text[at + 1..]));
        }
    }
    None
}

/// The branches of a choice, which stand between bars.
pub fn branches(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    text.split(move |letter| {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => (),
        }
        letter == '|' && depth == 0
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn said(text: &str, arguments: &[Argument]) -> String {
        let locale = Locale::new("en", "en", ", ").expect("English");
        fill(text, arguments, &locale)
    }

    #[test]
    fn arguments_are_put_in() {
        let pits = ["A", "B", "C"].map(str::to_owned).to_vec();
        let arguments = [
            Argument::Number(12),
            Argument::Tenths(-5),
            Argument::Text("{a}".into()),
            Argument::List(pits),
        ];
        assert_eq!(said("{a}, {b}: {c}!", &arguments), "12, \u{2212}0.5: {a}!");
        assert_eq!(
            said("{d:and}. {d:or}.", &arguments),
            "A, B and C. A, B or C."
        );
        assert_eq!(said("{d:plain}", &arguments), "A, B, C");
    }

    #[test]
    fn the_first_branch_that_is_right_is_taken() {
        let seeds = "{a|0=none|one=1 seed|other={a} seeds}";
        let told = [0, 1, 2].map(|n| said(seeds, &[Argument::Number(n)]));
        assert_eq!(told, ["none", "1 seed", "2 seeds"]);
        let who = "{a|you={b|1=x|any=y=y}|any=they}";
        let with = |word| [Argument::Word(word), Argument::Number(3)];
        assert_eq!(said(who, &with("you")), "y=y");
        assert_eq!(said(who, &with("north")), "they");
        let one = [Argument::List(vec!["A".into()])];
        assert_eq!(said("{a|1=only {a:or}|any=some}", &one), "only A");
    }

    #[test]
    fn what_is_not_well_written_shows_as_it_stands() {
        let number = [Argument::Number(3)];
        for text in ["{b}", "{a:and}", "{", "}", "a{a", "{}", "{é}", "{a|}"] {
            assert_eq!(said(text, &number), text);
        }
    }

    proptest! {
        #[test]
        fn no_text_stops_the_page(text in "([{}|=:a-c0-2]|and|any|one|é){0,60}", n: u32) {
            let arguments = [
                Argument::Number(n),
                Argument::List(vec![text.clone(); 2]),
                Argument::Word("one"),
            ];
            let _ = said(&text, &arguments);
            let _ = said(&format!("{{a|{text}}}"), &arguments);
            let _ = said(&text.repeat(40), &arguments);
        }
    }
}
