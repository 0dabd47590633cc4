import { describe, expect, it, test } from 'vitest';
import { flyerPaths, isFlyerName } from './flyer-paths.ts';

describe('the addresses of flyers', () => {
  const paths = flyerPaths({ flippingBookPrefix: 'prospekte' });
  it('start with the configured prefix', () => {
    expect(paths.search).toBe('/prospekte/');
    expect(paths.store('linz')).toBe('/prospekte/shop/linz/');
    expect(paths.flyer('winterstart')).toBe('/prospekte/winterstart/');
  });

  it('contain page and view unless they are the first ones', () => {
    expect(paths.flyer('winterstart', 1, 'list')).toBe('/prospekte/winterstart/?ansicht=liste');
    expect(paths.flyer('winterstart', 4)).toBe('/prospekte/winterstart/?seite=4');
  });

  it('do not exist without a prefix', () => {
    expect(() => flyerPaths({ flippingBookPrefix: null })).toThrow('without flyers');
  });
});

test.each([
  ['winterstart', true],
  ['winterstart/', true],
  ['sommer/2027', false],
  ['..', false],
  ['Winter', false],
  ['', false],
  [undefined, false],
  ['x'.repeat(81), false],
])('%s can name a flyer: %s', (name, expected) => {
  expect(isFlyerName(name)).toBe(expected);
});
