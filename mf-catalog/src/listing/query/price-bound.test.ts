// @module-tag rotated
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readBound } from './price-bound.ts';

test.each([
  ['', null, null],
  ['  ', null, null],
  ['20', 20, 20],
  ['49,90', 49, 50],
  ['49,10', 49, 50],
  ['1.200', 1200, 1200],
  ['€ 12,5', 12, 13],
  ['viel', 'invalid', 'invalid'],
  ['-4', 'invalid', 'invalid'],
  ['20-30', 'invalid', 'invalid'],
  ['99999999', 'invalid', 'invalid'],
  ['Infinity', 'invalid', 'invalid'],
] as const)('%j is %s as the lowest price and %s as the highest: what costs that much is shown', (text, min, max) => {
  expect([readBound('price_min', text), readBound('price_max', text)]).toEqual([min, max]);
});

it('is a whole number of euros for any text that is a price', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[€ ]*\d{1,6}([.,]\d{1,3})?$/), (text) => {
      const bound = readBound('price_max', text);
      fc.pre(bound !== 'invalid');
      expect(bound).toSatisfy((euros) => Number.isInteger(euros) && euros >= 0);
    }),
  );
});
