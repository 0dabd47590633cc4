import type { Sharp } from 'sharp';

/** The surface behind product pictures in the shop: the ground of the shop's drawings. */
const paper = '#ebe8df';

const [columns, rows] = [24, 30];
/** Difference of a channel, of 255, up to which two pixels of a border have one colour; noise of JPEG stays below it. */
const tolerance = 14;
/** Share of the border that must have the colour: a product may reach over an edge. */
const uniformShare = 0.75;

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const hex = ([red, green, blue]: Pixel) =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

const mean = (pixels: readonly Pixel[], channel: 0 | 1 | 2) =>
  pixels.reduce((sum, pixel) => sum + pixel[channel], 0) / Math.max(1, pixels.length);

/**
 * The colour that a page shows before the picture has arrived, and beside it where its ratio differs from the tile's. A picture
 * on a ground of one colour continues without an edge: its colour is that of its border. A transparent picture stands on the
 * shop's paper, and so does a photograph that fills its frame, half mixed with its average.
 */
export async function groundColour(picture: Sharp): Promise<string> {
  const { data } = await picture
    .resize(columns, rows, { fit: 'fill' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all: Pixel[] = [];
  for (let at = 0; at + 3 < data.length; at += 4) {
    all.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0]);
  }
  const border = all.filter((_pixel, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
  });
  if (border.filter(([, , , alpha]) => alpha < 250).length > border.length / 4) return paper;
  const middle = ([0, 1, 2] as const).map((channel) => median(border.map((pixel) => pixel[channel])));
  const alike = border.filter((pixel) =>
    middle.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= tolerance),
  );
  if (alike.length >= border.length * uniformShare) return hex([mean(alike, 0), mean(alike, 1), mean(alike, 2), 255]);
  const ground = [0xeb, 0xe8, 0xdf] as const;
  const mixed = ([0, 1, 2] as const).map((channel) => (mean(all, channel) + ground[channel]) / 2);
  return hex([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 255]);
}
