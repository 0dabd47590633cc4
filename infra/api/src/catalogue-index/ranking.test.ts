import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankingBy } from './ranking.ts';

const values = fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { maxLength: 60 });
const direction = fc.constantFrom('asc' as const, 'desc' as const);

it('orders by value in both directions, and equal values by ordinal', () => {
  fc.assert(
    fc.property(values, fc.array(fc.nat(3), { maxLength: 60 }), direction, (large, few, way) => {
      for (const column of [large, few]) {
        const sign = way === 'asc' ? 1 : -1;
        const expected = [...column.keys()].sort((a, b) => sign * ((column[a] ?? 0) - (column[b] ?? 0)) || a - b);
        const { order, positions } = rankingBy(Int32Array.from(column), way);
        expect([...order]).toEqual(expected);
        expect([...order].map((ordinal) => positions[ordinal])).toEqual([...expected.keys()]);
      }
    }),
  );
});
