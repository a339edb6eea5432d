//! `awale words`: the files of the languages.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use awale::i18n::{Language, languages};

fn words(args: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_awale"))
        .arg("words")
        .args(args)
        .output()
        .expect("the program starts")
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn each_language_gets_a_file_that_the_page_can_load() {
    let made = folder("words-made");
    fs::remove_dir_all(&made).expect("it goes");
    // It is made with those it lies in.
    let folder = made.join("deep");
    let output = words(&[&folder]);
    assert_eq!((output.status.code(), &*output.stdout), (Some(0), &b""[..]));
    for source in languages::ALL {
        let file = folder.join(source.tag).with_extension("txt");
        let text = fs::read_to_string(file).expect("a file");
        assert_eq!(Language::from_text(&text), Language::named(source.tag));
    }
}

#[test]
fn a_folder_is_needed_that_can_be_made() {
    let file = folder("words-none").join("file");
    fs::write(&file, "").expect("a file");
    let calls: [&[&Path]; 3] = [&[], &[&file], &[&file, &file]];
    for args in calls {
        let output = words(args);
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
    }
}
