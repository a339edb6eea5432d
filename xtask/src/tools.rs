//! The Rust side of the set-up: the standard library for wasm, rustfmt and
//! clippy, and the tools built from source into the cache.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::process::{capture, run, step};
use crate::{Result, cache, versions};

/// The cargo that runs this task.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// A tool built by `cargo install`.
struct Tool {
    /// The name of the crate.
    krate: &'static str,
    /// The name of its folder in the cache.
    folder: &'static str,
    version: String,
    /// The programs needed of it.
    programs: &'static [&'static str],
    /// Ways to install, tried in turn.
    ways: &'static [&'static [&'static str]],
}

fn trunk() -> Tool {
    Tool {
        krate: "trunk",
        folder: "trunk",
        version: versions::TRUNK.to_owned(),
        programs: &["trunk"],
        // Only its own lock file compiles. Without its default features it
        // cannot download, which it must not do here, and needs no TLS.
        ways: &[&["--locked", "--no-default-features"]],
    }
}

fn wasm_bindgen() -> Result<Tool> {
    Ok(Tool {
        krate: "wasm-bindgen-cli",
        folder: "wasm-bindgen",
        version: versions::wasm_bindgen()?,
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        // Its lock file may name a crate that a registry lacks.
        ways: &[
            &["--locked", "--no-default-features"],
            &["--no-default-features"],
        ],
    })
}

fn cargo_fuzz() -> Tool {
    Tool {
        krate: "cargo-fuzz",
        folder: "cargo-fuzz",
        version: versions::CARGO_FUZZ.to_owned(),
        programs: &["cargo-fuzz"],
        ways: &[&["--locked"]],
    }
}

fn cargo_mutants() -> Tool {
    Tool {
        krate: "cargo-mutants",
        folder: "cargo-mutants",
        version: versions::CARGO_MUTANTS.to_owned(),
        programs: &["cargo-mutants"],
        ways: &[&["--locked"]],
    }
}

impl Tool {
    fn root(&self) -> Result<PathBuf> {
        Ok(cache::folder()?.join(format!("{}-{}", self.folder, self.version)))
    }

    /// Whether all programs are there, start, and are of the right version.
    fn is_installed(&self) -> Result<bool> {
        let bin = self.root()?.join("bin");
        Ok(self.programs.iter().all(|program| {
            // Cargo starts its own subcommands with their name.
            let subcommand = program.strip_prefix("cargo-");
            let mut command = Command::new(bin.join(program));
            capture(command.args(subcommand).arg("--version"))
                .is_ok_and(|output| output.success && output.text.contains(&self.version))
        }))
    }

    fn install(&self, build: &Path) -> Result<()> {
        let name = format!(
            "building {} {} (once, some minutes)",
            self.krate, self.version
        );
        step(&name, || {
            let mut result = Ok(());
            for way in self.ways {
                result = run(&mut self.install_command(way, build)?).map(drop);
                if result.is_ok() {
                    break;
                }
            }
            result
        })
    }

    fn install_command(&self, way: &[&str], build: &Path) -> Result<Command> {
        let mut command = cargo();
        command
            .args(["install", self.krate, "--version", &self.version, "--force"])
            .args(way)
            .args(self.programs.iter().flat_map(|program| ["--bin", program]))
            .arg("--root")
            .arg(self.root()?)
            .env("CARGO_TARGET_DIR", build)
            // These tools run for a second and are compiled for minutes.
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .env_remove("CARGO_BUILD_TARGET")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env_remove("RUSTFLAGS")
            // The checkout's own cargo configuration is for the game.
            .current_dir(cache::folder()?);
        Ok(command)
    }
}

/// Makes sure of Trunk and wasm-bindgen.
pub fn ensure_build_tools() -> Result<()> {
    ensure(&[wasm_bindgen()?, trunk()])
}

/// Makes sure of cargo-fuzz.
pub fn ensure_cargo_fuzz() -> Result<()> {
    ensure(&[cargo_fuzz()])
}

/// Makes sure of cargo-mutants, and gives its path.
pub fn ensure_cargo_mutants() -> Result<PathBuf> {
    ensure(&[cargo_mutants()])?;
    Ok(cargo_mutants().root()?.join("bin").join("cargo-mutants"))
}

fn ensure(tools: &[Tool]) -> Result<()> {
    if all_installed(tools)? {
        return Ok(());
    }
    let _lock = cache::Lock::on_cache()?;
    // Kept from an interrupted set-up to the next, and shared by all tools.
    let build = cache::folder()?.join("build");
    for tool in tools {
        // Another run may have installed it while this one waited.
        if !tool.is_installed()? {
            tool.install(&build)?;
        }
    }
    if !all_installed(tools)? {
        return Err("the tools were built but do not run".into());
    }
    // Only disk space is lost if it cannot be removed.
    let _ = fs::remove_dir_all(&build);
    Ok(())
}

fn all_installed(tools: &[Tool]) -> Result<bool> {
    tools
        .iter()
        .try_fold(true, |all, tool| Ok(all && tool.is_installed()?))
}

/// The path of Trunk.
pub fn trunk_program() -> Result<PathBuf> {
    Ok(trunk().root()?.join("bin").join("trunk"))
}

/// The path of cargo-fuzz.
pub fn cargo_fuzz_program() -> Result<PathBuf> {
    Ok(cargo_fuzz().root()?.join("bin").join("cargo-fuzz"))
}

/// The folder of wasm-bindgen's programs.
pub fn wasm_bindgen_bin() -> Result<PathBuf> {
    Ok(wasm_bindgen()?.root()?.join("bin"))
}

/// Makes sure of Rust's standard library for wasm.
pub fn ensure_wasm_target() -> Result<()> {
    let target = versions::WASM_TARGET;
    let printed =
        run(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))?;
    let has_std = fs::read_dir(printed.trim())
        .is_ok_and(|mut files| files.any(|file| file.is_ok_and(|file| is_std(&file.path()))));
    if has_std {
        return Ok(());
    }
    add_with_rustup(&["target", "add", target])
}

fn is_std(path: &Path) -> bool {
    path.file_name()
        .and_then(|name| name.to_str())
        .is_some_and(|name| name.starts_with("libstd-"))
}

/// Makes sure of rustfmt and clippy.
pub fn ensure_lint_tools() -> Result<()> {
    for (component, program) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        let there = capture(cargo().args([program, "--version"])).is_ok_and(|out| out.success);
        if !there {
            add_with_rustup(&["component", "add", component])?;
        }
    }
    Ok(())
}

fn add_with_rustup(arguments: &[&str]) -> Result<()> {
    let typed = format!("rustup {}", arguments.join(" "));
    step(&typed, || {
        run(Command::new("rustup").args(arguments)).map_err(|fault| {
            format!("{fault}\nRust lacks a part that could not be added: type `{typed}`, or install it with your distribution's packages")
        })
    })?;
    Ok(())
}
