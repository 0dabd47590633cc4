import { type ListQuery, listHref } from './list-query.ts';

/**
 * The query of a list as a state machine (SPEC 4, Filters):
 *
 * | state | event | guard | next state |
 * |---|---|---|---|
 * | editable | `submit` | the query differs from the saved one | submitting |
 * | submitting | `submit` | never allowed | |
 * | submitting | the navigation ends | | editable, with the response's query saved |
 *
 * It is editable while `submitted` is null.
 */
export type ListQueryState = {
  /** The query of the data shown. */
  readonly saved: ListQuery;
  readonly submitted: ListQuery | null;
};

/**
 * A control was used. The page is reset when filters, prices, sort or search have changed.
 * @returns null where a guard refuses the transition
 */
export function submit({ saved, submitted }: ListQueryState, next: ListQuery): ListQueryState | null {
  if (submitted !== null || address(next) === address(saved)) return null;
  return { saved, submitted: isSameSelection(saved, next) ? next : { ...next, page: 1 } };
}

/** What the controls show: a submitted query at once, not only after its response. */
export function shownQuery({ saved, submitted }: ListQueryState): ListQuery {
  return submitted ?? saved;
}

function isSameSelection(a: ListQuery, b: ListQuery): boolean {
  return address({ ...a, page: 1 }) === address({ ...b, page: 1 });
}

function address(query: ListQuery): string {
  return listHref('', query);
}
