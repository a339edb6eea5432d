// Puts beside each file named a copy packed with gzip, `.gz`, and one packed
// with brotli, `.br`, for servers that send such copies.
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const zip = (bytes) => promisify(gzip)(bytes, { level: 9 });

await Promise.all(
  process.argv.slice(2).map(async (file) => {
    const bytes = await readFile(file);
    const [small, smaller] = await Promise.all([zip(bytes), brotli(bytes)]);
    await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)]);
  }),
);
