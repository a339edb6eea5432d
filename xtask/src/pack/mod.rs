//! From the page as Trunk leaves it to the page as it is served: names that
//! hold a hash of the contents, fewer requests, and what works without a
//! server or without a network.
//!
//! Sources call files by their plain names (`boot.js`), and so does the folder
//! that Trunk fills. Here every reference to a file gets the name that the file
//! has in `dist/` (`boot-3f2a90c417.js`), so that a browser may keep it for
//! ever: whatever changes has another name. `names` tells which keep theirs.

mod headers;
mod markup;
mod names;
mod offline;
mod references;
mod sheets;
mod single;
mod site;
mod strip;

pub use names::{is_hashed, plain_name};
pub use single::NAME as SINGLE;
pub use site::{Site, read, write};

use std::collections::BTreeSet;

use crate::words::Language;
use crate::{Result, bundle, words};

/// The names of all files that a file of the site refers to.
pub fn targets(site: &Site, name: &str) -> Result<BTreeSet<String>> {
    Ok(references::targets(site, name, site::text(site, name)?))
}

/// Makes of what Trunk built, and of the languages, all that is served, but
/// for the compressed copies.
pub fn pack(mut site: Site, languages: &[Language], id: &str) -> Result<Site> {
    for language in languages {
        let text = language.text.clone().into_bytes();
        site.insert(language.file(), text);
    }
    words::stamp(&mut site, languages)?;
    strip::comments(&mut site)?;
    let joined = sheets::join(&mut site)?;
    let parcel = bundle::Parcel::of(&site, languages)?;
    site.insert(bundle::NAME.to_owned(), parcel.script(id).into_bytes());
    let single = single::page(&site, &parcel.script(id))?;
    offline::mark(&mut site, id)?;
    let mut site = names::give(&site, &joined)?;
    offline::list(&mut site, id)?;
    headers::fill(&mut site)?;
    site.insert(SINGLE.to_owned(), single.into_bytes());
    Ok(site)
}
