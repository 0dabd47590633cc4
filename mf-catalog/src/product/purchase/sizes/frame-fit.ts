/** Rows of the size guide for frames: title and the inside legs it is for, `['M (47 cm)', '77–82']`. */
export type FrameRows = readonly (readonly string[])[];

export type FrameFit =
  | { readonly kind: 'fits'; readonly title: string }
  /** No frame fits such a short or long inside leg: the nearest one, with a hint to ask the workshop. */
  | { readonly kind: 'short' | 'long'; readonly title: string };

/**
 * The frame for an inside leg in centimetres. At the limit of two frames it is the smaller one, which handles better.
 *
 * @returns null when the rows contain no frame
 */
export function fitFrame(insideLeg: number, rows: FrameRows): FrameFit | null {
  const frames = rows.flatMap(([title, range = '']) => {
    const [from = Number.NaN, to = Number.NaN] = range.split('–').map(Number);
    return title === undefined || Number.isNaN(from + to) ? [] : [{ title, from, to }];
  });
  const [smallest, largest] = [frames[0], frames.at(-1)];
  if (!smallest || !largest) return null;
  if (insideLeg < smallest.from) return { kind: 'short', title: smallest.title };
  const frame = frames.find(({ to }) => insideLeg <= to);
  return frame ? { kind: 'fits', title: frame.title } : { kind: 'long', title: largest.title };
}
