// Whether everything that is shown has its place: nothing beyond the window,
// nothing cut off, no text out of its box.

/**
 * What does not fit, a line each: to be compared with `[]`. What is only read
 * out is passed over, and so is what lies in a box that scrolls by itself.
 */
export const misfits = (page) =>
  page.evaluate(() => {
    const found = [];
    const name = (element) => {
      const { tagName, className, dataset } = element;
      const marks = [className.baseVal ?? className, dataset.action, dataset.pit, dataset.store].filter(Boolean).join(" ");
      return `${tagName.toLowerCase()}.${marks}: ${element.textContent.trim().slice(0, 30)}`;
    };
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    const open = document.querySelector("dialog[open]");
    const shown = (element) =>
      !element.closest("option, select, svg, .unseen, .seeds, noscript") &&
      getComputedStyle(element).clipPath === "none" &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const scrolls = (element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (["auto", "scroll"].includes(overflowX) && !box.matches("dialog, .notices, .moves ol") && box.scrollWidth > box.clientWidth) return true;
      }
      return false;
    };
    for (const element of (open ?? document.querySelector(".page")).querySelectorAll("*")) {
      if (!shown(element) || scrolls(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth + 1 || box.left < -1) found.push(`beyond the window: ${name(element)}`);
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const { overflowX, display } = getComputedStyle(element);
      if (display === "inline" || element.matches("textarea, input")) continue;
      if ((text || overflowX !== "visible") && element.scrollWidth > element.clientWidth + 1 && element.clientWidth) {
        if (!["auto", "scroll"].includes(overflowX)) found.push(`text out of its box: ${name(element)}`);
      }
      if (element.matches(".tag")) {
        const inner = [...element.children].map((child) => child.getBoundingClientRect());
        const height = Math.max(...inner.map(({ bottom }) => bottom)) - Math.min(...inner.map(({ top }) => top));
        const width = Math.max(...inner.map(({ right }) => right)) - Math.min(...inner.map(({ left }) => left));
        const cell = element.parentElement.getBoundingClientRect();
        if (width > cell.width + 1) found.push(`wider than its pit by ${Math.round(width - cell.width)}: ${name(element)}`);
        if (height > cell.height + 1) found.push(`higher than its pit: ${name(element)}`);
      }
      if (element.matches("button, .segments label, select, .quiet")) {
        const small = element.closest(".board") ? 24 : 44;
        if (!element.closest(".moves ol") && (box.width < small - 0.5 || box.height < small - 0.5)) found.push(`${Math.round(box.width)}×${Math.round(box.height)} is small: ${name(element)}`);
      }
    }
    return found;
  });

/** Doubles the size of text, as the settings of a browser do. */
export const enlarge = (page, percent = 200) =>
  page.addInitScript((percent) => {
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = `${percent}%`;
    });
  }, percent);
