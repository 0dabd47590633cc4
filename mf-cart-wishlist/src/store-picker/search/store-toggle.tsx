import { type ReactElement, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { SelectedStore } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { useStartedStore } from '../../browser/use-started-store.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { pickupStore } from '../state/pickup-store.ts';
import styles from '../store-picker.module.css';
import { useSearchTranslate } from './messages/messages.ts';

/** Chooses a page's store for pick-up, or removes that choice. The text beside it keeps its space. */
export function StoreToggle({ store }: { store: SelectedStore }): ReactElement {
  useStartedStore(pickupStore);
  const t = useSearchTranslate();
  const tEveryPage = useTranslate<MessageKey>();
  const app = useApp();
  const isChosen = pickupStore.use((state) => state.store?.sysname === store.sysname);
  const isSaving = pickupStore.use((state) => state.saving !== null);
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function toggle(): Promise<void> {
    if (isSaving) return;
    setFailure(null);
    const result = await pickupStore
      .of(app)
      .getState()
      .choose(isChosen ? null : store);
    if (!result.ok) setFailure(result.error);
  }

  return (
    <div className={styles.toggle}>
      <button
        type="button"
        className={`button ${styles.toggleButton}`}
        aria-pressed={isChosen}
        aria-busy={isSaving || undefined}
        onClick={() => void toggle()}
      >
        {t(isChosen ? 'search.is-mine' : 'search.make-mine')}
      </button>
      <p role="status" className={styles.toggleNote}>
        {failure ? failureText(tEveryPage, failure) : t(isChosen ? 'search.mine-pickup' : 'search.mine-hint')}
      </p>
    </div>
  );
}
