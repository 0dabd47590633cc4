import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './history-consent.module.css';
import { visitsStore } from './visits-store.ts';

/** Where what was seen is kept, and for how long, is the shopper's to say: taken back as easily as given (decision 0013). */
export function Keeping({ onForgotten }: { onForgotten: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { keep, forget } = visitsStore.of(useApp()).getState();
  const isKept = visitsStore.use((state) => state.isKept);
  return (
    <div className={styles.keeping}>
      <label className={styles.choice}>
        <input type="checkbox" checked={isKept} onChange={(event) => keep(event.target.checked)} />
        {t('recent.keep')}
      </label>
      <p className={styles.hint}>{t(isKept ? 'recent.kept' : 'recent.notKept')}</p>
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
