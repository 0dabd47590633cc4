import { expect, it } from 'vitest';
import { isListing } from './list-loader.ts';

it('refuses a list without the fields that its page reads', () => {
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
    sorting: { field: 'sales_rank', type: 'desc', options: [] },
    sports: [],
  };
  expect(isListing(listing)).toBe(true);
  expect(isListing({ ...listing, view: {} })).toBe(false);
  expect(isListing({ ...listing, sports: undefined })).toBe(false);
  expect(isListing({ ...listing, sorting: { options: [] } })).toBe(false);
  expect(isListing({ ...listing, price: { range: { role: { max: 1200 } } } })).toBe(false);
});
