//! The copy of the checkout in which the code is changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::process::run;
use crate::{Result, project};

/// Copies the files that belong to the checkout, and takes others away.
/// Those that are as they were keep their times, for cargo to see it.
pub fn copy(tree: &Path) -> Result<()> {
    let root = project::root();
    let mut list = Command::new("git");
    list.args(["ls-files", "-z", "--cached", "--others"])
        .args(["--exclude-standard", "--deduplicate"])
        .current_dir(&root);
    let printed = run(&mut list)?;
    let wanted: BTreeSet<&str> = printed
        .split('\0')
        .filter(|name| !name.is_empty())
        .collect();
    let kept_list = tree.with_extension("files");
    if let Ok(kept) = fs::read_to_string(&kept_list) {
        for gone in kept.split('\0').filter(|name| !wanted.contains(name)) {
            // The list ends with an empty name; a file may be gone already.
            let _ = fs::remove_file(tree.join(gone));
        }
    }
    project::write_file(&kept_list, &printed)?;
    for name in wanted {
        let (from, to) = (root.join(name), tree.join(name));
        let Ok(bytes) = fs::read(&from) else {
            // Deleted, and git does not know yet.
            let _ = fs::remove_file(&to);
            continue;
        };
        if fs::read(&to).is_ok_and(|there| there == bytes) {
            continue;
        }
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent)
                .map_err(|error| format!("cannot make {}: {error}", parent.display()))?;
        }
        project::write_file(&to, bytes)?;
    }
    Ok(())
}
