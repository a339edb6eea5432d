//! The window around a frame, and what is posted to it and from it.

use std::rc::Rc;

use js_sys::{JsString, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Window, window};

use crate::embed::message::{SOURCE, VERSION};
use crate::embed::{Fields, Opening, Value};
use crate::notation::LONGEST_TEXT;

/// The page around the frame.
#[derive(Clone)]
pub struct Host {
    window: Window,
    origin: Rc<str>,
}

impl Host {
    /// The page around, if the address of this one names its origin.
    pub fn of(opening: &Opening) -> Option<Host> {
        let own = window()?;
        let parent = own.parent().ok().flatten()?;
        let origin = opening.options.origin.clone()?;
        let is_framed = parent != own;
        is_framed.then_some(Host {
            window: parent,
            origin,
        })
    }

    /// What it has posted with this event: nothing, if another window has, or
    /// a page of another origin.
    pub fn heard(&self, event: &MessageEvent) -> Option<Posted> {
        let source = event.source().map(JsValue::from);
        if event.origin() != *self.origin || source.as_ref() != Some(self.window.as_ref()) {
            return None;
        }
        let data = event.data();
        data.is_object().then_some(Posted(data))
    }

    /// Sends it a message.
    pub fn post(&self, kind: &str, id: Option<Value>, fields: Vec<(&'static str, Value)>) {
        let message = Object::new();
        let head = [
            ("source", SOURCE.into()),
            ("v", VERSION.into()),
            ("type", kind.into()),
        ];
        let id = id.map(|id| ("id", id));
        for (name, value) in head.into_iter().chain(id).chain(fields) {
            let value = match value {
                Value::Text(text) => text.into(),
                Value::Number(number) => number.into(),
                Value::Flag(flag) => flag.into(),
                Value::Missing | Value::Null | Value::Other => JsValue::NULL,
            };
            // A fresh object takes any property.
            let _ = Reflect::set(&message, &name.into(), &value);
        }
        // An origin that the browser cannot read is nobody's.
        let _ = self.window.post_message(&message, &self.origin);
    }
}

/// A message as it was posted. The browser has copied it: nothing in it runs.
pub struct Posted(JsValue);

impl Fields for Posted {
    fn field(&self, name: &str) -> Value {
        let Ok(value) = Reflect::get(&self.0, &name.into()) else {
            return Value::Other;
        };
        if value.is_undefined() {
            Value::Missing
        } else if value.is_null() {
            Value::Null
        } else if let Some(flag) = value.as_bool() {
            Value::Flag(flag)
        } else if let Some(number) = value.as_f64() {
            Value::Number(number)
        } else {
            let text = value.dyn_ref::<JsString>();
            let text = text.filter(|text| text.length() as usize <= LONGEST_TEXT);
            text.map_or(Value::Other, |text| Value::Text(String::from(text)))
        }
    }
}
