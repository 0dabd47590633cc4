/** A maker's abstract mark, drawn in a line around a point. `size` is half its height. */
export type Mark = (x: number, y: number, size: number, colour: string, angle?: number) => string;

// In a box from -12 to 12. Filled shapes have no line, lines no fill.
const lines = [
  'M-14 8L-5-6L4 8M0 8L7-1L14 8',
  'M-12 9L-2-9M-2 9L8-9M8 9h.1',
  'M-12-7Q0-13 0 0T12 7',
  'M-9 9V-9L9 9V-9',
  'M-11 0a11 11 0 1 0 11-11M0 0h.1',
  'M-13-6L0 6L13-6M-7-10L0-4L7-10',
  'M-12 8H2L12-8H-2z',
  'M-12 6q6-12 12 0t12 0M-12-4q6-12 12 0t12 0',
] as const;

export const marks: readonly Mark[] = lines.map(
  (data): Mark =>
    (x, y, size, colour, angle = 0) =>
      `<path transform="translate(${x} ${y})${angle === 0 ? '' : ` rotate(${angle})`} scale(${Math.round((size / 12) * 100) / 100})" d="${data}" stroke="${colour}" stroke-width="4"/>`,
);
