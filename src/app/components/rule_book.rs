//! The rules of a game, told by the game.

use web_sys::window;
use yew::prelude::*;

use super::custom_rules::own_name;
use super::modal::Modal;
use super::{use_shared, use_words};
use crate::app::browser;
use crate::rules::RuleSet;
use crate::view::message::{Label, Message};
use crate::view::rule_book::page::{html as page, told};
use crate::view::rule_book::{Book, Chapter, Example, RuleBook, Subject};

/// What the dialog needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The rules that are told.
    pub rules: RuleSet,
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// Chapters with small boards, to be read, printed or kept.
#[component]
pub fn RuleBookDialog(props: &Props) -> Html {
    let language = use_shared().language.clone();
    let words = use_words();
    // Made once, however often the page is drawn.
    let book = use_memo((props.rules, language.clone()), |(rules, language)| {
        let book = RuleBook {
            name: own_name(rules),
            ..RuleBook::of(rules)
        };
        let chapters: Vec<Html> = book
            .chapters
            .iter()
            .map(|chapter| {
                section(chapter, &|messages| told(language, messages), &|example| {
                    let (picture, alt) = example.picture(language, "picture");
                    let encoded = String::from(js_sys::encode_uri_component(&picture));
                    (format!("data:image/svg+xml,{encoded}"), alt)
                })
            })
            .collect();
        (book, chapters)
    });
    let on_save = {
        let (book, language) = (book.clone(), language.clone());
        Callback::from(move |_: MouseEvent| {
            browser::download("awale-rules.html", "text/html", &page(&book.0, &language));
        })
    };
    let on_print = Callback::from(|_: MouseEvent| {
        if let Some(window) = window() {
            // A frame that may not print stays as it is.
            let _ = window.print();
        }
    });
    let say = |book| words(Message::Book(book));
    html! {
        <Modal title={words(book.0.title())} on_close={props.on_close.clone()}>
            <div class="tools">
                <button type="button" class="quiet" data-action="print" onclick={on_print}>
                    { say(Book::Print) }
                </button>
                <button type="button" class="quiet" data-action="save-rules" onclick={on_save}>
                    { say(Book::Save) }
                </button>
            </div>
            <div class="book" data-rules-told={props.rules.to_string()}>
                <p>
                    if let Some(about) = book.0.about() {
                        { words(about) }
                    } else {
                        <code dir="ltr">{ props.rules.to_string() }</code>
                    }
                </p>
                { for book.1.iter().cloned() }
            </div>
            <div class="actions">
                <button type="button" class="primary" data-action="close"
                    onclick={props.on_close.reform(|_: MouseEvent| ())}>
                    { words(Message::Label(Label::Close)) }
                </button>
            </div>
        </Modal>
    }
}

fn section(
    chapter: &Chapter,
    say: &dyn Fn(&[Message]) -> String,
    picture: &dyn Fn(&Example) -> (String, String),
) -> Html {
    let heading = say(&[Message::Book(Book::Heading(chapter.subject))]);
    let paragraphs = chapter.paragraphs.iter().map(|sentences| say(sentences));
    let text = match chapter.is_list() {
        true => html! { <ul>{ for paragraphs.map(|it| html! { <li>{ it }</li> }) }</ul> },
        false => html! { { for paragraphs.map(|it| html! { <p>{ it }</p> }) } },
    };
    let figures = chapter.examples.iter().map(|example| {
        let (source, alt) = picture(example);
        html! {
            <figure>
                <img src={source} {alt} width="1000" height="392" />
                <figcaption>{ say(&example.caption) }</figcaption>
            </figure>
        }
    });
    let name = chapter.subject.name();
    if chapter.subject == Subject::Sources {
        return html! {
            <details class="readings" data-chapter={name}>
                <summary>{ heading }</summary>
                { text }
            </details>
        };
    }
    html! {
        <section data-chapter={name}>
            <h3>{ heading }</h3>
            { text }
            { for figures }
        </section>
    }
}
