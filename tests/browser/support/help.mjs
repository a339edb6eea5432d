// Asking the page for hints and for the analysis.

export const hint = (page) => page.locator("[data-action=hint]");
export const panel = (page) => page.locator(".analysis");
export const depth = async (page) => Number((await panel(page).getAttribute("data-depth")) ?? 0);
export const advised = (page) => page.locator("[data-pit].advised");

/** Waits until the analysis of the shown position is so deep. */
export const untilDepth = (page, least) =>
  page.waitForFunction((least) => Number(document.querySelector(".analysis")?.dataset.depth ?? 0) >= least, least);

/** Opens the analysis, by its button or where the window has no room for one. */
export async function openAnalysis(page) {
  const button = page.locator("[data-action=analysis]");
  if (await button.isVisible()) return button.click();
  await page.locator("[data-action=more]").click();
  await page.locator("[data-action=analyse]").click();
}
