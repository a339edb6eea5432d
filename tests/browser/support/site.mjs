// The pages for site owners.
import { openPage } from "./page.mjs";
import { serve } from "./serve.mjs";

const STRICT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; style-src 'self'; " +
  "img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Opens the page `name` of those for site owners, under a policy as strict as
 * can be. Options are those of `openPage`. Gives `page` and `server`.
 */
export async function openSite(t, name, options) {
  const server = await serve(t, { headers: { "content-security-policy": STRICT } });
  const page = await openPage(t, { reducedMotion: "reduce", ...options });
  await page.goto(`${server.url}site/${name}.html`);
  return { page, server };
}
