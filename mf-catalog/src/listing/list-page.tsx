import { clsx } from 'clsx/lite';
import { memo, type ReactElement, useRef } from 'react';
import { Fragment } from 'shared-contracts/fragment';
import { useGender } from 'shared-contracts/gender';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Icon } from '../icons/icon.tsx';
import { TileGrid } from '../tile/tile-grid.tsx';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { FilterPanel, filterPanelId } from './filters/filter-panel.tsx';
import { predictTotal } from './filters/predicted-total.ts';
import type { ListData } from './list-loader.ts';
import styles from './list-page.module.css';
import type { MessageKey } from './messages/messages.ts';
import { countFilters, hasFilters } from './query/list-query-changes.ts';
import './results/no-results.module.css';
import { Pagination } from './pages/pagination.tsx';
import { usePageFocus } from './pages/use-page-focus.ts';
import { useShownPages } from './pages/use-shown-pages.ts';
import { useListQuery } from './query/use-list-query.ts';
import { RelatedSports } from './results/related-sports.tsx';
import { SortSelect } from './results/sort-select.tsx';
import { useListForPriceType } from './use-list-for-price-type.ts';
import { useListTracking } from './use-list-tracking.ts';

const tilesAboveFold = 2;

/** Loaded for empty lists only. Its styles are part of the page, because the server's HTML needs them. */
const NoResults = lazyComponent(async () => (await import('./results/no-results.tsx')).NoResults);

/**
 * Loaded for lists that start with a later page. Without `memo`, a render of the list before the code has loaded makes React remove the
 * server's HTML, which shifts the tiles.
 */
const LoadPrevious = memo(lazyComponent(async () => (await import('./pages/load-previous.tsx')).LoadPrevious));

/** Loaded once a gender is known. */
const GenderOffer = lazyComponent(async () => (await import('./filters/gender-offer.tsx')).GenderOffer);

/** Rendered at once when a filter is used. Unaffected components are memoised, so that the next frame shows the control's state. */
export function ListPage(props: { data: ListData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const data = useListForPriceType(props.data);
  const { path, listing } = data;
  const { query, pending, isReplacing, submitQuery } = useListQuery(data);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  useListTracking(data);
  const results = useRef<HTMLElement>(null);
  const gender = useGender();
  const focusCount = (): void => count.current?.focus({ preventScroll: true });
  const shown = useShownPages(data);
  usePageFocus(data, shown, { heading, results });
  const total = predictTotal(listing, data.query, query) ?? listing.total;
  const status = [
    t('list.count', { count: listing.total }),
    t('filter.open', { count: countFilters(data.query, listing.view.left) }),
    `${t('sort.label')}: ${nameOfSort(listing.sorting)}`,
  ];
  const isEmpty = listing.total === 0;
  const hasNothingToFilter = isEmpty && !hasFilters(data.query);
  const title = data.query.q ? t('list.title.search', { query: data.query.q }) : listing.heading;
  return (
    <div className={clsx('page', styles.page)}>
      <Breadcrumb links={listing.breadcrumb} current={path} />
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p ref={count} tabIndex={-1} className={styles.count}>
          {t('list.count', { count: total })}
        </p>
        <div className={styles.offer}>
          {gender !== 0 && <GenderOffer onUsed={focusCount} {...{ gender, path, listing, query, submitQuery }} />}
        </div>
        <p role="status" className="visually-hidden">
          {status.join(', ')}
        </p>
      </header>
      {listing.note && <p role="status">{listing.note}</p>}
      {listing.team?.url === path && <Fragment of="mf-catalog/team-shop" variant="club" team={listing.team} />}
      {hasNothingToFilter ? (
        <NoResults data={data} submitQuery={submitQuery} />
      ) : (
        <div className={styles.body}>
          <FilterPanel
            key={path}
            path={path}
            listing={listing}
            saved={data.query}
            query={query}
            total={total}
            pending={pending}
            submitQuery={submitQuery}
          />
          <div className={clsx(styles.results, listing.total <= 8 && styles.few)}>
            <div className={styles.controls}>
              <div className={styles.toolbar}>
                <button type="button" popoverTarget={filterPanelId} className={clsx('button', styles.open)}>
                  <FilterIcon />
                  {t('filter.open', { count: countFilters(query, listing.view.left) })}
                </button>
                <SortSelect sorting={listing.sorting} query={query} submitQuery={submitQuery} />
              </div>
              <AppliedFilters
                path={path}
                listing={listing}
                query={query}
                isLocked={pending}
                submitQuery={submitQuery}
                focusWhenLast={focusCount}
              />
            </div>
            {isEmpty ? (
              <NoResults data={data} submitQuery={submitQuery} />
            ) : (
              <section
                ref={results}
                aria-label={t('list.results')}
                aria-busy={pending}
                className={clsx(styles.tiles, isReplacing && styles.pending)}
              >
                <h2 className="visually-hidden">{t('list.results')}</h2>
                {listing.page > 1 && <LoadPrevious data={data} firstPage={shown.firstPage} results={results} />}
                <TileGrid products={shown.products} eager={tilesAboveFold} />
                {listing.total === 1 && (
                  <p className={styles.only}>{t(hasFilters(data.query) ? 'list.only.filters' : 'list.only')}</p>
                )}
                <Pagination path={path} query={data.query} listing={listing} shown={shown} />
              </section>
            )}
            <RelatedSports listing={listing} query={data.query} />
          </div>
        </div>
      )}
    </div>
  );
}

function nameOfSort({ field, type, options }: ListData['listing']['sorting']): string {
  return options.find((option) => option.field === field && option.type === type)?.name ?? '';
}

const FilterIcon = (): ReactElement => (
  <Icon>
    <path d="M4 7h7M17 7h3M4 17h3M13 17h7" />
    <circle cx="14" cy="7" r="2.75" />
    <circle cx="10" cy="17" r="2.75" />
  </Icon>
);
