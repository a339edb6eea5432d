//! A small file server on the loopback address, for playing.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tiny_http::{Header, Method, Request, Response, Server};

use crate::{Result, pack, project};

/// The port tried first where none is asked for, and how many after it.
const FIRST_PORT: u16 = 8080;
const PORTS: u16 = 100;

/// Serves `dist/` until the process is ended.
pub fn serve((server, port): (Server, u16), open: bool) -> Result<()> {
    let root =
        fs::canonicalize(project::dist()).map_err(|error| format!("cannot serve dist: {error}"))?;
    let url = format!("http://127.0.0.1:{port}/");
    println!("Awalé is at {url} (end with Ctrl+C)");
    if open {
        thread::spawn(move || {
            if !open_in_browser(&url) {
                println!("no browser could be opened: open the address yourself");
            }
        });
    }
    let server = Arc::new(server);
    let workers: Vec<_> = (0..4)
        .map(|_| {
            let (server, root) = (Arc::clone(&server), root.clone());
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    answer(request, &root);
                }
            })
        })
        .collect();
    for worker in workers {
        let _ = worker.join();
    }
    Err("the server stopped".into())
}

/// Takes the port asked for, or else the first that is free.
pub fn bind(port: Option<u16>) -> Result<(Server, u16)> {
    let listen = |port: u16| Server::http(("127.0.0.1", port));
    if let Some(port) = port {
        let server = listen(port).map_err(|error| format!("cannot use port {port}: {error}"))?;
        // Port 0 asks the system for any.
        let port = server
            .server_addr()
            .to_ip()
            .map_or(port, |address| address.port());
        return Ok((server, port));
    }
    (FIRST_PORT..FIRST_PORT + PORTS)
        .find_map(|port| Some((listen(port).ok()?, port)))
        .ok_or_else(|| format!("no free port from {FIRST_PORT} on: give one with --port"))
}

fn answer(request: Request, root: &Path) {
    let sent = match find(request.method(), request.url(), root) {
        Ok(path) => match open_packed(&path, takes_brotli(&request)) {
            Ok((file, is_packed)) => {
                let response = Response::from_file(file)
                    // Whole, with its length said, however long.
                    .with_chunked_threshold(usize::MAX)
                    .with_header(header("Content-Type", mime_type(&path)))
                    .with_header(header("Cache-Control", caching(&path)))
                    .with_header(header("Vary", "Accept-Encoding"))
                    .with_header(header("X-Content-Type-Options", "nosniff"));
                request.respond(if is_packed {
                    response.with_header(header("Content-Encoding", "br"))
                } else {
                    response
                })
            }
            Err(_) => request.respond(Response::empty(404)),
        },
        Err(status) => request.respond(Response::empty(status)),
    };
    // A browser that went away is no fault.
    drop(sent);
}

fn takes_brotli(request: &Request) -> bool {
    let accepts = |header: &&Header| header.field.equiv("Accept-Encoding");
    let accepted = request.headers().iter().find(accepts);
    accepted.is_some_and(|header| {
        let codings = header.value.as_str().split(',');
        codings.into_iter().any(|coding| coding.trim() == "br")
    })
}

/// The file, or its packed copy if there is one and it is wanted, and whether
/// it is the copy.
fn open_packed(path: &Path, is_wanted: bool) -> std::io::Result<(File, bool)> {
    let mut copy = path.as_os_str().to_owned();
    copy.push(".br");
    match File::open(copy) {
        Ok(file) if is_wanted => Ok((file, true)),
        _ => Ok((File::open(path)?, false)),
    }
}

/// What has a hash in its name never changes. The browser may keep the rest
/// too, but asks each time.
fn caching(path: &Path) -> &'static str {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    match pack::is_hashed(&name) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    }
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("names and values here are plain ASCII")
}

/// The path of the file asked for, or the status of the refusal.
fn find(method: &Method, url: &str, root: &Path) -> std::result::Result<PathBuf, u16> {
    if !matches!(method, Method::Get | Method::Head) {
        return Err(405);
    }
    let mut path = local_path(url, root).ok_or(404_u16)?;
    if path.is_dir() {
        path.push("index.html");
    }
    // A link in the folder must not lead out of it.
    let path = fs::canonicalize(path).map_err(|_| 404_u16)?;
    if !path.starts_with(root) || !path.is_file() {
        return Err(404);
    }
    Ok(path)
}

/// The path below `root` that a URL names, if it names one.
fn local_path(url: &str, root: &Path) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?;
    let mut local = root.to_owned();
    for segment in percent_decode(path.strip_prefix('/')?)?.split('/') {
        match segment {
            "" | "." => {}
            ".." => return None,
            // Drives, streams and other separators, as Windows has them.
            name if name.contains(['\\', ':', '\0']) => return None,
            name => local.push(name),
        }
    }
    Some(local)
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        bytes.push(u8::try_from(digit()? * 16 + digit()?).ok()?);
    }
    String::from_utf8(bytes).ok()
}

fn mime_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// How long what opens a browser may take to find none.
const PATIENCE: Duration = Duration::from_secs(2);

/// Opens a page in the person's browser, if the system knows one.
fn open_in_browser(url: &str) -> bool {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        Command::new("xdg-open")
    };
    // Where there is no browser the opener fails soon; else it may live as
    // long as the browser does.
    let Ok(mut opener) = command.arg(url).stderr(Stdio::null()).spawn() else {
        return false;
    };
    let soon = Instant::now() + PATIENCE;
    while Instant::now() < soon {
        match opener.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(20)),
            Err(_) => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_a_file_below_the_root() {
        let root = Path::new("root");
        let named = |url| local_path(url, root);
        assert_eq!(named("/"), Some(root.to_owned()));
        assert_eq!(named("/a/b.js?v=1#c"), Some(root.join("a").join("b.js")));
        assert_eq!(named("/caf%C3%A9"), Some(root.join("café")));
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(caching(Path::new("a/boot-0123456789.js")).contains("immutable"));
        assert_eq!(caching(Path::new("a/index.html")), "no-cache");
    }

    #[test]
    fn no_url_leads_out_of_the_root() {
        let urls = [
            "/../x",
            "/a/%2e%2e/x",
            "/a%2f..%2fx",
            "/..%5cx",
            "/c:x",
            "/%00",
            "/%f",
            "/%ff",
            "x",
        ];
        for url in urls {
            assert_eq!(local_path(url, Path::new("root")), None, "{url}");
        }
    }
}
