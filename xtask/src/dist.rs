//! Building the page into `dist/`: Trunk, then what Trunk does not do.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::process::{run, step};
use crate::{Result, build_id, bundle, cache, node, project, tools, words};

/// What `index.html` holds in the place of the build id.
const ID_PLACE: &str = "?v=dev";

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
    run(&mut trunk_command(id)?)?;
    let dist = project::dist();
    let snippets = dist.join("snippets");
    if snippets.exists() {
        // They are modules, which the ways of loading exclude.
        return Err("a crate brings JavaScript snippets, which cannot be loaded everywhere".into());
    }
    let languages = words::write(&dist)?;
    words::stamp(&dist, &languages)?;
    for page in files()?.iter().filter(|name| name.ends_with(".html")) {
        stamp(&dist.join(page), id)?;
    }
    bundle::write(&dist, &languages, id)
}

fn trunk_command(id: &str) -> Result<Command> {
    let root = project::root();
    let mut command = Command::new(tools::trunk_program()?);
    command
        .arg("build")
        .arg("--config")
        .arg(root.join("Trunk.toml"))
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

/// Puts the build id into a page.
fn stamp(page: &Path, id: &str) -> Result<()> {
    let text = project::read_file(page)?;
    if !text.contains(ID_PLACE) {
        return Err(format!("{} has no place for the build id", page.display()));
    }
    let text = without_build_links(&text).replace(ID_PLACE, &format!("?v={id}"));
    project::write_file(page, text)
}

/// The names of all files of `dist/`, with `/` between folders, in order.
pub fn files() -> Result<Vec<String>> {
    let mut names = Vec::new();
    list(&project::dist(), "", &mut names)?;
    names.sort();
    Ok(names)
}

fn list(folder: &Path, prefix: &str, names: &mut Vec<String>) -> Result<()> {
    let entries = fs::read_dir(folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            list(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
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
