//! The words of the page, a file a language: `dist/words/`. The program
//! `awale` writes them; what is said before they are loaded goes into `boot.js`
//! and into the page.

use std::fs;
use std::path::PathBuf;

use crate::pack::Site;
use crate::process::run;
use crate::{Result, bundle, project, tools};

/// The folder below `dist/`.
pub const FOLDER: &str = "words";

/// Where `boot.js` has the languages.
const LIST_PLACE: &str = "const LANGUAGES = [];";

/// Where the page has what is said without scripts, and of itself.
const NOSCRIPT_PLACE: &str = "<noscript></noscript>";
const DESCRIPTION_PLACE: &str = "The African sowing game.";

/// A language as its file tells it.
pub struct Language {
    /// Its tag.
    pub tag: String,
    /// All of the file.
    pub text: String,
}

/// The folder, within that for all that is made, into which the program `awale`
/// has written what these arguments ask for.
pub fn written(arguments: &[&str], name: &str) -> Result<PathBuf> {
    let folder = project::scratch()?.join(name);
    let fault = |error| format!("cannot make {}: {error}", folder.display());
    // What is no more must not come back.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(fault)?;
    }
    fs::create_dir_all(&folder).map_err(fault)?;
    run(tools::cargo()
        .args(["run", "--quiet", "--bin", "awale", "--"])
        .args(arguments)
        .arg(&folder)
        .current_dir(project::root()))?;
    Ok(folder)
}

/// The texts of all languages, in the order of their tags.
pub fn all() -> Result<Vec<Language>> {
    let folder = written(&["words"], FOLDER)?;
    let entries = fs::read_dir(&folder)
        .map_err(|error| format!("cannot list {}: {error}", folder.display()))?;
    let mut languages = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        let tag = path.file_stem().unwrap_or_default().to_string_lossy();
        languages.push(Language {
            tag: tag.into_owned(),
            text: project::read_file(&path)?,
        });
    }
    languages.sort_by(|one, other| one.tag.cmp(&other.tag));
    Ok(languages)
}

impl Language {
    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{FOLDER}/{}.txt", self.tag)
    }

    /// Direction and name.
    fn head(&self) -> Option<(&str, &str)> {
        let mut words = self.text.lines().next()?.splitn(6, ' ').skip(4);
        Some((words.next()?, words.next()?))
    }

    /// One of the first texts, which stay in their places.
    fn line(&self, place: usize) -> Option<&str> {
        self.text.lines().nth(1 + place)
    }

    /// What `boot.js` has of it.
    fn entry(&self) -> Option<String> {
        let (dir, name) = self.head()?;
        let fields = [
            ("tag", &*self.tag),
            ("name", name),
            ("dir", dir),
            ("words", &self.file()),
            ("cannotStart", self.line(0)?),
            ("tooOld", self.line(1)?),
            ("reload", self.line(2)?),
        ];
        let fields = fields.map(|(name, text)| format!("{name}: {}", bundle::string_literal(text)));
        Some(format!("{{ {} }}", fields.join(", ")))
    }

    /// What the page says without scripts.
    fn paragraph(&self) -> Option<String> {
        let (dir, _) = self.head()?;
        let (tag, sentence) = (&self.tag, self.line(3)?);
        Some(format!("<p lang=\"{tag}\" dir=\"{dir}\">{sentence}</p>"))
    }
}

/// Puts the languages into `boot.js` and into the pages.
pub fn stamp(site: &mut Site, languages: &[Language]) -> Result<()> {
    let cut_short = || "the words of a language are cut short".to_owned();
    let entries: Option<Vec<_>> = languages.iter().map(Language::entry).collect();
    let list = format!(
        "const LANGUAGES = [{}];",
        entries.ok_or_else(cut_short)?.join(", ")
    );
    let paragraphs: Option<String> = languages.iter().map(Language::paragraph).collect();
    let noscript = format!("<noscript>{}</noscript>", paragraphs.ok_or_else(cut_short)?);
    let english = languages.iter().find(|language| language.tag == "en");
    let description = english.and_then(|english| english.line(5));
    let description = description.ok_or_else(cut_short)?;
    fill(site, "boot.js", LIST_PLACE, &list)?;
    for (place, filled) in [
        (NOSCRIPT_PLACE, &*noscript),
        (DESCRIPTION_PLACE, description),
    ] {
        let has_place = |name: &String, contents: &[u8]| {
            name.ends_with(".html") && String::from_utf8_lossy(contents).contains(place)
        };
        let pages = site.iter().filter(|(name, text)| has_place(name, text));
        let pages: Vec<String> = pages.map(|(name, _)| name.clone()).collect();
        for page in pages {
            fill(site, &page, place, filled)?;
        }
    }
    Ok(())
}

fn fill(site: &mut Site, name: &str, place: &str, filled: &str) -> Result<()> {
    let text = site.get(name).map(|text| String::from_utf8_lossy(text));
    match text.filter(|text| text.contains(place)) {
        Some(text) => {
            let text = text.replace(place, filled);
            site.insert(name.to_owned(), text.into_bytes());
            Ok(())
        }
        None => Err(format!("{name} has no place {place:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_languages_tells_what_is_said_before_words_are_loaded() {
        let language = Language {
            tag: "fr".into(),
            text: "awale 7 fr fr ltr Le français\na\nb \"c\"\nd\ne\nf\ng\n".into(),
        };
        let entry = "{ tag: \"fr\", name: \"Le français\", dir: \"ltr\", \
                     words: \"words/fr.txt\", cannotStart: \"a\", \
                     tooOld: \"b \\\"c\\\"\", reload: \"d\" }";
        assert_eq!(language.entry().as_deref(), Some(entry));
        let paragraph = "<p lang=\"fr\" dir=\"ltr\">e</p>";
        assert_eq!(language.paragraph().as_deref(), Some(paragraph));
    }
}
