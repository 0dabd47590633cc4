import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from './messages/messages.ts';
import styles from './place-field.module.css';
import { useDevicePosition } from './use-device-position.ts';

/** Searches at the position of the device. */
export function DevicePositionButton({ onFound }: { onFound(words: string): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { state, ask } = useDevicePosition(onFound);
  return (
    <div className={styles.device}>
      <button type="button" className={styles.locate} aria-disabled={state === 'asking'} onClick={ask}>
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
          <circle cx="10" cy="10" r="5.5" />
          <path d="M10 1.5v4M10 14.5v4M1.5 10h4M14.5 10h4" />
        </svg>
        {t(state === 'asking' ? 'shops.locating' : 'shops.locate')}
      </button>
      <p role="status" className={styles.note}>
        {state === 'failed' ? t('shops.not-located') : ''}
      </p>
    </div>
  );
}
