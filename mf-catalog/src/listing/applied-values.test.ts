import type { Listing } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { appliedValues } from './applied-values.ts';

const listing: Pick<Listing, 'selected' | 'view'> = {
  selected: {
    byId: { 7: { fv_id: 7, fv_name: 'Norrak', f_id: 83, f_name: 'Marke' } },
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
    ],
  },
};

it('names what the answer knows and what was chosen since, and leaves out the unknown', () => {
  expect(appliedValues(listing, [7, 12, 99])).toEqual([
    { id: 7, name: 'Norrak', group: 'Marke' },
    { id: 12, name: 'Rot', group: 'Farbe' },
  ]);
});
