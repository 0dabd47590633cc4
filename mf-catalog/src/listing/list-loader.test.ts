import { expect, it } from 'vitest';
import { appliedQuery, isListing } from './list-loader.ts';
import { emptyQuery } from './query/list-query.ts';

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

it("leaves out what does not narrow the list: bounds of the shopper's whole range and ids that the API does not apply", () => {
  const brand = { fv_id: 41, fv_name: 'Norrak', f_id: 83, f_name: 'Marke' };
  const listing = {
    selected: { byId: { 41: brand }, all: [41], page: 1, last: 3, price: { min: 4, max: 810 } },
    price: { range: { role: { min: 4, max: 810 }, mobile: { min: 4, max: 810 } } },
  };
  const whole = { ...emptyQuery, filters: [2, 41], priceMin: 4, priceMax: 1200, page: 3 };
  expect(appliedQuery(listing, whole)).toEqual({ ...emptyQuery, filters: [41], page: 3 });
  const part = { ...emptyQuery, priceMin: 5, priceMax: 809 };
  expect(appliedQuery(listing, part)).toEqual(part);
});
