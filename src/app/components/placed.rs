//! Where things are, told to the style sheet.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::view::geometry::{Point, Rect, Shapes, decimal};

/// What has a place in both shapes of the board.
pub trait Place: Clone + PartialEq + 'static {
    /// The custom properties that the style sheet reads, with their values.
    fn properties(&self) -> Vec<(&'static str, f32)>;
}

impl Place for Shapes<Point> {
    fn properties(&self) -> Vec<(&'static str, f32)> {
        let Shapes { wide, tall } = self;
        vec![
            ("--wx", wide.x),
            ("--wy", wide.y),
            ("--tx", tall.x),
            ("--ty", tall.y),
        ]
    }
}

impl Place for Shapes<Rect> {
    fn properties(&self) -> Vec<(&'static str, f32)> {
        let Shapes { wide, tall } = self;
        vec![
            ("--wx", wide.x),
            ("--wy", wide.y),
            ("--ww", wide.w),
            ("--wh", wide.h),
            ("--tx", tall.x),
            ("--ty", tall.y),
            ("--tw", tall.w),
            ("--th", tall.h),
        ]
    }
}

/// Puts an element in its place. The properties are set one by one because a
/// strict content security policy refuses style attributes.
#[hook]
pub fn use_place(node: &NodeRef, place: impl Place) {
    let node = node.clone();
    use_effect_with(place, move |place| {
        let Some(element) = node.cast::<HtmlElement>() else {
            return;
        };
        let style = element.style();
        for (name, value) in place.properties() {
            // Custom properties take any value.
            let _ = style.set_property(name, &decimal(value));
        }
        // Until it has a place it is not to be seen in another one.
        let _ = style.set_property("--placed", "visible");
    });
}
