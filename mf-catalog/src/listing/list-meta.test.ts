import type { SiteConfig } from 'shared-contracts/app';
import type { MetaContext } from 'shared-contracts/remote';
import { expect, it, test } from 'vitest';
import type { ListData } from './list-loader.ts';
import { listMeta } from './list-meta.ts';
import { emptyQuery, type ListQuery } from './query/list-query.ts';

const config = { shopOrigin: 'https://shop.example' } as SiteConfig;
const context: MetaContext = { t: (key) => key, locale: 'at', path: '/ski/', config };

function list(query: Partial<ListQuery>, { total = 100, pages = 5 } = {}): ListData {
  const page = query.page ?? 1;
  const bounds = { min: 4, max: 1200 };
  return {
    path: '/ski/',
    query: { ...emptyQuery, ...query },
    listing: {
      heading: 'Ski',
      breadcrumb: [
        { name: 'Startseite', url: '/' },
        { name: 'Ski', url: '/ski/' },
      ],
      products: [],
      total,
      page,
      pages,
      view: { left: [] },
      selected: { byId: {}, all: [], page, last: pages, price: { min: null, max: null } },
      price: { range: { role: bounds, mobile: bounds } },
      categoryTree: { tree: [], lastLevel: true, isGenderInRequest: false, outlet: false, genders: [] },
      sports: [],
      sorting: { field: 'sales_rank', type: 'desc', options: [] },
    },
  };
}

test.each<[Partial<ListQuery>, string]>([
  [{}, '/ski/'],
  [{ page: 2 }, '/ski/?page=2'],
])('%j is indexed under the canonical address %s', (query, canonical) => {
  const meta = listMeta(list(query), context);
  expect(meta.canonical).toBe(canonical);
  expect(meta.robots).toBeUndefined();
});

test.each<[Partial<ListQuery>]>([
  [{ filters: [3] }],
  [{ priceMax: 80 }],
  [{ sort: { field: 'price', order: 'asc' } }],
  [{ q: 'tour' }],
  [{ q: 'tour', page: 2 }],
])('for %j search engines only follow the links', (query) => {
  const meta = listMeta(list(query), context);
  expect(meta.robots).toBe('noindex,follow');
  expect(meta).not.toHaveProperty('canonical');
});

it('names the previous and the next page, with the same query', () => {
  expect(listMeta(list({ filters: [3], page: 2 }), context)).toMatchObject({
    previous: '/ski/?filters=3',
    next: '/ski/?filters=3&page=3',
  });
});

it('has no page before the first and none after the last', () => {
  expect(listMeta(list({}), context)).not.toHaveProperty('previous');
  expect(listMeta(list({ page: 5 }), context)).not.toHaveProperty('next');
});

it('keeps an empty list from search engines', () => {
  expect(listMeta(list({}, { total: 0, pages: 1 }), context).robots).toBe('noindex,follow');
});

it('has the breadcrumb as structured data, and none where the list has no breadcrumb', () => {
  const { listing, ...rest } = list({});
  expect(listMeta({ ...rest, listing }, context).structuredData).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  expect(listMeta({ ...rest, listing: { ...listing, breadcrumb: [] } }, context).structuredData).toEqual([]);
});
