//! The cache of tools: outside the checkout, a folder per tool and version, so
//! that every clone on the machine shares them.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::PathBuf;

use crate::Result;

/// The folder of the cache: `AWALE_CACHE`, or the place the system has for such.
pub fn folder() -> Result<PathBuf> {
    if let Some(folder) = path_from("AWALE_CACHE") {
        return Ok(folder);
    }
    let base = if cfg!(windows) {
        path_from("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        path_from("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        path_from("XDG_CACHE_HOME").or_else(|| Some(path_from("HOME")?.join(".cache")))
    };
    base.map(|base| base.join("awale"))
        .ok_or_else(|| "no place for the tools: set AWALE_CACHE to a folder of your choice".into())
}

fn path_from(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

/// A lock on something that two runs must not do at once; ends when dropped.
pub struct Lock(#[allow(dead_code, reason = "held open to hold the lock")] File);

impl Lock {
    /// Waits for the lock that the file of this name in `folder` stands for.
    pub fn take(folder: PathBuf, name: &str) -> Result<Self> {
        let path = folder.join(name);
        let fault = |error| format!("cannot lock {}: {error}", path.display());
        fs::create_dir_all(&folder).map_err(fault)?;
        let file = File::create(&path).map_err(fault)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                println!("waiting for another run that holds {}", path.display());
                file.lock().map_err(fault)?;
            }
            Err(TryLockError::Error(error)) => return Err(fault(error)),
        }
        Ok(Self(file))
    }

    /// The lock on the cache.
    pub fn on_cache() -> Result<Self> {
        Self::take(folder()?, "lock")
    }
}
