//! `awale.html`: the whole game in one file that opens by double click.

use super::markup::{Tag, tags};
use super::names::digest;
use super::references::urls;
use super::site::{Site, text};
use crate::Result;
use crate::bundle::base64;

/// Its name, in the sources and in `dist/`.
pub const NAME: &str = "awale.html";

/// What a page links to that is of no use without a server.
const LEFT_OUT: [&str; 4] = ["apple-touch-icon", "manifest", "modulepreload", "preload"];

/// The page with all it needs within it, `bundle` among it.
pub fn page(site: &Site, bundle: &str) -> Result<String> {
    let index = text(site, "index.html")?;
    let mut page = String::new();
    let (mut styles, mut done, mut start) = (Vec::new(), 0, 0);
    for tag in tags(index) {
        let Some(inlined) = inlined(site, index, &tag, &mut styles)? else {
            continue;
        };
        page.push_str(&index[done..tag.span.start]);
        page.push_str(&inlined);
        done = tag.span.end;
        if tag.name == "script" {
            done += index[done..].find("</script>").unwrap_or(0) + "</script>".len();
        } else if tag.get(index, "charset").is_some() {
            start = page.len();
        }
    }
    page.push_str(&index[done..]);
    let scripts = [bundle, text(site, "boot.js")?];
    let elements = scripts.map(|script| format!("<script>{script}</script>"));
    let end = page.rfind("</body>").unwrap_or(page.len());
    page.insert_str(end, &elements.concat());
    page.insert_str(start, &policy(&scripts, &styles));
    Ok(page)
}

/// What comes in the place of a tag, if it does not stay: pushes the text of
/// a style sheet to `styles`.
fn inlined(site: &Site, page: &str, tag: &Tag, styles: &mut Vec<String>) -> Result<Option<String>> {
    let get = |name| tag.get(page, name).unwrap_or_default();
    let is_policy = get("http-equiv").eq_ignore_ascii_case("content-security-policy");
    if is_policy || tag.name == "script" {
        return Ok(Some(String::new()));
    }
    if !get("charset").is_empty() {
        // Where the policy comes after it.
        return Ok(Some(page[tag.span.clone()].to_owned()));
    }
    if tag.name != "link" {
        return Ok(None);
    }
    let file = get("href").split('?').next().unwrap_or_default();
    Ok(match get("rel") {
        "stylesheet" => {
            let sheet = with_pictures(site, text(site, file)?)?;
            let media = match get("media") {
                "" => String::new(),
                media => format!(" media=\"{media}\""),
            };
            let element = format!("<style{media}>{sheet}</style>");
            styles.push(sheet);
            Some(element)
        }
        "icon" => Some(match picture(site, file) {
            Some(data) => format!("<link rel=icon href=\"{data}\">"),
            None => String::new(),
        }),
        rel if LEFT_OUT.contains(&rel) => Some(String::new()),
        _ => None,
    })
}

/// A style sheet with its pictures in it.
fn with_pictures(site: &Site, sheet: &str) -> Result<String> {
    let (mut written, mut done) = (String::new(), 0);
    for place in urls(sheet) {
        let url = &sheet[place.clone()];
        if url.starts_with("data:") {
            continue;
        }
        let (file, part) = url.split_at(url.find('#').unwrap_or(url.len()));
        let data = picture(site, file).ok_or_else(|| format!("a style sheet names {url}"))?;
        written.push_str(&sheet[done..place.start]);
        written.push_str(&data);
        written.push_str(part);
        done = place.end;
    }
    Ok(written + &sheet[done..])
}

/// A picture as an address.
fn picture(site: &Site, name: &str) -> Option<String> {
    let kind = match name.rsplit('.').next()? {
        "svg" => "svg+xml",
        "png" => "png",
        "webp" => "webp",
        _ => return None,
    };
    let data = base64(site.get(name)?);
    Some(format!("data:image/{kind};base64,{data}"))
}

/// A policy under which only just these scripts and styles work.
fn policy(scripts: &[&str], styles: &[String]) -> String {
    let hash = |text: &str| format!(" 'sha256-{}'", base64(&digest(text.as_bytes())));
    let scripts: String = scripts.iter().map(|script| hash(script)).collect();
    let styles: String = styles.iter().map(|style| hash(style)).collect();
    format!(
        "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; \
         script-src 'wasm-unsafe-eval'{scripts}; worker-src blob:; style-src{styles}; \
         img-src data: blob:; base-uri 'none'; form-action 'none'\">"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_in_the_page() {
        let index = "<meta charset=utf-8><meta http-equiv=content-security-policy content=\"a\">\
                     <link rel=icon href=icon.svg><link rel=manifest href=m>\
                     <script src=boot.js defer></script><link rel=stylesheet href=a.css?v=dev>\
                     </head><body><p>1</p></body>";
        let site = [
            ("index.html", index),
            ("a.css", "a{b:url(icon.svg#c)}"),
            ("icon.svg", "fo"),
            ("boot.js", "f()"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into();
        let page = page(&site, "g()").unwrap();
        let (head, rest) = page.split_once("\"default-src 'none'").unwrap();
        assert_eq!(
            head,
            "<meta charset=utf-8><meta http-equiv=Content-Security-Policy content="
        );
        // The first by `printf 'g()' | openssl dgst -sha256 -binary | base64`.
        assert!(rest.contains(
            "'wasm-unsafe-eval' 'sha256-0MnLMx7X/7BMD5xktSLMF+06cYrjoQUKaUL576/RYPk=' 'sha256-"
        ));
        assert!(rest.ends_with(
            "\"><link rel=icon href=\"data:image/svg+xml;base64,Zm8=\">\
             <style>a{b:url(data:image/svg+xml;base64,Zm8=#c)}</style></head><body><p>1</p>\
             <script>g()</script><script>f()</script></body>"
        ));
    }
}
