import { drawWord, type Style, wordOf } from './lettering.ts';
import type { Drawn } from './marks-nature.ts';

/** Frames of the initial. */
const frames = [
  // A disc, a shield, a leaning tile, a hexagon, a tile with one round corner, a diamond.
  '<circle cx="50" cy="50" r="47"/>',
  '<path d="M6 6H94V52C94 76 74 90 50 98C26 90 6 76 6 52z"/>',
  '<path d="M20 6H98L80 94H2z"/>',
  '<path d="M50 2L92 26V74L50 98L8 74V26z"/>',
  '<path d="M5 5H62A33 33 0 0 1 95 38V95H5z"/>',
  '<path d="M50 0L100 50L50 100L0 50z"/>',
] as const;

export const monogramCount = frames.length;

/** The first letter of a name, cut out of a shape. */
export function monogram(name: string, frame: number, style: Style): Drawn {
  const bold: Style = { ...style, isUpper: true, weight: Math.max(15, style.weight), stretch: 1, alternates: 'none' };
  const letter = wordOf(name.slice(0, 1), bold);
  const size = frame === 5 ? 40 : 50;
  const x = 50 - (letter.width * size) / 200;
  return {
    body: frames[frame % frames.length] ?? frames[0],
    cut: drawWord(letter, bold, '#000', x, 50 - size / 2, size),
  };
}
