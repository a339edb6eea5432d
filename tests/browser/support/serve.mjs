// A file server over dist/, made for tests: at any path, with any headers, and
// with chosen files missing or other than they are.
import { createReadStream, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the built page. */
export const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The name that a file has in the sources, without the hash of its contents. */
export const plainName = (path) => path.replace(/-[0-9a-f]{10}(?=\.\w+$)/, "");

/** The name in dist/ of the file with this plain name. */
export function builtName(plain) {
  const found = readdirSync(dist, { recursive: true }).find((name) => plainName(name) === plain);
  if (!found) throw new Error(`dist/ has no ${plain}`);
  return found;
}

/** The path of the built file with this plain name. */
export const built = (plain) => join(dist, builtName(plain));

/**
 * Serves dist/ on a port of its own until the test `t` ends.
 *
 * `mount`: the path it lies under, with a slash at both ends.
 * `headers`: sent with every answer; or a function that gives those of a path
 *   below the mount.
 * `files`: answers in the place of files, `{ status, headers, body }` each; a
 *   key with a slash in front is a whole path, any other is below the mount,
 *   without the hash in the name; `{ isHeld: true }` is one that never comes.
 * `folder`: served in the place of dist/; may be changed in what is given.
 * `packed`: whether the copies packed with brotli are sent.
 * `port`: to be used again; else any.
 *
 * Gives `url` (of the mount), `origin`, `port`, `requests` (the paths asked
 * for, in order, as they came), `folder` and `close()`.
 */
export async function serve(t, options = {}) {
  const { mount = "/", headers = {}, files = {}, packed = false, port = 0 } = options;
  const special = new Map(
    Object.entries(files).map(([name, answer]) => [name.startsWith("/") ? name : mount + name, answer]),
  );
  const served = { folder: options.folder ?? dist, requests: [] };
  const server = createServer(async (request, response) => {
    served.requests.push(request.url);
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const answer = special.get(path) ?? special.get(plainName(path)) ?? (await find(served.folder, path, mount));
    if (answer.isHeld) return;
    const type = TYPES[extname(path) || ".html"] ?? "application/octet-stream";
    const sent = typeof headers === "function" ? headers(path.slice(mount.length)) : headers;
    const copy = packed && answer.file && (await readFile(`${answer.file}.br`).catch(() => undefined));
    const encoding = copy ? { "content-encoding": "br" } : {};
    response.writeHead(answer.status ?? 200, { "content-type": type, ...sent, ...encoding, ...answer.headers });
    if (answer.file && !copy && request.method !== "HEAD") createReadStream(answer.file).pipe(response);
    else response.end(copy || answer.body);
  });
  await new Promise((ready) => server.listen(port, "127.0.0.1", ready));
  served.port = server.address().port;
  served.origin = `http://127.0.0.1:${served.port}`;
  served.url = served.origin + mount;
  served.close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  t?.after(served.close);
  return served;
}

async function find(folder, path, mount) {
  if (path.startsWith(mount)) {
    const file = join(folder, normalize(path.slice(mount.length) || "index.html"));
    const found = file.startsWith(folder) && (await stat(file).catch(() => undefined));
    if (found?.isFile()) return { file };
  }
  return { status: 404, body: "not found" };
}
