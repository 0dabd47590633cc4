import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextSet } from './text-set.ts';

it('holds exactly the texts that were added, as a Set does', () => {
  const text = fc.oneof(
    fc.integer({ min: 1, max: 400 }).map((id) => `/p/schuh-${id}/`),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3000 }), (added) => {
      const [texts, known] = [createTextSet(), new Set<string>()];
      for (const each of added) {
        expect(texts.add(each)).toBe(!known.has(each));
        known.add(each);
      }
    }),
    { numRuns: 50 },
  );
});
