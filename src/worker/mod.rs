//! The computer player in a web worker of its own, so that the page answers
//! while it thinks.
//!
//! - [`messages`]: what page and worker say to each other, as JSON text
//! - [`answer`]: the worker's side without the browser, text in and text out
//! - `serve`: the worker's side in the browser
//! - `Client`: the page's side; it starts the worker, asks it, starts it
//!   again where it fails, and searches on the page where none can be had
//!
//! A busy worker sees no messages. So nobody asks it to stop: to cancel is to
//! terminate it and to start another.

pub mod answer;
pub mod messages;

mod deadline;

#[cfg(feature = "web")]
mod client;
#[cfg(feature = "worker")]
mod envelope;
#[cfg(feature = "web")]
mod link;
#[cfg(feature = "worker")]
pub mod serve;
#[cfg(feature = "web")]
mod spawn;

#[cfg(feature = "web")]
pub use client::Client;
#[cfg(feature = "web")]
pub use link::{Patience, Status};
#[cfg(feature = "web")]
pub use spawn::{Spawner, page_spawner};
