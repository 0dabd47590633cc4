// @module-tag rotated
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
  ['viel', 'invalid'],
  ['-4', 'invalid'],
  ['20-30', 'invalid'],
  ['99999999', 'invalid'],
  ['Infinity', 'invalid'],
] as const)('%j is %s', (text, bound) => {
  expect(readBound(text)).toBe(bound);
});

it('is a whole number of euros for any text that is a price', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[€ ]*\d{1,6}([.,]\d{1,3})?$/), (text) => {
      const bound = readBound(text);
      fc.pre(bound !== 'invalid');
      expect(bound).toSatisfy((euros) => Number.isInteger(euros) && euros >= 0);
    }),
  );
});
