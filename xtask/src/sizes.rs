//! How much the page loads, and the bound on it.

use crate::process::run;
use crate::{Result, dist, node, project, words};

/// Bytes, after brotli, that the first load may take: page, styles, scripts,
/// the app's wasm and the words of one language, the longest. The worker is
/// loaded beside it.
const FIRST_LOAD_BOUND: u64 = 300 * 1024;

/// Bytes, after brotli, that the script of the element may have: it is all that
/// a page loads of the game until somebody plays.
const ELEMENT_BOUND: u64 = 3 * 1024;
const ELEMENT: &str = "embed.js";

/// What a page loads that it does not name itself: boot.js fetches these.
const FETCHED_FIRST: [&str; 2] = ["app.js", "app_bg.wasm"];
const WORKER: [&str; 3] = ["worker-boot.js", "worker.js", "worker_bg.wasm"];

/// The sizes of one file or several, in bytes.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl std::ops::AddAssign for Sizes {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Prints the sizes of what `dist/` holds; fails if the first load is too big.
pub fn print() -> Result<()> {
    let page = project::read_file(&project::dist().join("index.html"))?;
    let mut groups = [
        ("first load", Sizes::default()),
        ("worker", Sizes::default()),
        ("other", Sizes::default()),
    ];
    println!("{:>9} {:>9} {:>9}", "raw", "gzip", "brotli");
    let measured = measure()?;
    let longest = measured
        .iter()
        .filter(|(name, _)| name.starts_with(words::FOLDER))
        .max_by_key(|(_, sizes)| sizes.brotli)
        .map(|(name, _)| name.clone());
    let element = measured.iter().find(|(name, _)| name == ELEMENT);
    let element = element.map_or(0, |(_, sizes)| sizes.brotli);
    for (name, sizes) in measured {
        let group = if name == "index.html"
            || FETCHED_FIRST.contains(&name.as_str())
            || names(&page, &name)
            || longest.as_ref() == Some(&name)
        {
            0
        } else if WORKER.contains(&name.as_str()) {
            1
        } else {
            2
        };
        groups[group].1 += sizes;
        print_line(&format!("{name} ({})", groups[group].0), sizes);
    }
    for (name, sizes) in groups {
        print_line(&format!("= {name}"), sizes);
    }
    let first = groups[0].1.brotli;
    let verdict = if first > FIRST_LOAD_BOUND {
        "more than"
    } else {
        "within"
    };
    let line =
        format!("first load: {first} bytes with brotli, {verdict} the bound of {FIRST_LOAD_BOUND}");
    if first > FIRST_LOAD_BOUND {
        return Err(line);
    }
    println!("{line}");
    let line = format!("{ELEMENT}: {element} bytes with brotli of {ELEMENT_BOUND}");
    if element > ELEMENT_BOUND {
        return Err(line);
    }
    println!("{line}");
    Ok(())
}

/// Whether a page loads a script or style sheet of this name.
fn names(page: &str, name: &str) -> bool {
    (name.ends_with(".js") || name.ends_with(".css")) && page.contains(&format!("{name}?v="))
}

fn print_line(name: &str, sizes: Sizes) {
    println!(
        "{:>9} {:>9} {:>9}  {name}",
        sizes.raw, sizes.gzip, sizes.brotli
    );
}

/// The sizes of all files. Node compresses, which spares two crates.
fn measure() -> Result<Vec<(String, Sizes)>> {
    let script = project::root()
        .join("xtask")
        .join("src")
        .join("compress.mjs");
    let names = dist::files()?;
    let printed = run(node::node(&script)
        .args(&names)
        .current_dir(project::dist()))?;
    let parse = |line: &str| {
        let mut numbers = line.split(' ').map(|number| number.parse().ok());
        let mut next = || numbers.next().flatten();
        Some(Sizes {
            raw: next()?,
            gzip: next()?,
            brotli: next()?,
        })
    };
    let sizes: Option<Vec<_>> = printed.lines().map(parse).collect();
    match sizes {
        Some(sizes) if sizes.len() == names.len() => Ok(names.into_iter().zip(sizes).collect()),
        _ => Err(format!("no sizes in what Node printed:\n{printed}")),
    }
}
