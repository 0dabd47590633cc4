import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductOption, SelectedStore } from 'shared-contracts/entities';
import { useAnswer } from '../answer/use-answer.ts';
import { FailureNote } from '../failure/failure-note.tsx';
import { failureReason } from '../failure/failure-reason.ts';
import { useT } from '../messages/use-t.ts';
import { foundStores, isStoreAnswer, searchPath } from './found-stores.ts';
import { useSearchT } from './messages/use-search-t.ts';
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
  const t = useSearchT();
  const base = useT();
  const { locale } = useApp();
  const { answer, retry } = useAnswer(searchPath(place, option?.id ?? null, locale), isStoreAnswer);
  // An unknown place is refused where a size was asked for as well.
  const isRefused = answer.kind === 'failed' && answer.error.status === 422;
  const found = answer.kind === 'here' ? foundStores(answer.data, place) : null;
  const isUnknown = isRefused || found?.isPlaceKnown === false;
  const count = found?.stores.length ?? 0;
  return (
    <>
      <p role="status" className={styles.status}>
        {answer.kind === 'waiting' ? t('search.asked') : null}
        {isUnknown ? t('search.unknown-place', { place }) : null}
        {found && !isUnknown ? t(place === '' ? 'search.all' : 'search.found', { count, place }) : null}
      </p>
      {answer.kind === 'waiting' ? <div className={`skeleton ${styles.waiting}`} /> : null}
      {answer.kind === 'failed' && !isRefused ? (
        <FailureNote text={t('search.failed', { reason: failureReason(base, answer.error) })} onRetry={retry} />
      ) : null}
      <ul className={styles.stores}>
        {found?.stores.map((entry) => (
          <StoreRow key={entry.store.id} entry={entry} isChosen={entry.store.sysname === chosen} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}
