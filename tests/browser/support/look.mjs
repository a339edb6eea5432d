// What colours are seen on a page.

/**
 * The colour behind a box, as the page is painted: of all pixels that which
 * is brighter than nine tenths of them where they are dark, or darker where
 * they are bright, which is the one that a text has most trouble with.
 */
export async function colourBehind(page, { x, y, width, height }) {
  const shot = await page.screenshot({ clip: { x, y, width, height } });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    const pixels = [];
    for (let at = 0; at < data.length; at += 4) pixels.push([...data.slice(at, at + 3)]);
    const light = ([red, green, blue]) => 0.3 * red + 0.6 * green + 0.1 * blue;
    pixels.sort((a, b) => light(a) - light(b));
    const part = light(pixels[pixels.length >> 1]) < 118 ? 0.9 : 0.1;
    return `rgb(${pixels[Math.floor(pixels.length * part)].join(", ")})`;
  }, shot.toString("base64"));
}

/** The contrast of two colours, as WCAG counts it. */
export function contrast(page, one, other) {
  return page.evaluate(
    (colours) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const [a, b] = colours.map((colour) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      });
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    },
    [one, other],
  );
}
