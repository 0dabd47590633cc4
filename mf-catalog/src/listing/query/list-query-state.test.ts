import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalIds, emptyQuery, type ListQuery } from './list-query.ts';
import { type ListQueryState, shownQuery, submit } from './list-query-state.ts';

const saved: ListQuery = { ...emptyQuery, q: 'jacke', filters: [3, 9], page: 3 };
/** The page's state while no navigation is in progress, with the query of the data shown. */
const settled = (query: ListQuery): ListQueryState => ({ saved: query, submitted: null });
const editable = settled(saved);

it('shows the saved query until a control is used, then the submitted one', () => {
  expect(shownQuery(editable)).toBe(saved);
  const submitting = submit(editable, { ...saved, filters: [3] });
  if (!submitting) throw new Error('refused');
  expect(shownQuery(submitting).filters).toEqual([3]);
});

it('is not editable while submitting', () => {
  expect(submit({ saved, submitted: { ...saved, filters: [] } }, { ...saved, filters: [3] })).toBeNull();
});

it('submits nothing when nothing changes', () => {
  expect(submit(editable, { ...saved })).toBeNull();
});

it.each<[string, Partial<ListQuery>, number]>([
  ['a filter', { filters: [3] }, 1],
  ['a price bound', { priceMin: 20 }, 1],
  ['the sort', { sort: { field: 'price', order: 'asc' } }, 1],
  ['nothing but the page', { page: 4 }, 4],
])('after a change of %s the page is the expected one', (_, change, page) => {
  expect(submit(editable, { ...saved, ...change })).toMatchObject({ submitted: { page } });
});

const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    filters: fc.uniqueArray(fc.nat(5), { maxLength: 3 }).map(canonicalIds),
    priceMin: fc.option(fc.nat(3)),
    page: fc.integer({ min: 1, max: 3 }),
  })
  .map((part) => ({ ...emptyQuery, ...part }));

it('has at most one submission after any events, and only a response ends it', () => {
  fc.assert(
    fc.property(anyQuery, fc.array(fc.oneof(anyQuery, fc.constant('response' as const))), (first, events) => {
      let state: ListQueryState = settled(first);
      for (const event of events) {
        const before = state;
        if (event === 'response') state = settled(shownQuery(state));
        else {
          state = submit(state, event) ?? state;
          if (before.submitted) expect(state).toBe(before);
        }
        expect(state.saved).toEqual(event === 'response' ? shownQuery(before) : before.saved);
      }
    }),
  );
});
