import type { FilterGroup } from 'shared-contracts/entities';
import { expect, it, test } from 'vitest';
import { emptyQuery, type ListQuery } from './list-query.ts';
import {
  countFilters,
  withFilter,
  withoutFilters,
  withoutGroup,
  withoutPageLevel,
  withPrice,
  withSort,
} from './list-query-changes.ts';

const range = { min: 4, max: 1200 };
const onPage3: ListQuery = { ...emptyQuery, q: 'jacke', filters: [3, 9], page: 3 };
const gender: FilterGroup = {
  f_id: 82,
  f_name: 'Geschlecht',
  sysname: 'gender',
  type: 'radio',
  values: [1, 2, 3].map((fv_id) => ({ fv_id, fv_name: String(fv_id), count: 1, hidden: false })),
};

test.each([
  ['adding a filter', withFilter(onPage3, [gender], 5, true)],
  ['removing a filter', withFilter(onPage3, [gender], 3, false)],
  ['selecting in a radio group', withFilter(onPage3, [gender], 2, true)],
  ['sorting', withSort(onPage3, { field: 'price', order: 'asc' })],
  ['clearing a group', withoutGroup(onPage3, gender)],
  ['removing a value of the path', withoutPageLevel(onPage3, [1], 1)],
  ['resetting', withoutFilters(onPage3)],
])('%s resets the page and keeps the search', (_, query) => {
  expect(query).toMatchObject({ page: 1, q: 'jacke' });
});

it('keeps the other values of the path as filters', () => {
  expect(withoutPageLevel(onPage3, [1, 4012], 1).filters).toEqual([3, 9, 4012]);
});

it('clears the sort when the active or the default one is selected', () => {
  const cheapest = { field: 'price', order: 'asc' } as const;
  expect(withSort(emptyQuery, cheapest).sort).toEqual(cheapest);
  expect(withSort({ ...emptyQuery, sort: cheapest }, cheapest).sort).toBeNull();
  expect(withSort({ ...emptyQuery, sort: cheapest }, { field: 'sales_rank', order: 'desc' }).sort).toBeNull();
});

test.each([
  [4, 1200, null, null],
  [0, 5000, null, null],
  [5, 1199, 5, 1199],
  [null, 80, null, 80],
])('price from %s to %s enters the address as %s to %s', (min, max, priceMin, priceMax) => {
  expect(withPrice(emptyQuery, min, max, range)).toMatchObject({ priceMin, priceMax });
});

it('a price that is no bound changes nothing, not even the page', () => {
  expect(withPrice({ ...emptyQuery, page: 3 }, null, 1200, range)).toEqual({ ...emptyQuery, page: 3 });
});

it('counts the two price bounds as one filter', () => {
  expect(countFilters({ ...emptyQuery, filters: [1, 2], priceMin: 5, priceMax: 9 }, [gender])).toBe(3);
});

test.each([
  [null, null, 0],
  [5, null, 1],
  [null, 9, 1],
])('counts the price from %s to %s as %i filters', (priceMin, priceMax, count) => {
  expect(countFilters({ ...emptyQuery, priceMin, priceMax }, [])).toBe(count);
});
