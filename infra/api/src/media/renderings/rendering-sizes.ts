/** Widths in pixels that photographs are rendered in: thumbnails, tiles, gallery and zoom at one to three pixels per point. */
export const renderedWidths = [160, 360, 640, 960, 1280, 1920] as const;
export type RenderedWidth = (typeof renderedWidths)[number];

export const renderedFormats = ['avif', 'webp'] as const;
export type RenderedFormat = (typeof renderedFormats)[number];

/** A rendering: its name in URLs, and the pixels that it really has. */
export type RenderedSize = { readonly name: RenderedWidth; readonly width: number };

/** WebP allows no more pixels in one direction. */
const maximumHeight = 16_383;

/** Encoding takes time by area; a tall photograph of the greatest width would take half a minute. */
const maximumPixels = 5_000_000;

/**
 * The renderings of a photograph, smallest first. No rendering is wider than the original: the last has the greatest width that the
 * photograph allows, under the name of the next width of the list.
 */
export function renderedSizes({ width, height }: { width: number; height: number }): RenderedSize[] {
  const ratio = width / height;
  const greatest = Math.min(width, Math.floor(maximumHeight * ratio), Math.floor(Math.sqrt(maximumPixels * ratio)));
  const smaller = renderedWidths.filter((name) => name < greatest);
  const last = renderedWidths[smaller.length];
  return [
    ...smaller.map((name) => ({ name, width: name })),
    ...(last ? [{ name: last, width: Math.min(last, greatest) }] : []),
  ];
}
