import type { FilterGroup } from 'shared-contracts/entities';
import { expect, test } from 'vitest';
import { emptyQuery, type ListQuery } from '../query/list-query.ts';
import { predictTotal } from './predicted-total.ts';

const value = (fv_id: number, count: number) => ({ fv_id, fv_name: String(fv_id), count, hidden: false });
const group = (f_id: number, type: FilterGroup['type'], values: FilterGroup['values']): FilterGroup => {
  return { f_id, f_name: '', sysname: f_id === 83 ? 'GENERAL_Brand' : '', type, values };
};
const listing = {
  total: 100,
  view: {
    left: [
      group(82, 'radio', [value(1, 60), value(2, 55)]),
      group(83, 'checkbox', [value(11, 30), value(12, 20)]),
      group(91, 'checkbox', [value(21, 40), value(22, 50)]),
      group(95, 'checkbox', [{ ...value(31, 70), children: [value(32, 15), value(33, 25)] }]),
    ],
  },
};

test.each<[string, Partial<ListQuery>, Partial<ListQuery>, number | null]>([
  ['the only value of its group', {}, { filters: [21] }, 40],
  ['next to a value of another group', { filters: [1] }, { filters: [1, 21] }, 40],
  ['another value of a radio group', { filters: [1] }, { filters: [2] }, 55],
  ['two brands', { filters: [11] }, { filters: [11, 12] }, 50],
  ['two colours, which articles may share', { filters: [21] }, { filters: [21, 22] }, null],
  ['one of two colours removed', { filters: [21, 22] }, { filters: [22] }, 50],
  ['the last value of its group removed', { filters: [21] }, {}, null],
  ['a sub-sport together with its sport', {}, { filters: [31, 32] }, 15],
  ['two groups at once', {}, { filters: [1, 21] }, null],
  ['a price bound', {}, { priceMax: 50 }, null],
  ['another order', {}, { sort: { field: 'price', order: 'asc' } }, 100],
  ['an unknown value', {}, { filters: [99] }, null],
])('%s', (_, saved, submitted, total) => {
  expect(predictTotal(listing, { ...emptyQuery, ...saved }, { ...emptyQuery, ...submitted })).toBe(total);
});
