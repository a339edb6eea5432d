//! The worker: the computer player beside the page.

fn main() {
    awale::worker::serve::start();
}
