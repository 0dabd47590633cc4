import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readBound } from './price-bound.ts';

test.each([
  ['', null],
  ['  ', null],
  ['20', 20],
  ['49,90', 50],
  ['1.200', 1200],
  ['€ 12,5', 13],
  ['viel', 'no number'],
  ['-4', 'no number'],
  ['20-30', 'no number'],
  ['99999999', 'no number'],
  ['Infinity', 'no number'],
] as const)('%j is %s', (text, bound) => {
  expect(readBound(text)).toBe(bound);
});

it('is a whole number of euros, nothing, or refused, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bound = readBound(text);
      if (typeof bound === 'number') expect(bound >= 0 && Number.isInteger(bound)).toBe(true);
    }),
  );
});
