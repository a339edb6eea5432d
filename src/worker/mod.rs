//! The computer player in a web worker of its own, so that the page answers
//! while it thinks.
//!
//! - [`messages`]: what page and worker say to each other, as JSON text
//! - [`desk`]: the worker's side without the browser
//! - [`workshop`]: where a second worker makes endgame tables, without the
//!   browser
//! - `serve`: the workers' side in the browser; `shelf`: its database
//! - `Client`: the page's side; it starts the worker, asks it, starts it
//!   again where it fails, and searches on the page where none can be had
//! - `Maker`: the page's side of the second worker
//!
//! The worker works in slices and sees messages in between, so it can be asked
//! to stop and keeps what it has found out. One that does not answer is
//! terminated, and another started.

pub mod desk;
pub mod messages;
pub mod workshop;

mod replay;

#[cfg(feature = "web")]
mod client;
#[cfg(feature = "web")]
mod deadline;
#[cfg(feature = "worker")]
mod envelope;
#[cfg(feature = "web")]
mod event;
#[cfg(feature = "web")]
mod job;
#[cfg(feature = "web")]
mod link;
#[cfg(feature = "web")]
mod maker;
#[cfg(feature = "worker")]
pub mod serve;
#[cfg(feature = "worker")]
pub mod shelf;
#[cfg(feature = "web")]
mod spawn;

#[cfg(feature = "web")]
pub use client::Client;
#[cfg(feature = "web")]
pub use event::{Patience, Status};
#[cfg(feature = "web")]
pub use maker::{Maker, News};
#[cfg(feature = "web")]
pub use spawn::{Spawner, page_spawner};
