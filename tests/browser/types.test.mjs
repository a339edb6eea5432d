// The types of embed.js, as the compiler of a site's own code reads them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { typescript } from "./support/packages.mjs";

test("a site's code with the types of embed.js compiles, and wrong code does not", () => {
  const { createProgram, getPreEmitDiagnostics, flattenDiagnosticMessageText, ...names } = typescript();
  const program = createProgram([fileURLToPath(new URL("types/host.ts", import.meta.url))], {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    types: [],
    target: names.ScriptTarget.ES2022,
    module: names.ModuleKind.ES2022,
    moduleResolution: names.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  });
  // A mark of wrong code that the compiler takes is a fault of its own.
  const faults = getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName}:${line}: ${flattenDiagnosticMessageText(messageText, "\n")}`;
  });
  assert.deepEqual(faults, []);
});
