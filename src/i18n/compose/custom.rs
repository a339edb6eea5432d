//! Rules that a reader puts together.

use super::super::catalogue::key;
use super::super::fill::Argument::{Text, Word};
use super::{Language, number, rules};
use crate::settings::MOST_NAMED;
use crate::view::custom::Custom;

impl Language {
    pub(super) fn custom(&self, custom: &Custom) -> String {
        let key = match custom {
            Custom::Field(field) => return self.text(key::rule_field, [Word(field)]),
            Custom::Value(value) => return self.text(key::rule_value, [Word(value)]),
            Custom::Point(topic, rules) => return self.point(*topic, rules),
            Custom::Kept(name) => return self.text(key::rules_kept, [Text(name.clone())]),
            Custom::Forgotten(name) => {
                return self.text(key::rules_forgotten, [Text(name.clone())]);
            }
            Custom::Same(preset) => {
                let name = self.text(key::rule_set, [rules(*preset)]);
                return self.text(key::rules_same, [Text(name)]);
            }
            Custom::Taken(name) => return self.text(key::rules_taken, [Text(name.clone())]),
            Custom::TooMany => return self.text(key::rules_too_many, [number(MOST_NAMED)]),
            Custom::Unread(sets) => return self.text(key::rules_unread, [number(*sets)]),
            Custom::Yours => key::your_rules,
            Custom::Name => key::name_of_rules,
            Custom::Keep => key::keep_rules,
            Custom::Replace => key::replace_rules,
            Custom::Forget => key::forget_rules,
            Custom::Share => key::share_rules,
            Custom::Nameless => key::rules_nameless,
            Custom::NotKept => key::rules_not_kept,
        };
        self.text(key, [])
    }
}
