import type { ReactElement } from 'react';
import { failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ProductOption, SelectedStore } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { useQuery } from '../../browser/use-query.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { foundStores, isStoreResponse, searchPath } from './found-stores.ts';
import { useSearchTranslate } from './messages/messages.ts';
import { StoreRow } from './store-row.tsx';
import styles from './store-sheet.module.css';

type StoreResultsProps = {
  place: string;
  option: ProductOption | null;
  /** Sysname of the store that is chosen now. */
  chosen: string | null;
  onChoose(store: SelectedStore): void;
};

export function StoreResults({ place, option, chosen, onChoose }: StoreResultsProps): ReactElement {
  const t = useSearchTranslate();
  const tEveryPage = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { query, retry } = useQuery(searchPath(place, option?.id ?? null, locale), isStoreResponse);
  // A search with a size refuses an unknown place; a search without one returns all stores.
  const isRefused = query.status === 'error' && query.error.status === 422;
  const found = query.status === 'success' ? foundStores(query.data, place) : null;
  const isUnknown = isRefused || found?.isPlaceKnown === false;
  const count = found?.stores.length ?? 0;
  return (
    <>
      <p role="status" className={styles.status}>
        {query.status === 'pending' ? t('search.loading') : null}
        {isUnknown ? t('search.unknown-place', { place }) : null}
        {found && !isUnknown ? t(place === '' ? 'search.all' : 'search.found', { count, place }) : null}
      </p>
      {query.status === 'pending' ? <div className={`skeleton ${styles.waiting}`} /> : null}
      {query.status === 'error' && !isRefused ? (
        <FailureNote text={t('search.failed', { reason: failureText(tEveryPage, query.error) })} onRetry={retry} />
      ) : null}
      <ul>
        {found?.stores.map((entry) => (
          <StoreRow key={entry.store.id} entry={entry} isChosen={entry.store.sysname === chosen} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}
