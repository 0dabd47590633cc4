import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Form, Link } from 'shared-contracts/routing';
import { searchLimits } from 'shared-contracts/site-constants';
import { SearchIcon } from '../../icons/icons.tsx';
import type { ListData } from '../list-loader.ts';
import type { MessageKey } from '../messages/messages.ts';
import { hasFilters, withoutFilters } from '../query/list-query-changes.ts';
import { QueryButton } from '../query/query-button.tsx';
import type { SubmitQuery } from '../query/use-list-query.ts';
import styles from './no-results.module.css';

type NoResultsProps = { data: ListData; submitQuery: SubmitQuery };

/** UX 15: names the query and links to other lists. */
export function NoResults({ data, submitQuery }: NoResultsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { path, query, listing } = data;
  const kind = hasFilters(query) ? 'filters' : query.q ? 'search' : 'list';
  const onwards = linksOnwards(listing.categoryTree, kind === 'list' ? path : null, [
    { name: t('filter.wholeRange'), url: paths.search() },
    { name: t('empty.home'), url: paths.home },
  ]);
  return (
    <section className={styles.empty}>
      <h2 className={styles.title}>{t(`empty.${kind}`, { query: query.q })}</h2>
      <p className={styles.hint}>{t(`empty.${kind}.hint`)}</p>
      {kind === 'filters' && (
        <QueryButton
          path={path}
          query={withoutFilters(query)}
          onPress={() => submitQuery(withoutFilters(query))}
          className={clsx('button', 'button-primary')}
        >
          {t('applied.reset')}
        </QueryButton>
      )}
      {query.q && (
        <Form action={paths.search()} method="get" role="search" className={styles.search}>
          <input
            key={query.q}
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={searchLimits.longestQuery}
            aria-label={t('empty.again')}
            className="field"
          />
          <button type="submit" className="button" aria-label={t('empty.submit')}>
            <SearchIcon />
          </button>
        </Form>
      )}
      <nav aria-label={t('empty.onwards')} className={styles.onwards}>
        <h3>{t('empty.onwards')}</h3>
        <ul>
          {onwards.map(({ name, url }) => (
            <li key={url}>
              <Link to={url} className={styles.target}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

type Destination = { readonly name: string; readonly url: string };

/**
 * Genders, categories and the given links, each address once.
 * @param empty path of the page if it is entirely empty: it is not linked
 */
export function linksOnwards(
  { genders, tree }: Pick<Listing['categoryTree'], 'genders' | 'tree'>,
  empty: string | null,
  others: readonly Destination[],
): Destination[] {
  const links = [...genders, ...tree, ...others].filter(({ url }) => url !== empty);
  return links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index);
}
