import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedIds, sharedListPath } from './shared-list-address.ts';

const search = (path: string): string => new URL(path, 'http://localhost').search;

it('has the same products in the same order when the link is opened', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 96 });
  fc.assert(
    fc.property(ids, (list) => {
      expect(sharedIds(search(sharedListPath(list)))).toEqual(list);
    }),
  );
});

it('contains the newest products, as many as the API returns in a response', () => {
  const many = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(sharedIds(search(sharedListPath(many)))).toEqual(many.slice(0, 96));
});

it.each([
  ['', []],
  ['?ids=', []],
  ['?ids=12,34', [12, 34]],
  ['?ids=34,12,34', [34, 12]],
  ['?ids=12, 34 ,', [12, 34]],
  ['?ids=12,-3,0,1e3,abc,99999999999,7', [12, 7]],
])('reads %s as %j', (address, ids) => {
  expect(sharedIds(address)).toEqual(ids);
});

it('reads any address without an error', () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      expect(sharedIds(`?ids=${words}`).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
    }),
  );
});
