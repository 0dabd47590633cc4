import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from './messages/messages.ts';
import { searchAddress, toggled } from './search-address.ts';
import type { SearchView } from './search-view.ts';
import styles from './service-filters.module.css';

/** The services as links that select them: they work without script, and the address contains the selection. */
export function ServiceFilters({ query, services }: Pick<SearchView, 'query' | 'services'>): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <nav aria-label={t('shops.services')}>
      <ul tabIndex={-1} className={styles.services}>
        {services.map(({ id, name, count, isChosen }) => {
          const text = (
            <>
              {name} <span className={styles.count}>{count}</span>
            </>
          );
          return (
            <li key={id}>
              {count === 0 && !isChosen ? (
                <span className={styles.service} data-empty>
                  {text}
                </span>
              ) : (
                <Link
                  to={searchAddress({ ...query, services: toggled(query.services, id) })}
                  preventScrollReset
                  className={styles.service}
                  aria-label={t('shops.service-count', { name, count })}
                  aria-current={isChosen || undefined}
                >
                  {text}
                </Link>
              )}
            </li>
          );
        })}
        {query.services.length > 0 ? (
          <li>
            <Link to={searchAddress({ ...query, services: [] })} preventScrollReset className={styles.reset}>
              {t('shops.reset')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
