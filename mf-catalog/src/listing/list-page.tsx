import { clsx } from 'clsx/lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Icon } from '../icons/icon.tsx';
import { TileGrid } from '../tile/tile-grid.tsx';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { FilterPanel, filterPanelId } from './filters/filter-panel.tsx';
import { knownTotal } from './filters/predicted-total.ts';
import type { ListData } from './list-loader.ts';
import styles from './list-page.module.css';
import type { MessageKey } from './messages/messages.ts';
import { countFilters, hasFilters } from './query/list-query-changes.ts';
import './results/no-results.module.css';
import { Pagination } from './pages/pagination.tsx';
import { usePageTurn } from './pages/use-page-focus.ts';
import { useShownPages } from './pages/use-shown-pages.ts';
import { useListQuery } from './query/use-list-query.ts';
import { RelatedSports } from './results/related-sports.tsx';
import { SortSelect } from './results/sort-select.tsx';
import { useListOfRole } from './use-list-for-price-type.ts';

const tilesAboveFold = 2;

/** Few lists are empty. Its styles come with the page, because the server's HTML needs them at once. */
const NoResults = lazyComponent(async () => (await import('./results/no-results.tsx')).NoResults);

/** Lists begin with page 1. */
const LoadBefore = lazyComponent(async () => (await import('./pages/load-previous.tsx')).LoadBefore);

/** A tap on a filter renders this at once; what it does not change is memoised, so that the tick is there with the next frame. */
export function ListPage(props: { data: ListData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const data = useListOfRole(props.data);
  const { path, listing } = data;
  const { query, pending, isReplacing, go } = useListQuery(data);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  useSearchTracking(data);
  const results = useRef<HTMLElement>(null);
  const shown = useShownPages(data);
  usePageTurn(data, shown, { heading, results });
  const total = knownTotal(listing, data.query, query) ?? listing.total;
  const status = [
    t('list.count', { count: listing.total }),
    t('filter.open', { count: countFilters(data.query, listing.view.left) }),
    `${t('sort.label')}: ${nameOfSort(listing.sorting)}`,
  ];
  const isEmpty = listing.total === 0;
  const isBare = isEmpty && !hasFilters(data.query);
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
        <p role="status" className="visually-hidden">
          {status.join(', ')}
        </p>
      </header>
      {isBare ? (
        <NoResults data={data} go={go} />
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
            go={go}
          />
          <div className={styles.results}>
            <div className={styles.controls}>
              <div className={styles.toolbar}>
                <button type="button" popoverTarget={filterPanelId} className={clsx('button', styles.open)}>
                  <FilterIcon />
                  {t('filter.open', { count: countFilters(query, listing.view.left) })}
                </button>
                <SortSelect sorting={listing.sorting} query={query} go={go} />
              </div>
              <AppliedFilters
                path={path}
                listing={listing}
                query={query}
                isLocked={pending}
                go={go}
                focusWhenLast={() => count.current?.focus({ preventScroll: true })}
              />
            </div>
            {isEmpty ? (
              <NoResults data={data} go={go} />
            ) : (
              <section
                ref={results}
                aria-label={t('list.results')}
                aria-busy={pending}
                className={clsx(styles.tiles, isReplacing && styles.pending)}
              >
                <h2 className="visually-hidden">{t('list.results')}</h2>
                {listing.page > 1 && <LoadBefore data={data} from={shown.from} results={results} />}
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

/** One event a search, not one a page or filter of it. */
function useSearchTracking({ query, listing }: ListData): void {
  const { analytics } = useApp();
  const { total } = listing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the total of the search as it was made
  useEffect(() => {
    if (query.q) analytics.track({ name: 'search', query: query.q, results: total });
  }, [analytics, query.q]);
}

export const FilterIcon = (): ReactElement => (
  <Icon>
    <path d="M4 7h7M17 7h3M4 17h3M13 17h7" />
    <circle cx="14" cy="7" r="2.75" />
    <circle cx="10" cy="17" r="2.75" />
  </Icon>
);
