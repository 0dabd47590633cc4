import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isListing, isProduct, isTile } from './answer-form.ts';

it('refuses whatever is not the entity asked for, and never falls over it', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([isListing(value), isProduct(value), isTile(value)]).toEqual([false, false, false]);
    }),
  );
});

it('refuses a list without its facets', () => {
  const listing = {
    heading: 'Ski',
    total: 1,
    page: 1,
    pages: 1,
    products: [],
    breadcrumb: [],
    view: { left: [] },
    selected: { byId: {} },
    price: { range: { role: { min: 4, max: 1200 } } },
    categoryTree: { tree: [], genders: [] },
    sorting: { options: [] },
  };
  expect(isListing(listing)).toBe(true);
  expect(isListing({ ...listing, view: {} })).toBe(false);
});

it('refuses a tile without a price', () => {
  const tile = {
    id: 1,
    url: '/p/ski/',
    picture: { url: '/a.svg' },
    pictureBack: { url: '/b.svg' },
    prices: { cents: { vk: 100 } },
    colours: [],
    sizes: [],
  };
  expect(isTile(tile)).toBe(true);
  expect(isTile({ ...tile, prices: {} })).toBe(false);
});
