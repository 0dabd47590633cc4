// @module-tag rotated
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coloursOf } from './colours.ts';
import { designAt } from './design.ts';
import { paletteById } from './palettes.ts';
import { drawingOf, type ProductKind, productKinds } from './product-kinds.ts';

const colours = coloursOf(paletteById('blau'));

/** The drawing of a view without its ground and shadow, 96 cells wide and 120 high: red, green, blue and opacity of each. */
async function cellsOf(kind: ProductKind, cut: number, view: 0 | 1 | 2): Promise<readonly number[]> {
  const { cuts, views } = drawingOf[kind];
  const { defs = '', body } = views[view](colours, designAt(cut, cuts, colours));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="96" height="120"><defs>${defs}</defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
  return [...(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer())];
}

/** Difference of a colour's parts (of 255) that is seen. */
const seen = 32;

/** The part of what two pictures show together that differs: covered by one only, or of another colour. */
function difference(first: readonly number[], second: readonly number[]): number {
  let [together, different] = [0, 0];
  for (let at = 0; at < first.length; at += 4) {
    const isCovered = [first, second].map((cells) => (cells[at + 3] ?? 0) > 127);
    if (!isCovered.includes(true)) continue;
    together += 1;
    const hasOtherColour = [at, at + 1, at + 2].some(
      (part) => Math.abs((first[part] ?? 0) - (second[part] ?? 0)) > seen,
    );
    if (isCovered.includes(false) || hasOtherColour) different += 1;
  }
  return different / together;
}

it.each(productKinds)(
  'the three pictures of a %s show something else each: a third of two together differs',
  async (kind) => {
    for (let cut = 0; cut < drawingOf[kind].cuts; cut++) {
      const [front, second, third] = await Promise.all(([0, 1, 2] as const).map((view) => cellsOf(kind, cut, view)));
      if (!front || !second || !third) throw new Error('A view is missing');
      const differences = [difference(front, second), difference(front, third), difference(second, third)];
      expect(Math.min(...differences), `cut ${cut}: ${differences}`).toBeGreaterThan(1 / 3);
    }
  },
);
