import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byRelevance } from './rank-products.ts';

/** For each product its score, and whether the filters keep it. */
const found = fc.array(
  fc.tuple(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 255 })), fc.boolean()),
  { maxLength: 80 },
);

it('pages by relevance, and by popularity within equal relevance', () => {
  fc.assert(
    fc.property(found, fc.nat(90), fc.integer({ min: 1, max: 30 }), fc.nat(3), (products, offset, limit, gap) => {
      const ordinalOf = (position: number) => position * (gap + 1) + gap;
      const hits = {
        bits: new Uint32Array(0),
        ordinals: Uint32Array.from(products.keys(), ordinalOf),
        relevance: Uint8Array.from(products, ([score]) => score),
      };
      const left = [...products.keys()].filter((position) => products[position]?.[1]);
      const score = (position: number) => products[position]?.[0] ?? 0;
      const sorted = left.toSorted((a, b) => score(b) - score(a) || a - b).map(ordinalOf);
      const page = byRelevance(hits, Uint32Array.from(left, ordinalOf), { offset, limit });
      expect(page).toEqual(sorted.slice(offset, offset + limit));
    }),
  );
});
