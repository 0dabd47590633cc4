import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIdSet } from './id-set.ts';

it('holds exactly the ids that were added, as a Set does', () => {
  const id = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 3000 }), fc.array(id), (added, asked) => {
      const [ids, known] = [createIdSet(), new Set<number>()];
      for (const each of added) {
        expect(ids.add(each)).toBe(!known.has(each));
        known.add(each);
      }
      for (const each of [...asked, ...added]) expect(ids.has(each)).toBe(known.has(each));
    }),
    { numRuns: 50 },
  );
});
