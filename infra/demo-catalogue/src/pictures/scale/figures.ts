import { line } from '../strokes.ts';

/**
 * Characters as lines, 20 units high. An image cannot load the shop's font, so they are drawn. Each is its width and path data
 * that is relative to its upper left corner.
 */
const characters: Readonly<Record<string, readonly [width: number, data: string]>> = {
  '0': [12, 'm6 0c-4 0-6 4-6 10s2 10 6 10 6-4 6-10-2-10-6-10z'],
  '1': [6, 'm0 4l5-4v20'],
  '2': [12, 'm1 5c0-3 2-5 5-5s5 2 5 6c0 5-10 8-10 14h11'],
  '3': [12, 'm1 3q2-3 5-3c3 0 5 2 5 5s-2 4-6 4c4 0 7 2 7 5s-3 6-6 6q-4 0-6-4'],
  '4': [13, 'm10 20v-20l-10 14h13'],
  '5': [12, 'm11 0h-9l-1 9q2-2 5-2c4 0 6 3 6 6s-3 7-6 7q-4 0-6-3'],
  '6': [12, 'm9 0c-5 3-9 8-9 14 0 4 3 6 6 6s6-2 6-6-3-6-6-6-5 2-6 6'],
  '7': [12, 'm0 0h12q-6 9-8 20'],
  '8': [12, 'm6 9c-3 0-5-2-5-4s2-5 5-5 5 2 5 5-2 4-5 4c-4 0-6 2-6 5s2 6 6 6 6-3 6-6-2-5-6-5z'],
  '9': [12, 'm3 20c5-3 9-8 9-14 0-4-3-6-6-6s-6 2-6 6 3 6 6 6 5-2 6-6'],
  c: [9, 'm9 9q-1-2-4-2c-3 0-5 3-5 6s2 7 5 7q3 0 4-2'],
  m: [18, 'm0 20v-13m0 5q1-5 5-5t4 4v9m0-8q1-5 5-5t4 4v9'],
  '≈': [13, 'm0 9q3-4 6-1t7-1m-13 8q3-4 6-1t7-1'],
  ' ': [2, ''],
};

const gap = 4;

/** A text of digits, "≈" and "cm" around x = 0, from y = 0 down. */
export function figures(text: string, size: number, colour: string): string {
  const drawn = [...text].map((character) => {
    const found = characters[character];
    if (found === undefined) throw new Error(`"${character}" is not drawn`);
    return found;
  });
  let x = -drawn.reduce((sum, [width]) => sum + width + gap, -gap) / 2;
  const data = drawn.map(([width, lines]) => {
    const at = Math.round(x);
    x += width + gap;
    return lines && `M${at} 0${lines}`;
  });
  return `<path transform="scale(${size / 20})" d="${data.join('')}" stroke="${colour}" stroke-width="2"/>`;
}

/** A thin line with a stroke across each end, from 0 to `length`, along x or y. */
export function dimension(x: number, y: number, length: number, along: 'x' | 'y', colour: string): string {
  const [px, py, long] = [Math.round(x), Math.round(y), Math.round(length)];
  return line(
    along === 'x' ? `M${px} ${py}h${long}m0-9v18m-${long}-18v18` : `M${px} ${py}v${long}m-9 0h18m-18-${long}h18`,
    colour,
    2,
  );
}
