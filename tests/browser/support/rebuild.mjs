// Another build of the page, made of the one in dist/: some files are changed,
// and so are the names of these and of all that lead to them.
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { builtName, dist, plainName } from "./serve.mjs";

const TEXTS = /\.(html|js|css|webmanifest)$/;

/** A folder that holds the page as it was built, removed when the test ends. */
export async function copyOfBuild(t) {
  const folder = await mkdtemp(join(tmpdir(), "awale-build-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await cp(dist, folder, { recursive: true });
  return `${folder}/`;
}

/**
 * A folder with a build named `id`, ten hexadecimal digits, whose pages and
 * workers have it as the global `version`, and whose style sheets differ too.
 */
export async function anotherBuild(t, id) {
  const folder = await copyOfBuild(t);
  const read = (name) => readFile(join(folder, name), "utf8");

  const put = async (name, text) => {
    const plain = plainName(name);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    const given = plain === name ? name : plain.replace(/\.\w+$/, `-${hash}$&`);
    await rm(join(folder, name));
    await writeFile(join(folder, given), text);
    if (given === name) return;
    for (const other of (await readdir(folder, { recursive: true })).filter((file) => TEXTS.test(file))) {
      const before = await read(other);
      const after = before.replaceAll(basename(name), basename(given));
      if (after !== before) await put(other, after);
    }
  };

  const marked = (text) => text.replace('"use strict";', `"use strict"; self.version = "${id}";`);
  await put(builtName("worker-boot.js"), marked(await read(builtName("worker-boot.js"))));
  const boot = (await readdir(folder)).find((name) => plainName(name) === "boot.js");
  await put(boot, marked(await read(boot)));
  const [sheet] = /styles\d?-\w+\.css/.exec(await read("index.html"));
  await put(sheet, `${await read(sheet)}:root{--version:"${id}"}`);
  const [, old] = /const BUILD = "(\w+)"/.exec(await read("sw.js"));
  for (const name of ["embed.html", "index.html", "sw.js"]) await put(name, (await read(name)).replaceAll(old, id));
  return folder;
}
