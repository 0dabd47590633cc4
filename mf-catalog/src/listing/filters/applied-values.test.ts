import type { Listing } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { appliedValues, pageLevelValues } from './applied-values.ts';

const listing: Pick<Listing, 'selected' | 'view'> = {
  selected: {
    byId: {
      7: { fv_id: 7, fv_name: 'Norrak', f_id: 83, f_name: 'Marke' },
      1: { fv_id: 1, fv_name: 'Damen', f_id: 82, f_name: 'Geschlecht', isPageLevel: true },
    },
    all: [7],
    page: 1,
    last: 1,
    price: { min: null, max: null },
  },
  view: {
    left: [
      {
        f_id: 91,
        f_name: 'Farbe',
        sysname: 'color',
        type: 'checkbox',
        values: [{ fv_id: 12, fv_name: 'Rot', count: 4, hidden: false }],
      },
      {
        f_id: 95,
        f_name: 'Sportart',
        sysname: 'sports',
        type: 'checkbox',
        values: [
          {
            fv_id: 20,
            fv_name: 'Laufen',
            count: 4,
            hidden: false,
            children: [{ fv_id: 21, fv_name: 'Trailrunning', count: 4, hidden: false }],
          },
        ],
      },
    ],
  },
};

it('names applied and newly selected values, and leaves out unknown ids', () => {
  expect(appliedValues(listing, [7, 12, 99])).toEqual([
    { id: 7, name: 'Norrak', group: 'Marke' },
    { id: 12, name: 'Rot', group: 'Farbe' },
  ]);
});

it('names a sub-sport, but not its sport', () => {
  expect(appliedValues(listing, [20, 21])).toEqual([{ id: 21, name: 'Trailrunning', group: 'Sportart' }]);
});

it('names the values that the path implies', () => {
  expect(pageLevelValues(listing)).toEqual([{ id: 1, name: 'Damen', group: 'Geschlecht' }]);
});
