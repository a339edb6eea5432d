//! The npm side of the set-up: `wasm-opt` for the build, and the packages of
//! the browser tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::build_id::Hash;
use crate::process::{run, step, succeeds};
use crate::{Result, browser, cache, project, versions};

/// The folder of the browser tests in the checkout.
pub const TESTS: &str = "tests/browser";

fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args([
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--loglevel=error",
    ]);
    command
}

/// Makes sure that Node and npm are there; they are not installed from here.
fn ensure_node() -> Result<()> {
    let npm_name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if succeeds("node", &["--version"]) && succeeds(npm_name, &["--version"]) {
        return Ok(());
    }
    Err("Node and npm are needed: install Node 20.10 or later (nodejs.org, or `apt-get install nodejs npm`)".into())
}

fn binaryen() -> Result<PathBuf> {
    Ok(cache::folder()?.join(format!("binaryen-{}", versions::BINARYEN)))
}

/// The folder that holds `wasm-opt`.
pub fn wasm_opt_bin() -> Result<PathBuf> {
    Ok(binaryen()?.join("node_modules").join(".bin"))
}

/// Makes sure of `wasm-opt`.
pub fn ensure_wasm_opt() -> Result<()> {
    install_whole(&binaryen()?, "installing wasm-opt", |folder| {
        let package = format!("binaryen@{}", versions::BINARYEN);
        run(npm()
            .args(["install", "--no-save", "--no-package-lock", "--prefix"])
            .arg(folder)
            .arg(package))?;
        Ok(())
    })
}

/// Where the packages of the lock file as it is now are kept.
fn packages() -> Result<PathBuf> {
    let mut hash = Hash::default();
    for file in ["package.json", "package-lock.json"] {
        hash.add(project::read(&format!("{TESTS}/{file}"))?.as_bytes());
    }
    Ok(cache::folder()?.join(format!("npm-{}", hash.short())))
}

/// The `node_modules` folder of the browser tests.
pub fn test_modules() -> Result<PathBuf> {
    Ok(packages()?.join("node_modules"))
}

/// Makes sure of the packages of the browser tests.
pub fn ensure_test_packages() -> Result<()> {
    ensure_node()?;
    install_whole(
        &packages()?,
        "installing the browser test packages",
        |folder| {
            for file in ["package.json", "package-lock.json"] {
                let text = project::read(&format!("{TESTS}/{file}"))?;
                project::write_file(&folder.join(file), text)?;
            }
            run(npm().arg("ci").current_dir(folder))?;
            Ok(())
        },
    )
}

/// Fills a folder of the cache under another name and renames it when all went
/// well, so that a half-filled one is never taken for whole.
fn install_whole(folder: &Path, name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    ensure_node()?;
    let _lock = cache::Lock::on_cache()?;
    if folder.is_dir() {
        return Ok(());
    }
    step(name, || {
        let mut partial = folder.as_os_str().to_owned();
        partial.push(".partial");
        let partial = PathBuf::from(partial);
        let fault = |error| format!("cannot prepare {}: {error}", partial.display());
        if partial.exists() {
            fs::remove_dir_all(&partial).map_err(fault)?;
        }
        fs::create_dir_all(&partial).map_err(fault)?;
        fill(&partial)?;
        fs::rename(&partial, folder).map_err(fault)
    })
}

/// Runs a script of this crate or of the tests with Node.
pub fn node(script: &Path) -> Command {
    let mut command = Command::new("node");
    command.arg(script).current_dir(project::root());
    command
}

/// Tells a script of the browser tests where the packages and the browser are.
pub fn with_browser(mut command: Command) -> Result<Command> {
    command
        .current_dir(project::root())
        .env("AWALE_NPM", test_modules()?);
    if let Some(browser) = browser::browser() {
        command.env(browser::BROWSER, browser);
    }
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_pins_packages_but_no_registry() {
        let lock = project::read(&format!("{TESTS}/package-lock.json")).unwrap();
        assert!(lock.contains("\"integrity\""));
        assert!(!lock.contains("\"resolved\""));
    }

    #[test]
    fn the_test_packages_are_pinned_exactly() {
        let manifest = project::read(&format!("{TESTS}/package.json")).unwrap();
        let (_, packages) = manifest.split_once("devDependencies").unwrap();
        assert!(packages.contains("playwright-core"));
        assert!(!packages.contains(['^', '~', '*', '>', '<']));
    }
}
