import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './failure-note.module.css';
import { focusBeside } from './focus-beside.ts';

/** Shows a failure, with a retry button. Screen readers announce it at once, because it follows an action of the shopper. */
export function FailureNote({ text, onRetry }: { text: string; onRetry: (() => void) | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.note} role="alert">
      <p>{text}</p>
      {onRetry ? (
        <button
          type="button"
          className={styles.retry}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            onRetry();
          }}
        >
          {t('failure.retry')}
        </button>
      ) : null}
    </div>
  );
}
