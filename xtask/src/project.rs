//! The checkout: where its files are, and what state they are in.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::Result;

/// The folder of the workspace.
pub fn root() -> PathBuf {
    // Cargo says at run time where the crate is, so that a moved checkout works.
    let manifest_dir =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(manifest_dir)
        .parent()
        .expect("xtask lies in the workspace")
        .to_owned()
}

/// Where the built page is written.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// A folder for what the tasks leave behind, as logs are.
pub fn scratch() -> Result<PathBuf> {
    let folder = root().join("target").join("xtask");
    fs::create_dir_all(&folder)
        .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    Ok(folder)
}

/// The text of a file of the checkout.
pub fn read(path: &str) -> Result<String> {
    read_file(&root().join(path))
}

/// The text of any file.
pub fn read_file(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Writes a file.
pub fn write_file(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, contents).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
