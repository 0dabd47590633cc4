import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './history-consent.module.css';
import type { MessageKey } from './messages/messages.ts';
import { visitsStore } from './visits-store.ts';

/** The shopper decides whether visits are stored, and can revoke that and delete them with one click (decision 0013). */
export function HistoryConsent({ onForgotten }: { onForgotten: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { setStored, forget } = visitsStore.of(useApp()).getState();
  const isStored = visitsStore.use((state) => state.isStored);
  return (
    <div className={styles.consent}>
      <label className={styles.choice}>
        <input type="checkbox" checked={isStored} onChange={(event) => setStored(event.target.checked)} />
        {t('recent.keep')}
      </label>
      <p className={styles.hint}>{t(isStored ? 'recent.kept' : 'recent.notKept')}</p>
      <button
        type="button"
        className={styles.forget}
        onClick={() => {
          forget();
          onForgotten();
        }}
      >
        {t('recent.forget')}
      </button>
    </div>
  );
}
