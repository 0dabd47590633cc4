import fc from 'fast-check';
import type { FilterGroup } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { canonicalIds, emptyQuery, type ListQuery } from './list-query.ts';
import { answered, edit, type FilterState, savedIn, shownQuery } from './list-query-machine.ts';

const saved: ListQuery = { ...emptyQuery, q: 'jacke', filters: [3, 9], page: 3 };
const editable = answered(saved);

it('shows what was answered until a control is used, then what is submitted', () => {
  expect(shownQuery(editable)).toBe(saved);
  const submitting = edit(editable, { ...saved, filters: [3] });
  if (submitting === 'refused') throw new Error('refused');
  expect(shownQuery(submitting).filters).toEqual([3]);
});

it('is not editable while submitting', () => {
  expect(edit({ saved, submitted: { ...saved, filters: [] } }, { ...saved, filters: [3] })).toBe('refused');
});

it('submits nothing when nothing changes', () => {
  expect(edit(editable, { ...saved })).toBe('refused');
});

it.each<[string, Partial<ListQuery>, number]>([
  ['a filter', { filters: [3] }, 1],
  ['a price bound', { priceMin: 20 }, 1],
  ['the sort', { sort: { field: 'price', order: 'asc' } }, 1],
  ['nothing but the page', { page: 4 }, 4],
])('after a change of %s the page is right', (_, change, page) => {
  expect(edit(editable, { ...saved, ...change })).toMatchObject({ submitted: { page } });
});

const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    filters: fc.uniqueArray(fc.nat(5), { maxLength: 3 }).map(canonicalIds),
    priceMin: fc.option(fc.nat(3)),
    page: fc.integer({ min: 1, max: 3 }),
  })
  .map((part) => ({ ...emptyQuery, ...part }));

it('whatever happens, one submission is under way at most, and only its answer ends it', () => {
  fc.assert(
    fc.property(anyQuery, fc.array(fc.oneof(anyQuery, fc.constant('answer' as const))), (first, steps) => {
      let state: FilterState = answered(first);
      for (const step of steps) {
        const before = state;
        if (step === 'answer') state = answered(shownQuery(state));
        else {
          const next = edit(state, step);
          if (next !== 'refused') state = next;
          if (before.submitted) expect(state).toBe(before);
        }
        expect(state.saved).toEqual(step === 'answer' ? shownQuery(before) : before.saved);
      }
    }),
  );
});

it('flags a group with the number of its applied values, the mark of a sub-sport left aside', () => {
  const child = { fv_id: 9, fv_name: 'Trailrunning', count: 1, hidden: false };
  const sports: FilterGroup = {
    ...{ f_id: 95, f_name: 'Sportart', sysname: 'sports', type: 'checkbox' },
    values: [{ fv_id: 3, fv_name: 'Laufen', count: 1, hidden: false, children: [child] }],
  };
  expect(savedIn(sports, saved)).toBe(1);
  expect(savedIn(sports, emptyQuery)).toBe(0);
});
