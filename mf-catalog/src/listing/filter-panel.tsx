import { clsx } from 'clsx';
import { type ReactElement, useRef } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { Form } from 'shared-contracts/routing';
import { CloseIcon } from '../icons/icons.tsx';
import { useT } from '../messages/use-t.ts';
import { CategoryLinks, GenderLinks } from './category-links.tsx';
import { FilterGroupField } from './filter-group-field.tsx';
import styles from './filter-panel.module.css';
import { keepFocusInside } from './keep-focus-inside.ts';
import type { ListQuery } from './list-query.ts';
import { withFilter, withOnlyValue, withPrice } from './list-query-changes.ts';
import { PriceFilter } from './price-filter.tsx';
import { useIsInteractive } from './use-list-query.ts';

export const filterPanelId = 'filter-panel';
export const filterFormId = 'filter-form';

type FilterPanelProps = {
  path: string;
  listing: Listing;
  query: ListQuery;
  pending: boolean;
  go(next: ListQuery): void;
};

/**
 * The filter column on wide screens, a sheet on narrow ones: one popover, so that the sheet opens, closes and gives focus back
 * without any script. The form is a plain GET form; its submit button goes away once changes navigate by themselves.
 */
export function FilterPanel({ path, listing, query, pending, go }: FilterPanelProps): ReactElement {
  const t = useT();
  const isInteractive = useIsInteractive();
  const close = useRef<HTMLButtonElement>(null);
  const groups = listing.view.left;
  const { range } = listing.price;
  return (
    <aside
      id={filterPanelId}
      popover="auto"
      aria-label={t('filter.title')}
      className={styles.panel}
      onToggle={(event) => event.newState === 'open' && close.current?.focus()}
      onKeyDown={keepFocusInside}
    >
      <header className={styles.head}>
        <h2>{t('filter.title')}</h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('filter.close')}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={styles.groups}>
        <GenderLinks categoryTree={listing.categoryTree} />
        <CategoryLinks tree={listing.categoryTree.tree} />
        <Form id={filterFormId} action={path} method="get" preventScrollReset>
          {query.q && <input type="hidden" name="q" value={query.q} />}
          {unlistedFilters(listing, query).map((id) => (
            <input key={id} type="hidden" name="filters" value={id} />
          ))}
          {groups.map((group) => (
            <FilterGroupField
              key={group.f_id}
              group={group}
              selected={query.filters}
              onToggle={(id, chosen) => go(withFilter(query, id, chosen))}
              onOnly={(id) => go(withOnlyValue(query, group, id))}
            />
          ))}
          <PriceFilter
            query={query}
            range={range.role}
            onChange={(min, max) => go(withPrice(query, min, max, range.role))}
          />
        </Form>
      </div>
      <footer className={clsx(styles.foot, isInteractive && styles.sheetOnly)}>
        {isInteractive ? (
          <button
            type="button"
            className={clsx('button', 'button-primary', styles.show)}
            popoverTarget={filterPanelId}
            popoverTargetAction="hide"
            aria-busy={pending}
          >
            {t('filter.show', { count: listing.total })}
          </button>
        ) : (
          <button type="submit" form={filterFormId} className={clsx('button', styles.show)}>
            {t('filter.apply')}
          </button>
        )}
      </footer>
    </aside>
  );
}

/** Chosen values that no group shows would be lost by a plain submission. */
function unlistedFilters(listing: Listing, query: ListQuery): readonly number[] {
  if (query.filters.length === 0) return query.filters;
  const listed = new Set(
    listing.view.left.flatMap((group) => group.values.filter((value) => !value.hidden).map((value) => value.fv_id)),
  );
  return query.filters.filter((id) => !listed.has(id));
}
