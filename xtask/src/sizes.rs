//! How much the page loads, and the bounds on it.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use crate::pack::{self, Site, plain_name};
use crate::{Result, project, words};

/// Bytes, after brotli, that the first load may take: page, styles, scripts,
/// drawings, the app's wasm and the words of one language, the longest. The worker is
/// loaded beside it.
const FIRST_LOAD_BOUND: usize = 300 * 1024;

/// Bytes of the single file as it is.
const SINGLE_BOUND: usize = 1_500_000;

/// Bytes, after brotli, of the script that a host page loads, and of it with
/// all that it loads before there is a frame.
const ELEMENT: &str = "embed.js";
const ELEMENT_BOUND: usize = 3 * 1024;
const BEFORE_FRAME_BOUND: usize = 20 * 1024;

/// What the page loads beside its style sheets: the board that a first visit
/// shows is of wood.
const FIRST: [&str; 9] = [
    "index.html",
    "boot.js",
    "app.js",
    "app_bg.wasm",
    "icon.svg",
    "carving.svg",
    "gouges.svg",
    "seeds.svg",
    "wood.svg",
];
const WORKER: [&str; 3] = ["worker-boot.js", "worker.js", "worker_bg.wasm"];

/// The sizes of one file or several, in bytes.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl AddAssign for Sizes {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Prints the sizes of what `dist/` holds; fails if something is too big.
pub fn print() -> Result<()> {
    let site = pack::read(&project::dist())?;
    let measured = measure(&site);
    let page = pack::targets(&site, "index.html")?;
    let words = measured
        .iter()
        .filter(|(name, _)| name.starts_with(words::FOLDER));
    let longest = words.max_by_key(|(_, sizes)| sizes.brotli);
    let longest = longest.map(|(name, _)| *name).unwrap_or_default();
    let group = |name: &str| {
        let plain = plain_name(name);
        let is_style = name.ends_with(".css") && page.contains(name);
        if FIRST.contains(&&*plain) || is_style || name == longest {
            "first load"
        } else if WORKER.contains(&&*plain) {
            "worker"
        } else {
            "other"
        }
    };
    let mut groups = BTreeMap::<_, Sizes>::new();
    println!("{:>9} {:>9} {:>9}", "raw", "gzip", "brotli");
    for (name, sizes) in &measured {
        *groups.entry(group(name)).or_default() += *sizes;
        print_line(&format!("{name} ({})", group(name)), *sizes);
    }
    for (name, sizes) in &groups {
        print_line(&format!("= {name}"), *sizes);
    }
    let first = groups.get("first load").copied().unwrap_or_default();
    let mut bounds = vec![
        bound("first load, with brotli", first.brotli, FIRST_LOAD_BOUND),
        bound(
            pack::SINGLE,
            site.get(pack::SINGLE).map_or(0, Vec::len),
            SINGLE_BOUND,
        ),
    ];
    if let Some(element) = measured.get(ELEMENT) {
        let mut before = *element;
        for target in pack::targets(&site, ELEMENT)? {
            let is_frame = target.ends_with(".html");
            let sizes = measured.get(&*target).filter(|_| !is_frame);
            before += sizes.copied().unwrap_or_default();
        }
        bounds.push(bound(
            "embed.js, with brotli",
            element.brotli,
            ELEMENT_BOUND,
        ));
        let name = "embed.js and what it loads before the frame, with brotli";
        bounds.push(bound(name, before.brotli, BEFORE_FRAME_BOUND));
    }
    let (within, beyond): (Vec<_>, Vec<_>) = bounds.into_iter().partition(Result::is_ok);
    within
        .into_iter()
        .flatten()
        .for_each(|line| println!("{line}"));
    let faults: Vec<_> = beyond.into_iter().filter_map(Result::err).collect();
    match faults.is_empty() {
        true => Ok(()),
        false => Err(faults.join("\n")),
    }
}

/// What is said of a bound that is kept, or is not.
fn bound(name: &str, size: usize, bound: usize) -> Result<String> {
    match size {
        _ if size > bound => Err(format!(
            "{name}: {size} bytes, more than the bound of {bound}"
        )),
        _ => Ok(format!("{name}: {size} bytes, within the bound of {bound}")),
    }
}

fn print_line(name: &str, sizes: Sizes) {
    println!(
        "{:>9} {:>9} {:>9}  {name}",
        sizes.raw, sizes.gzip, sizes.brotli
    );
}

/// The sizes of all files that are served: compressed copies lie beside them.
fn measure(site: &Site) -> BTreeMap<&str, Sizes> {
    let is_copy = |name: &str| name.ends_with(".br") || name.ends_with(".gz");
    let files = site.iter().filter(|(name, _)| !is_copy(name));
    let sizes = files.map(|(name, contents)| {
        let raw = contents.len();
        let copy = |kind| site.get(&format!("{name}.{kind}")).map_or(raw, Vec::len);
        let (gzip, brotli) = (copy("gz"), copy("br"));
        (&**name, Sizes { raw, gzip, brotli })
    });
    sizes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_count_for_their_file() {
        let site = [("a.js", 9), ("a.js.br", 3), ("a.js.gz", 4), ("b.png", 5)]
            .map(|(name, size)| (name.to_owned(), vec![0; size]))
            .into();
        let all = measure(&site);
        let told = all
            .iter()
            .map(|(name, it)| (*name, it.raw, it.gzip, it.brotli));
        assert_eq!(
            told.collect::<Vec<_>>(),
            [("a.js", 9, 4, 3), ("b.png", 5, 5, 5)]
        );
    }

    #[test]
    fn a_bound_is_kept_up_to_its_last_byte() {
        assert!(bound("a", 10, 10).is_ok());
        assert!(bound("a", 11, 10).is_err());
    }
}
