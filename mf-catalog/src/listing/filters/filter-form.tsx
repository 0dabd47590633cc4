import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { Form } from 'shared-contracts/routing';
import { type ListQuery, listHref } from '../query/list-query.ts';
import { withFilter, withPrice } from '../query/list-query-changes.ts';
import { savedIn } from '../query/list-query-machine.ts';
import type { Go } from '../query/use-list-query.ts';
import { FilterGroupField } from './fields/filter-group.tsx';
import { PriceFilter } from './fields/price-filter.tsx';
import { afterUseOf, isFilterControl, showChosen, useChosenControls } from './filter-controls.ts';
import { groupOf, idsOf } from './filter-selection.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

export const filterFormId = 'filter-form';

type FilterFormProps = {
  path: string;
  listing: Listing;
  /** What the server has answered. */
  saved: ListQuery;
  /** What the controls show. */
  query: ListQuery;
  isLocked: boolean;
  go: Go;
};

/** A plain GET form, which works by itself; with scripts every change navigates. One handler serves all values. */
export function FilterForm({ path, listing, saved, query, isLocked, go }: FilterFormProps): ReactElement {
  const groups = listing.view.left;
  const { role } = listing.price.range;
  const form = useRef<HTMLFormElement>(null);
  useChosenControls(form, groups, query, go);
  const intent = usePrefetchOnIntent((input) => {
    const id = Number(input.value);
    return groupOf(groups, id) ? listHref(path, withFilter(query, groups, id, !query.filters.includes(id))) : null;
  });
  return (
    <Form
      ref={form}
      id={filterFormId}
      action={path}
      autoComplete="off"
      preventScrollReset
      onChange={({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        if (isFilterControl(target)) showChosen(currentTarget, groups, go(afterUseOf(target, query, groups)).filters);
      }}
      {...intent}
    >
      {/* What Enter in a price field presses: without it the first of the groups' own buttons. */}
      <button type="submit" hidden />
      {query.q && <input type="hidden" name="q" value={query.q} />}
      {unlistedFilters(listing, query).map((id) => (
        <input key={id} type="hidden" name="filters" value={id} />
      ))}
      {groups.map((group) => (
        <FilterGroupField
          key={group.f_id}
          group={group}
          selected={query.filters}
          saved={savedIn(group, saved)}
          isLocked={isLocked}
        />
      ))}
      <PriceFilter
        query={query}
        range={role}
        isLocked={isLocked}
        onChange={(min, max) => go(withPrice(query, min, max, role))}
      />
    </Form>
  );
}

/** Chosen values that no group shows would be lost by a plain submission. */
function unlistedFilters({ view }: Listing, { filters }: ListQuery): readonly number[] {
  if (filters.length === 0) return filters;
  const shown = view.left.map((group) => ({ ...group, values: group.values.filter(({ hidden }) => !hidden) }));
  const listed = new Set(shown.flatMap(idsOf));
  return filters.filter((id) => !listed.has(id));
}
