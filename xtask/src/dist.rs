//! Building the page into `dist/`: Trunk, then what Trunk does not do.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::process::{run, step};
use crate::{Result, build_id, cache, node, pack, project, tools, words};

/// The folder that Trunk fills.
const STAGE: &str = "page";

/// Where it is noted what was built: the build id, and a hash of the files.
const NOTE: &str = "dist.note";

/// Makes sure that `dist/` holds the page built from the sources as they are.
pub fn ensure() -> Result<()> {
    let _lock = cache::Lock::take(project::scratch()?, "dist.lock")?;
    let id = build_id::current()?;
    let note = project::scratch()?.join(NOTE);
    // Files that were changed or cut short since do not match the note.
    let is_whole = || fs::read_to_string(&note).ok() == noted(&id).ok();
    if project::dist().is_dir() && is_whole() {
        println!("dist is up to date, build {id}");
        return Ok(());
    }
    ensure_tools()?;
    step("fetching crates", || {
        run(tools::cargo().arg("fetch").current_dir(project::root())).map(drop)
    })?;
    step(&format!("building the page, build {id}"), || build(&id))?;
    project::write_file(&note, noted(&id)?)
}

/// What is noted of a build: nothing of it can change unseen.
fn noted(id: &str) -> Result<String> {
    Ok(format!("{id} {}", build_id::of_folder(&project::dist())?))
}

/// Makes sure of all that the build needs.
pub fn ensure_tools() -> Result<()> {
    tools::ensure_wasm_target()?;
    node::ensure_wasm_opt()?;
    tools::ensure_build_tools()
}

fn build(id: &str) -> Result<()> {
    let stage = project::scratch()?.join(STAGE);
    run(&mut trunk_command(&stage, id)?)?;
    let mut site = pack::read(&stage)?;
    if site.keys().any(|name| name.starts_with("snippets/")) {
        // They are modules, which the ways of loading exclude.
        return Err("a crate brings JavaScript snippets, which cannot be loaded everywhere".into());
    }
    if let Some(page) = site.get_mut("index.html") {
        *page = without_build_links(&String::from_utf8_lossy(page)).into_bytes();
    }
    // The rules as pages, for sites to host.
    for (name, page) in pack::read(&words::written(&["rules", "--all"], "rules")?)? {
        site.insert(format!("site/{name}"), page);
    }
    let site = pack::pack(site, &words::all()?, id)?;
    let dist = project::dist();
    pack::write(&site, &dist)?;
    compress(&site, &dist)
}

/// Puts a copy packed with gzip and one packed with brotli beside each file
/// that gets smaller by it. Node packs, which spares a crate.
fn compress(site: &pack::Site, dist: &Path) -> Result<()> {
    let script = project::root()
        .join("xtask")
        .join("src")
        .join("compress.mjs");
    let packs = |name: &&String| {
        let extension = name.rsplit('.').next().unwrap_or_default();
        PACKED.contains(&extension)
    };
    run(node::node(&script)
        .args(site.keys().filter(packs))
        .current_dir(dist))
    .map(drop)
}

/// The kinds of files that are not packed already.
const PACKED: [&str; 10] = [
    "css",
    "html",
    "js",
    "json",
    "svg",
    "ts",
    "txt",
    "wasm",
    "webmanifest",
    "xml",
];

fn trunk_command(stage: &Path, id: &str) -> Result<Command> {
    let root = project::root();
    let mut command = Command::new(tools::trunk_program()?);
    command
        .arg("build")
        .arg("--config")
        .arg(root.join("Trunk.toml"))
        .arg("--dist")
        .arg(stage)
        .args(["--color", "never", "--skip-version-check"])
        .current_dir(&root)
        .env("PATH", path_with_tools()?)
        .env("AWALE_BUILD", id)
        // Trunk takes only `true` and `false`, where others set `1`.
        .env_remove("NO_COLOR");
    Ok(command)
}

/// The `PATH` with wasm-bindgen and wasm-opt in front.
pub fn path_with_tools() -> Result<std::ffi::OsString> {
    let mut folders = vec![tools::wasm_bindgen_bin()?, node::wasm_opt_bin()?];
    let inherited = env::var_os("PATH").unwrap_or_default();
    folders.extend(env::split_paths(&inherited).collect::<Vec<PathBuf>>());
    env::join_paths(folders)
        .map_err(|error| format!("the cache cannot be put on the PATH: {error}"))
}

/// Takes out what tells Trunk what to build: where Trunk injects no script, it
/// leaves the element of the app.
fn without_build_links(page: &str) -> String {
    let mut kept = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find("<link data-") {
        let end = rest[start..]
            .find('>')
            .map_or(rest.len(), |end| start + end + 1);
        kept.push_str(&rest[..start]);
        if !rest[start..end].contains("data-trunk") {
            kept.push_str(&rest[start..end]);
        }
        rest = &rest[end..];
    }
    kept + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_links_for_trunk_are_taken_out() {
        let page = "<link rel=icon><link data-bin=app data-trunk rel=rust><link data-x rel=y><p>";
        assert_eq!(
            without_build_links(page),
            "<link rel=icon><link data-x rel=y><p>"
        );
    }
}
