//! The browser and its driver, for the tests.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{run, step, succeeds};
use crate::{Result, node};

/// The variable that names the browser, for this and for the test scripts.
pub const BROWSER: &str = "AWALE_BROWSER";

/// The variable that names the driver, as wasm-bindgen's test runner knows it.
pub const DRIVER: &str = "CHROMEDRIVER";

const BROWSER_NAMES: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

const BROWSER_PLACES: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// The browser found on this machine. `None` may still leave the one that
/// Playwright keeps for itself.
pub fn browser() -> Option<PathBuf> {
    named_by(BROWSER)
        .or_else(|| BROWSER_NAMES.iter().find_map(|name| on_path(name)))
        .or_else(|| {
            BROWSER_PLACES
                .iter()
                .map(PathBuf::from)
                .find(|path| path.is_file())
        })
}

/// The driver found on this machine.
pub fn driver() -> Option<PathBuf> {
    named_by(DRIVER)
        .or_else(|| on_path("chromedriver"))
        .or_else(|| {
            Some(PathBuf::from("/usr/lib/chromium/chromedriver")).filter(|path| path.is_file())
        })
}

fn named_by(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}

fn on_path(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

/// Makes sure of a browser for the browser tests.
pub fn ensure_browser() -> Result<()> {
    if browser().is_some()
        || (install_with_apt(&["chromium", "chromium-driver"]) && browser().is_some())
    {
        return Ok(());
    }
    node::ensure_test_packages()?;
    let playwright = node::test_modules()?.join("playwright-core").join("cli.js");
    step("installing Playwright's Chromium", || {
        run(node::node(&playwright).args(["install", "chromium"])).map_err(|fault| {
            format!("{fault}\nno browser: install Chromium or Chrome (`apt-get install chromium chromium-driver`), or set {BROWSER} to one")
        })
    })?;
    Ok(())
}

/// The variable that names Firefox.
const FIREFOX: &str = "AWALE_FIREFOX";

/// Tries to have Firefox for the tests in a second browser, which are skipped
/// without it, and say so.
pub fn try_firefox() {
    let found = || {
        let names = ["firefox-esr", "firefox"];
        named_by(FIREFOX).is_some()
            || names.iter().any(|name| on_path(name).is_some())
            || Path::new("/Applications/Firefox.app").exists()
    };
    let is_there = found() || (install_with_apt(&["firefox-esr"]) && found());
    if !is_there {
        println!(
            "no Firefox: the tests in it are skipped (`apt-get install firefox-esr`, or set {FIREFOX} to one)"
        );
    }
}

/// Makes sure of a driver, which the wasm tests need.
pub fn ensure_driver() -> Result<()> {
    if driver().is_some()
        || (install_with_apt(&["chromium", "chromium-driver"]) && driver().is_some())
    {
        return Ok(());
    }
    Err(format!(
        "no chromedriver: install the one of your browser's version (`apt-get install chromium-driver`), or set {DRIVER} to it"
    ))
}

/// Tries Debian's packages. Whether there is a browser then is for the caller
/// to see; a refusal is not the end.
fn install_with_apt(packages: &[&str]) -> bool {
    if !Path::new("/etc/debian_version").exists() {
        return false;
    }
    // As root, or where sudo asks for no password.
    let prefix: &[&str] = if succeeds("sh", &["-c", "test $(id -u) = 0"]) {
        &[]
    } else if succeeds("sudo", &["-n", "true"]) {
        &["sudo", "-n"]
    } else {
        return false;
    };
    step(
        &format!("installing {} with apt-get", packages.join(" and ")),
        || {
            let wait = "DPkg::Lock::Timeout=300";
            apt(prefix, &["-o", wait, "update"])?;
            let install = ["-o", wait, "install", "-y", "--no-install-recommends"];
            apt(prefix, &[&install[..], packages].concat())
        },
    )
    .map_err(|fault| eprintln!("{fault}"))
    .is_ok()
}

fn apt(prefix: &[&str], arguments: &[&str]) -> Result<()> {
    let words = [
        prefix,
        &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"],
        arguments,
    ]
    .concat();
    run(Command::new(words[0]).args(&words[1..])).map(drop)
}
