import type { AppContext } from 'shared-contracts/app';
import { expect, it } from 'vitest';
import { appliedQuery, isListing, readList } from './list-loader.ts';
import { emptyQuery } from './query/list-query.ts';

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

it('refuses a list without the fields that its page reads', () => {
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

it('leaves out malformed tiles, does not exist where the API knows no such list, and has failed otherwise', async () => {
  const picture = { url: '/a.webp' };
  const tile = {
    id: 1,
    url: '/p/a/',
    picture,
    pictureBack: picture,
    prices: { cents: { vk: 1 } },
    colours: [],
    sizes: [],
  };
  const read = (response: object) => {
    const app = { api: { get: async () => response }, locale: 'at', config: { teamBuild: false } };
    // The reading needs only these fields.
    return readList(app as unknown as AppContext, '/ski/', emptyQuery, new AbortController().signal);
  };
  const selected = { byId: {}, all: [], page: 1, last: 1, price: { min: null, max: null } };
  const data = { ...listing, selected, products: [{ ...tile, url: null }, tile, null] };
  expect(await read({ ok: true, data })).toMatchObject({ kind: 'data', data: { listing: { products: [tile] } } });
  expect(await read({ ok: true, data: {} })).toMatchObject({ kind: 'failed', error: { kind: 'malformed' } });
  expect(await read({ ok: false, error: { status: 404 } })).toEqual({ kind: 'not-found' });
  expect(await read({ ok: false, error: { status: 503 } })).toMatchObject({ kind: 'failed', error: { status: 503 } });
});
