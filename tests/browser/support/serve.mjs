// A file server over dist/, made for tests: at any path, with any headers, and
// with chosen files missing or other than they are.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
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
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves dist/ on a port of its own until the test `t` ends.
 *
 * `mount`: the path it lies under, with a slash at both ends.
 * `headers`: sent with every answer.
 * `files`: answers in the place of files, `{ status, headers, body }` each; a
 *   key with a slash in front is a whole path, any other is below the mount.
 *
 * Gives `url` (of the mount), `origin`, `requests` (the paths asked for, in
 * order, as they came) and `close()`.
 */
export async function serve(t, { mount = "/", headers = {}, files = {} } = {}) {
  const special = new Map(
    Object.entries(files).map(([name, answer]) => [name.startsWith("/") ? name : mount + name, answer]),
  );
  const requests = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url);
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const answer = special.get(path) ?? (await fromDist(path, mount));
    const type = TYPES[extname(path) || ".html"] ?? "application/octet-stream";
    response.writeHead(answer.status ?? 200, { "content-type": type, ...headers, ...answer.headers });
    if (answer.file && request.method !== "HEAD") createReadStream(answer.file).pipe(response);
    else response.end(answer.body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  t?.after(close);
  const origin = `http://127.0.0.1:${server.address().port}`;
  return { origin, url: origin + mount, requests, close };
}

async function fromDist(path, mount) {
  if (path.startsWith(mount)) {
    const file = join(dist, normalize(path.slice(mount.length) || "index.html"));
    const found = file.startsWith(dist) && (await stat(file).catch(() => undefined));
    if (found?.isFile()) return { file };
  }
  return { status: 404, body: "not found" };
}
