//! The build id: a short hash of all that the page is made from.
//!
//! Equal sources give an equal id, on every machine. The page, its worker and
//! the addresses of what they load carry it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Result, project};

/// Files and folders whose contents decide what is built.
const SOURCES: [&str; 13] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "index.html",
    "src",
    "static",
    "xtask/src/bundle.rs",
    "xtask/src/compress.mjs",
    "xtask/src/dist.rs",
    "xtask/src/pack",
    "xtask/src/versions.rs",
    "xtask/src/words.rs",
];

/// The id of what the checkout holds now.
pub fn current() -> Result<String> {
    let root = project::root();
    let mut files = Vec::new();
    for source in SOURCES {
        collect(&root.join(source), &mut files)?;
    }
    hash_of(&root, files)
}

/// A hash of all that lies in a folder.
pub fn of_folder(folder: &Path) -> Result<String> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    hash_of(folder, files)
}

fn hash_of(root: &Path, files: Vec<PathBuf>) -> Result<String> {
    let mut hash = Hash::default();
    for file in files {
        let contents =
            fs::read(&file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
        let name = file.strip_prefix(root).unwrap_or(&file);
        for part in name {
            hash.add(part.as_encoded_bytes());
        }
        hash.add(&contents);
    }
    Ok(hash.short())
}

/// Adds the file, or all files below the folder in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        if path.exists() {
            files.push(path.to_owned());
        }
        return Ok(());
    }
    let entries =
        fs::read_dir(path).map_err(|error| format!("cannot list {}: {error}", path.display()))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().try_for_each(|path| collect(path, files))
}

/// FNV-1a over 64 bits: the same everywhere and in every version of Rust, which
/// the standard hasher does not promise.
pub struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    /// Adds some bytes and their number, so that no two lists of parts collide
    /// by being joined.
    pub fn add(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().chain(&bytes.len().to_le_bytes()) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash in ten hexadecimal digits.
    pub fn short(&self) -> String {
        format!("{:016x}", self.0)[..10].to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(parts: &[&str]) -> String {
        let mut hash = Hash::default();
        parts.iter().for_each(|part| hash.add(part.as_bytes()));
        hash.short()
    }

    #[test]
    fn the_id_depends_on_where_parts_end() {
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
        assert_eq!(hash(&["ab", "c"]), hash(&["ab", "c"]));
        assert_eq!(hash(&[]).len(), 10);
    }
}
