import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byRelevance } from './rank-products.ts';

const relevance = fc.array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 255 })), {
  maxLength: 80,
});

it('turns the pages of what fits best, and of what fits equally well by popularity', () => {
  fc.assert(
    fc.property(relevance, fc.nat(90), fc.integer({ min: 1, max: 30 }), (worths, offset, limit) => {
      const ordinals = Uint32Array.from(worths.keys());
      const sorted = [...worths.keys()].sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b);
      const hits = { bits: new Uint32Array(3), relevance: Uint8Array.from(worths) };
      expect(byRelevance(hits, ordinals, { offset, limit })).toEqual(sorted.slice(offset, offset + limit));
    }),
  );
});
