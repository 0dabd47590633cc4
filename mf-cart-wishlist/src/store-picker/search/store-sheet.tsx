import { type ReactElement, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ProductOption, SelectedStore } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { pickupStore } from '../state/pickup-store.ts';
import { useSearchTranslate } from './messages/messages.ts';
import { StoreResults } from './store-results.tsx';
import { StoreSearchForm } from './store-search-form.tsx';
import styles from './store-sheet.module.css';

type StoreSheetProps = { option: ProductOption | null; onClose(): void };
type Failure = { error: ApiError; store: SelectedStore | null };

/** The store search: one field for place or postcode (UX 28), and the stores near it. */
export function StoreSheet({ option, onClose }: StoreSheetProps): ReactElement {
  const t = useSearchTranslate();
  const tEveryPage = useTranslate<MessageKey>();
  const store = pickupStore.use((state) => state.store);
  const { choose } = pickupStore.of(useApp()).getState();
  const [place, setPlace] = useState(store?.address.ZipCode ?? '');
  const [failure, setFailure] = useState<Failure | null>(null);

  async function choosePickup(chosen: SelectedStore | null): Promise<void> {
    setFailure(null);
    const result = await choose(chosen);
    if (!result.ok) setFailure({ error: result.error, store: chosen });
    else if (chosen) onClose();
  }

  return (
    <Sheet title={t('search.title')} closeLabel={t('search.close')} onClose={onClose}>
      {store ? (
        <p className={styles.yours}>
          {tEveryPage('store.yours', { name: store.name })}{' '}
          <button type="button" className={styles.removeChoice} onClick={() => choosePickup(null)}>
            {t('search.remove-choice')}
          </button>
        </p>
      ) : null}
      <StoreSearchForm place={place} onSearch={setPlace} />
      {failure ? (
        <FailureNote
          text={t('search.not-saved', { reason: failureText(tEveryPage, failure.error) })}
          onRetry={() => void choosePickup(failure.store)}
        />
      ) : null}
      <StoreResults place={place} option={option} chosen={store?.sysname ?? null} onChoose={choosePickup} />
    </Sheet>
  );
}
