import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import type { ListData } from './list-loader.ts';
import { emptyQuery, listHref } from './query/list-query.ts';
import { hasFilters, withPage } from './query/list-query-changes.ts';

/** Search engines index the pages of a category; in searches, filtered and sorted lists they only follow the links. */
export function listMeta({ path, query, listing }: ListData, { t, config }: MetaContext): PageMeta {
  const { heading, total, page, pages, breadcrumb } = listing;
  const isIndexed = !query.q && !query.sort && !hasFilters(query) && total > 0;
  const name = query.q ? t('list.title.search', { query: query.q }) : heading;
  return {
    title: `${page > 1 ? t('list.title.page', { title: name, page }) : name} | Bergauf`,
    description: t('list.description', { heading, count: total }),
    // A page that is not indexed has no canonical address: the two would contradict each other.
    ...(isIndexed ? { canonical: listHref(path, { ...emptyQuery, page }) } : { robots: 'noindex,follow' as const }),
    ...(page > 1 ? { previous: listHref(path, withPage(query, page - 1)) } : {}),
    ...(page < pages ? { next: listHref(path, withPage(query, page + 1)) } : {}),
    structuredData: breadcrumb.length > 0 ? [breadcrumbStructuredData(breadcrumb, config.shopOrigin)] : [],
  };
}
