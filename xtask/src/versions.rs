//! The versions of all tools, in one place.
//!
//! What must stand elsewhere is read from there and not said again: the version
//! of wasm-bindgen in `Cargo.lock` (library and tool must be equal), those of
//! the npm packages of the browser tests in `tests/browser/package.json`.

use crate::{Result, project};

/// Builds the page.
pub const TRUNK: &str = "0.22.0-beta.1";

/// Brings `wasm-opt`. Distributions' own may be too old for Rust's output.
pub const BINARYEN: &str = "132.0.0";

/// Runs the fuzz targets.
pub const CARGO_FUZZ: &str = "0.13.1";
/// Changes the code, to see whether a test notices.
pub const CARGO_MUTANTS: &str = "27.1.0";

/// What the page is compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The version of the wasm-bindgen library, and so of its tool.
pub fn wasm_bindgen() -> Result<String> {
    let lock = project::read("Cargo.lock")?;
    locked_version(&lock, "wasm-bindgen")
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock names no wasm-bindgen".to_owned())
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_version_of_exactly_the_named_package() {
        let lock = "name = \"a-b\"\nversion = \"1.0.0\"\n\nname = \"a\"\nversion = \"2.0.0\"\n";
        assert_eq!(locked_version(lock, "a"), Some("2.0.0"));
        assert_eq!(locked_version(lock, "b"), None);
    }

    #[test]
    fn wasm_bindgen_is_pinned_to_the_version_in_the_lock_file() {
        let pin = format!("version = \"={}\"", wasm_bindgen().unwrap());
        let manifest = project::read("Cargo.toml").unwrap();
        let line = manifest
            .lines()
            .find(|line| line.starts_with("wasm-bindgen ="))
            .unwrap();
        assert!(line.contains(&pin), "{line} does not hold {pin}");
    }
}
