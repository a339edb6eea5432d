// Prints for each file named, a line each: its size raw, with gzip, with brotli.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const sizes = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
  console.log(sizes.map((packed) => packed.length).join(" "));
}
