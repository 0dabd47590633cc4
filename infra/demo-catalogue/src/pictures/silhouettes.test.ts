import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coloursOf } from './colours.ts';
import { designAt } from './design.ts';
import { paletteById } from './palettes.ts';
import { drawingOf, type ProductKind } from './product-kinds.ts';

// Those with most products in the demo catalogue.
const kinds = [
  'running-shoe',
  'shirt',
  'shell-jacket',
  'sneaker',
  'tights',
  'hiking-boot',
  'down-jacket',
  'backpack',
  'shorts',
  'ski',
] as const satisfies readonly ProductKind[];

const colours = coloursOf(paletteById('blau'));

/** The first picture of a cut without its ground and shadow: which cells of a grid 48 wide and 60 high it covers. */
async function silhouette(kind: ProductKind, cut: number): Promise<readonly boolean[]> {
  const { cuts, views } = drawingOf[kind];
  const { defs = '', body } = views[0](colours, designAt(cut, cuts, colours));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="96" height="120"><defs>${defs}</defs><g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).resize(48, 60).extractChannel('alpha').raw().toBuffer();
  return [...alpha].map((value) => value > 127);
}

/** The part of what two silhouettes cover together that only one of them covers. */
function difference(first: readonly boolean[], second: readonly boolean[]): number {
  const together = first.filter((covered, cell) => covered || second[cell]).length;
  return first.filter((covered, cell) => covered !== second[cell]).length / together;
}

/** Cuts of which each two differ by at least `least`, taken in their order. */
function different(all: readonly (readonly boolean[])[], least: number): readonly (readonly boolean[])[] {
  const kept: (readonly boolean[])[] = [];
  for (const one of all) {
    if (kept.every((other) => difference(one, other) >= least)) kept.push(one);
  }
  return kept;
}

describe('the silhouettes of a kind', () => {
  it.each(kinds)('%s are at least eight, each two differing by a twelfth of their area', async (kind) => {
    const all = await Promise.all(Array.from({ length: drawingOf[kind].cuts }, (_, cut) => silhouette(kind, cut)));
    expect(different(all, 1 / 12).length).toBeGreaterThanOrEqual(8);
  });
});
