import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './failure-note.module.css';

/** Says what happened and offers to try again. Heard at once, because it answers something that the shopper did. */
export function FailureNote({ text, onRetry }: { text: string; onRetry: (() => void) | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.note} role="alert">
      <p>{text}</p>
      {onRetry ? (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('failure.retry')}
        </button>
      ) : null}
    </div>
  );
}
