//! The book as a page of its own: one file of HTML that needs nothing else,
//! for a site to host or a printer to print.

use crate::i18n::Language;
use crate::view::message::Message;
use crate::view::picture::escape;

use super::{Book, Chapter, Example, RuleBook};

/// How a book looks, here and in the game.
const STYLE: &str = include_str!("../../../static/rule-book.css");

/// What the game's own styles are to it there.
const AROUND: &str = ":root{color-scheme:light dark;--ink:light-dark(#2c2118,#f1e7d8);\
    --ink-soft:light-dark(#655443,#bda98f);--line:light-dark(#cbb99f,#4a3c2f)}\
    body{margin:0 auto;max-width:46rem;padding:1rem;background:light-dark(#fbf7f0,#1d1815);\
    color:var(--ink);font:1rem/1.4 system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif}\
    h1{margin:0;font:600 1.75rem/1.2 Georgia,serif}\
    @media print{body{max-width:none;padding:0;background:#fff}h1{font-size:15pt}}";

/// Sentences after each other.
#[must_use]
pub fn told(language: &Language, messages: &[Message]) -> String {
    let sentences: Vec<String> = messages.iter().map(|it| language.say(it)).collect();
    sentences.join(" ")
}

/// Writes the page in a language.
#[must_use]
pub fn html(book: &RuleBook, language: &Language) -> String {
    let title = escape(&language.say(&book.title()));
    let (tag, way) = (language.tag(), way(language));
    let about = match book.about() {
        Some(about) => escape(&language.say(&about)),
        None => format!("<code dir=\"ltr\">{}</code>", book.rules),
    };
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\" dir=\"{way}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{AROUND}\n{STYLE}</style>\n</head>\n<body>\n\
         <main class=\"book\">\n<h1>{title}</h1>\n<p>{about}</p>\n"
    );
    let mut figures = 0;
    for chapter in &book.chapters {
        text.push_str(&section(chapter, language, &mut figures));
    }
    text.push_str("</main>\n</body>\n</html>\n");
    text
}

fn way(language: &Language) -> &'static str {
    match language.is_right_to_left() {
        true => "rtl",
        false => "ltr",
    }
}

fn section(chapter: &Chapter, language: &Language, figures: &mut usize) -> String {
    let heading = Message::Book(Book::Heading(chapter.subject));
    let (name, heading) = (chapter.subject.name(), escape(&language.say(&heading)));
    let mut text = format!("<section data-chapter=\"{name}\">\n<h2>{heading}</h2>\n");
    let is_list = chapter.is_list();
    let (open, close) = if is_list {
        ("<li>", "</li>")
    } else {
        ("<p>", "</p>")
    };
    if is_list {
        text.push_str("<ul>\n");
    }
    for paragraph in &chapter.paragraphs {
        let paragraph = escape(&told(language, paragraph));
        text.push_str(&format!("{open}{paragraph}{close}\n"));
    }
    if is_list {
        text.push_str("</ul>\n");
    }
    for example in &chapter.examples {
        *figures += 1;
        text.push_str(&figure(example, language, *figures));
    }
    text.push_str("</section>\n");
    text
}

fn figure(example: &Example, language: &Language, number: usize) -> String {
    let (picture, _) = example.picture(language, &format!("figure-{number}"));
    let caption = escape(&told(language, &example.caption));
    format!("<figure>\n{picture}<figcaption>{caption}</figcaption>\n</figure>\n")
}
