//! The tasks of the project: `cargo xtask help` lists them.
//!
//! Each task first makes sure of just what it needs (`tools`, `node`,
//! `browser`), then does its work (`dist`, `serve`, `checks`, `fuzz`, `sizes`,
//! `bench`).

mod bench;
mod browser;
mod build_id;
mod bundle;
mod cache;
mod checks;
mod dist;
mod fuzz;
mod mutants;
mod node;
mod pack;
mod process;
mod project;
mod report;
mod serve;
mod sizes;
mod tally;
mod tools;
mod versions;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::prelude::*;

/// A task's success, or what is to be said of its failure.
type Result<T> = std::result::Result<T, String>;

const HELP: &str = "\
cargo xtask play [--port N] [--no-open]   build the page and play it in the browser
cargo xtask dist                          build the page into dist/
cargo xtask test [PART…] [--file TEXT]    run all checks, or: lint native wasm browser sizes;
                                          of the browser tests only files whose name has TEXT
cargo xtask test --thorough               also ten million random plies, larger endgame tables and
                                          every fuzz target
cargo xtask fuzz [TARGET] [--runs N]      run the fuzz targets longer, a million times each;
                                          --input FILE runs one input
cargo xtask mutants [PART] [--shard K/N]  change the code of rules or notation (or both) in many
                                          ways, and tell which changes no test notices
cargo xtask sizes                         print how much the page loads
cargo xtask bench [native|wasm] [--quick] measure speed and count instructions, as tables; --save keeps
                                          them in benches/RESULTS.md
cargo xtask screenshots [FOLDER]          take pictures (into target/screenshots)
cargo xtask setup                         only install what the others need
cargo xtask help                          print this

Tools are kept in AWALE_CACHE, or else where the system keeps caches. AWALE_BROWSER
and CHROMEDRIVER name a browser and its driver where they are not found by themselves,
AWALE_FIREFOX a second browser.";

/// What the command line asks for.
enum Task {
    Play { port: Option<u16>, open: bool },
    Dist,
    Test(checks::Selection),
    Fuzz(fuzz::Selection),
    Mutants(mutants::Selection),
    Sizes,
    Bench(bench::Selection),
    Screenshots(PathBuf),
    Setup,
    Help,
}

fn main() -> ExitCode {
    let task = match parse(lexopt::Parser::from_env()) {
        Ok(task) => task,
        Err(error) => {
            eprintln!("{error}; `cargo xtask help` lists what there is");
            return ExitCode::from(2);
        }
    };
    match perform(task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            if !fault.is_empty() {
                eprintln!("{fault}");
            }
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<()> {
    match task {
        Task::Play { port, open } => {
            // A port that is taken should be known before a long build.
            let server = serve::bind(port)?;
            dist::ensure()?;
            serve::serve(server, open)
        }
        Task::Dist => dist::ensure(),
        Task::Test(selection) => checks::run_all(&selection),
        Task::Fuzz(selection) => fuzz::run_long(&selection),
        Task::Mutants(selection) => mutants::run_all(&selection),
        Task::Sizes => {
            dist::ensure()?;
            sizes::print()
        }
        Task::Bench(selection) => bench::run(&selection),
        Task::Screenshots(folder) => checks::screenshots(&folder),
        Task::Setup => setup(),
        Task::Help => {
            println!("{HELP}");
            Ok(())
        }
    }
}

fn setup() -> Result<()> {
    tools::ensure_lint_tools()?;
    dist::ensure_tools()?;
    node::ensure_test_packages()?;
    browser::ensure_browser()?;
    browser::ensure_driver()?;
    browser::try_firefox();
    println!("all is set up in {}", cache::folder()?.display());
    Ok(())
}

fn parse(mut parser: lexopt::Parser) -> std::result::Result<Task, lexopt::Error> {
    let name = match parser.next()? {
        Some(Value(name)) => name.string()?,
        None | Some(Long("help") | Short('h')) => return Ok(Task::Help),
        Some(argument) => return Err(argument.unexpected()),
    };
    let mut task = match name.as_str() {
        "play" => Task::Play {
            port: None,
            open: true,
        },
        "dist" => Task::Dist,
        "test" => Task::Test(checks::Selection::default()),
        "fuzz" => Task::Fuzz(fuzz::Selection::default()),
        "mutants" => Task::Mutants(mutants::Selection::default()),
        "sizes" => Task::Sizes,
        "bench" => Task::Bench(bench::Selection::default()),
        "screenshots" => Task::Screenshots(project::root().join("target").join("screenshots")),
        "setup" => Task::Setup,
        "help" => Task::Help,
        other => return Err(format!("there is no task {other:?}").into()),
    };
    while let Some(argument) = parser.next()? {
        match (&mut task, argument) {
            (Task::Play { port, .. }, Long("port")) => *port = Some(parser.value()?.parse()?),
            (Task::Play { open, .. }, Long("no-open")) => *open = false,
            (Task::Test(selection), Long("file")) => {
                selection.file = Some(parser.value()?.string()?)
            }
            (Task::Test(selection), Long("thorough")) => selection.thorough = true,
            (Task::Fuzz(selection), Long("runs")) => {
                selection.runs = Some(parser.value()?.parse()?)
            }
            (Task::Fuzz(selection), Long("input")) => {
                selection.input = Some(parser.value()?.into())
            }
            (Task::Fuzz(selection), Value(target)) if selection.target.is_none() => {
                selection.target = Some(target.string()?)
            }
            (Task::Test(selection), Value(part)) => selection.parts.push(part.parse()?),
            (Task::Mutants(selection), Long("shard")) => {
                selection.shard = parser.value()?.parse()?
            }
            (Task::Mutants(selection), Value(part)) => selection.parts.push(part.parse()?),
            (Task::Bench(selection), Long("quick")) => selection.quick = true,
            (Task::Bench(selection), Long("save")) => selection.save = true,
            (Task::Bench(selection), Value(part)) if selection.part.is_none() => {
                selection.part = Some(part.parse()?)
            }
            (Task::Screenshots(folder), Value(path)) => *folder = path.into(),
            (_, Long("help") | Short('h')) => task = Task::Help,
            (_, argument) => return Err(argument.unexpected()),
        }
    }
    Ok(task)
}
