//! Numbers, lists and plurals of a language by the browser. `locale` is the
//! same without one.

use std::cell::OnceCell;

use js_sys::{Array, JSON};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::link::Link;
use super::plural::Plural;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Intl)]
    type NumberFormat;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(tag: &str, options: &JsValue) -> Result<NumberFormat, JsValue>;
    #[wasm_bindgen(method)]
    fn format(this: &NumberFormat, number: f64) -> String;

    #[wasm_bindgen(js_namespace = Intl)]
    type PluralRules;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(tag: &str, options: &JsValue) -> Result<PluralRules, JsValue>;
    #[wasm_bindgen(method)]
    fn select(this: &PluralRules, number: f64) -> String;

    #[wasm_bindgen(js_namespace = Intl)]
    type ListFormat;
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(tag: &str, options: &JsValue) -> Result<ListFormat, JsValue>;
    #[wasm_bindgen(method)]
    fn format(this: &ListFormat, items: &Array) -> String;
}

/// The way a language writes numbers and lists, and its plurals. What few
/// texts need is made with the first of them.
pub struct Locale {
    tag: String,
    comma: String,
    numbers: NumberFormat,
    plurals: PluralRules,
    tenths: OnceCell<Option<(NumberFormat, PluralRules)>>,
    lists: [OnceCell<Option<ListFormat>>; 2],
}

/// Options, as the browser takes them.
fn options(text: &str) -> JsValue {
    JSON::parse(text).unwrap_or(JsValue::UNDEFINED)
}

impl Locale {
    /// Of a language, if the browser takes its tag.
    pub fn new(_tag: &str, intl: &str, comma: &str) -> Option<Locale> {
        let usual = JsValue::UNDEFINED;
        Some(Locale {
            tag: intl.to_owned(),
            comma: comma.to_owned(),
            numbers: NumberFormat::new(intl, &usual).ok()?,
            plurals: PluralRules::new(intl, &usual).ok()?,
            tenths: OnceCell::new(),
            lists: [OnceCell::new(), OnceCell::new()],
        })
    }

    /// A number of things.
    pub fn number(&self, number: u32) -> String {
        self.numbers.format(number.into())
    }

    /// Tenths, with a sign and one digit behind the point.
    pub fn tenths(&self, tenths: i32) -> String {
        let written = self.of_tenths().map(|(numbers, _)| {
            // The sign is as wide as the other one then.
            let number = numbers.format(f64::from(tenths) / 10.0);
            number.replace('-', "\u{2212}")
        });
        written.unwrap_or_default()
    }

    fn of_tenths(&self) -> Option<&(NumberFormat, PluralRules)> {
        let made = self.tenths.get_or_init(|| {
            let as_written = options(
                r#"{"minimumFractionDigits":1,"maximumFractionDigits":1,"signDisplay":"exceptZero"}"#,
            );
            let numbers = NumberFormat::new(&self.tag, &as_written).ok()?;
            Some((numbers, PluralRules::new(&self.tag, &as_written).ok()?))
        });
        made.as_ref()
    }

    /// Items in a row.
    pub fn list(&self, items: &[String], link: Link) -> String {
        let (list, kind) = match link {
            Link::And => (&self.lists[0], r#"{"type":"conjunction"}"#),
            Link::Or => (&self.lists[1], r#"{"type":"disjunction"}"#),
            Link::Plain => return items.join(&self.comma),
        };
        let list = list.get_or_init(|| ListFormat::new(&self.tag, &options(kind)).ok());
        match list {
            Some(list) => list.format(&items.iter().map(JsValue::from).collect()),
            None => items.join(&self.comma),
        }
    }

    /// The plural of a number.
    pub fn plural(&self, number: u32) -> Plural {
        Plural::named(&self.plurals.select(number.into()))
    }

    /// The plural of a number of tenths.
    pub fn plural_of_tenths(&self, tenths: i32) -> Plural {
        let plural = self.of_tenths().map(|(_, plurals)| {
            let number = f64::from(tenths.abs()) / 10.0;
            Plural::named(&plurals.select(number))
        });
        plural.unwrap_or(Plural::Other)
    }
}
