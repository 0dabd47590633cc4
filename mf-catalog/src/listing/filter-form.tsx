import type { ReactElement, SyntheticEvent } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { Form } from 'shared-contracts/routing';
import { FilterGroupField } from './filter-group-field.tsx';
import { savedIn } from './filter-machine.ts';
import { groupOf, idsOf } from './filter-selection.ts';
import { type ListQuery, listHref } from './list-query.ts';
import { withFilter, withoutGroup, withPrice } from './list-query-changes.ts';
import { PriceFilter } from './price-filter.tsx';
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
  go(next: ListQuery): void;
};

/** A plain GET form, which works by itself; with scripts every change navigates. One handler serves all values. */
export function FilterForm({ path, listing, saved, query, isLocked, go }: FilterFormProps): ReactElement {
  const groups = listing.view.left;
  const { role } = listing.price.range;
  const afterUseOf = (control: EventTarget): ListQuery | null => {
    const use = readControl(control);
    if (use === null) return null;
    if (use.id !== null) return withFilter(query, groups, use.id, use.chosen);
    const group = groups.find(({ f_id }) => `filters.${f_id}` === use.field);
    return group ? withoutGroup(query, group) : null;
  };
  const intent = usePrefetchOnIntent((input) => {
    const id = Number(input.value);
    return groupOf(groups, id) ? listHref(path, withFilter(query, groups, id, !query.filters.includes(id))) : null;
  });
  return (
    <Form
      id={filterFormId}
      action={path}
      preventScrollReset
      onChange={({ target }: SyntheticEvent) => {
        const next = afterUseOf(target);
        if (next) go(next);
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

type Use = { field: string /** Null where a group is to hold nothing. */; id: number | null; chosen: boolean };

/** Null for the price fields, which have a way of their own. */
function readControl(control: EventTarget): Use | null {
  if (control instanceof HTMLSelectElement) return { field: control.name, id: idOf(control.value), chosen: true };
  if (!(control instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(control.type)) return null;
  return { field: control.name, id: idOf(control.value), chosen: control.checked };
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Chosen values that no group shows would be lost by a plain submission. */
function unlistedFilters({ view }: Listing, { filters }: ListQuery): readonly number[] {
  if (filters.length === 0) return filters;
  const shown = view.left.map((group) => ({ ...group, values: group.values.filter(({ hidden }) => !hidden) }));
  const listed = new Set(shown.flatMap(idsOf));
  return filters.filter((id) => !listed.has(id));
}
