import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canonicalIds, emptyQuery, type ListQuery, listHref, parseListQuery } from './list-query.ts';
import { refusedBounds } from './price-bound.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

describe('reading an address', () => {
  test.each<[string, Partial<ListQuery>]>([
    ['', {}],
    ['q=++trail++schuh+', { q: 'trail schuh' }],
    ['filters=7,3,3,12', { filters: [3, 7, 12] }],
    ['filters=2&filters=1', { filters: [1, 2] }],
    ['filters=9&filters.82=5&filters.82=', { filters: [5, 9] }],
    ['filters=a,-1,1.5,,4', { filters: [4] }],
    ['sort=price&order=asc', { sort: { field: 'price', order: 'asc' } }],
    ['sort=price.desc', { sort: { field: 'price', order: 'desc' } }],
    ['sort=price', {}],
    ['order=asc', {}],
    ['sort=name&order=asc', {}],
    ['sort=sales_rank&order=desc', {}],
    ['price_min=20&price_max=99', { priceMin: 20, priceMax: 99 }],
    ['price_min=1.200&price_max=49,90', { priceMin: 50, priceMax: 1200 }],
    ['price_min=viel&price_max=', {}],
    ['price_min=-4', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-2', {}],
    ['page=zwei', {}],
  ])('%s', (search, expected) => {
    expect(parse(search)).toEqual({ ...emptyQuery, ...expected });
  });

  it('lists the price bounds that are not numbers', () => {
    const params = new URLSearchParams('price_min=viel&price_max=20&q=x');
    expect(refusedBounds(params)).toEqual([['price_min', 'viel']]);
    expect(refusedBounds(new URLSearchParams('price_min=&price_max=20'))).toEqual([]);
  });

  it('cuts a search at 50 characters', () => {
    expect(parse(`q=${'x'.repeat(80)}`).q).toHaveLength(50);
  });

  it('never cuts a character in half', () => {
    expect(parse(`q=${'x'.repeat(49)}🎿`).q).toBe('x'.repeat(49));
  });
});

describe('writing an address', () => {
  test.each<[Partial<ListQuery>, string]>([
    [{}, '/ski/'],
    [{ page: 1 }, '/ski/'],
    [{ page: 2 }, '/ski/?page=2'],
    [{ filters: [1, 2] }, '/ski/?filters=1,2'],
    [{ q: 'rote jacke', filters: [4] }, '/ski/?q=rote+jacke&filters=4'],
    [{ sort: { field: 'added_at', order: 'desc' } }, '/ski/?sort=added_at&order=desc'],
    [{ priceMin: 20, priceMax: 80, page: 4 }, '/ski/?price_min=20&price_max=80&page=4'],
    [{ q: 'c++ & c#' }, '/ski/?q=c%2B%2B+%26+c%23'],
  ])('%j', (query, href) => {
    expect(listHref('/ski/', { ...emptyQuery, ...query })).toBe(href);
  });
});

const bound = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 80 }),
    filters: fc.array(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 12 }),
    prices: fc.tuple(bound, bound),
    sort: fc.option(
      fc.record({
        field: fc.constantFrom('price' as const, 'added_at' as const),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    ),
    page: fc.integer({ min: 1, max: 9_999 }),
  })
  .map(({ q, filters, prices: [a, b], sort, page }) => ({
    q: parseListQuery(new URLSearchParams({ q })).q,
    filters: canonicalIds(filters),
    priceMin: a !== null && b !== null ? Math.min(a, b) : a,
    priceMax: a !== null && b !== null ? Math.max(a, b) : b,
    sort,
    page,
  }));

describe('round trip', () => {
  it('reads every query back from its address', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const href = new URL(listHref('/ski/', query), 'https://shop.example');
        expect(parseListQuery(href.searchParams)).toEqual(query);
      }),
    );
  });

  it('brings any address into one canonical form', () => {
    const name = fc.constantFrom('q', 'filters', 'filters.82', 'price_min', 'price_max', 'sort', 'order', 'page', 'x');
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'0123456789,.- ') }));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (fields) => {
        const once = listHref('/', parseListQuery(new URLSearchParams(fields)));
        const twice = listHref('/', parseListQuery(new URL(once, 'https://shop.example').searchParams));
        expect(twice).toBe(once);
      }),
    );
  });
});
