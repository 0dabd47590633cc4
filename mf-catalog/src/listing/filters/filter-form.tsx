import { type ReactElement, type SyntheticEvent, useRef } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { Form } from 'shared-contracts/routing';
import { type ListQuery, listHref } from '../query/list-query.ts';
import { withFilter, withPrice } from '../query/list-query-changes.ts';
import type { SubmitQuery } from '../query/use-list-query.ts';
import { FilterGroupField } from './fields/filter-group.tsx';
import { PriceFilter } from './fields/price-filter.tsx';
import { isFilterControl, queryAfterUse, showSelection, useFilterControls } from './filter-controls.ts';
import { countSelected, groupOf, idsOf } from './filter-selection.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

export const filterFormId = 'filter-form';

type FilterFormProps = {
  path: string;
  listing: Listing;
  /** The query of the data shown. */
  saved: ListQuery;
  /** What the controls show. */
  query: ListQuery;
  isLocked: boolean;
  submitQuery: SubmitQuery;
};

/** A GET form that works without scripts; with scripts every change navigates. One handler serves all values. */
export function FilterForm({ path, listing, saved, query, isLocked, submitQuery }: FilterFormProps): ReactElement {
  const groups = listing.view.left;
  const { role } = listing.price.range;
  const form = useRef<HTMLFormElement>(null);
  useFilterControls(form, groups, query, submitQuery);
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
        if (isFilterControl(target))
          showSelection(currentTarget, groups, submitQuery(queryAfterUse(target, query, groups)).filters);
      }}
      // Enter on a box, whose change has been submitted already, would submit all fields again.
      onSubmit={(event) => {
        if (isFilterControl(document.activeElement)) event.preventDefault();
      }}
      {...intent}
    >
      {/* Enter in a price field triggers the form's first submit button, which would otherwise be that of a group. */}
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
          savedCount={countSelected(group, saved.filters)}
          isLocked={isLocked}
        />
      ))}
      <PriceFilter
        query={query}
        range={role}
        isLocked={isLocked}
        onChange={(min, max) => {
          const next = withPrice(query, min, max, role);
          const shown = submitQuery(next);
          return shown.priceMin === next.priceMin && shown.priceMax === next.priceMax;
        }}
      />
    </Form>
  );
}

/** Selected values that no group shows. Without hidden fields a submission without scripts would lose them. */
function unlistedFilters({ view }: Listing, { filters }: ListQuery): readonly number[] {
  if (filters.length === 0) return filters;
  const shown = view.left.map((group) => ({ ...group, values: group.values.filter(({ hidden }) => !hidden) }));
  const listed = new Set(shown.flatMap(idsOf));
  return filters.filter((id) => !listed.has(id));
}
