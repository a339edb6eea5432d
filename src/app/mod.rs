//! The page: its state, and the Yew components that draw it.

pub mod state;

#[cfg(feature = "web")]
mod browser;
#[cfg(feature = "web")]
mod components;
#[cfg(feature = "web")]
mod hooks;
#[cfg(feature = "web")]
mod page;
#[cfg(feature = "web")]
mod sound;
#[cfg(feature = "web")]
pub use hooks::opening_language;
#[cfg(feature = "web")]
pub use page::{App, Props};
