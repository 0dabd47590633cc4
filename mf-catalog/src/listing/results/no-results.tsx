import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
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
  const { tree, genders } = listing.categoryTree;
  const onwards = [...genders, ...tree].map(({ name, url }) => ({ name, url }));
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
          {onwards.map((link) => (
            <li key={link.url}>
              <Link to={link.url} className={styles.target}>
                {link.name}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.search()} className={styles.target}>
              {t('empty.all')}
            </Link>
          </li>
          <li>
            <Link to={paths.home} className={styles.target}>
              {t('empty.home')}
            </Link>
          </li>
        </ul>
      </nav>
    </section>
  );
}
