import { expect, it } from 'vitest';
import { isListing } from './list-loader.ts';

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
