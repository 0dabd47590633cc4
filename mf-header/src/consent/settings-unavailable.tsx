import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './consent-banner.module.css';
import type { MessageKey } from './messages/messages.ts';

type SettingsUnavailableProps = { onRetry(): void; onClose(): void };

/** Replaces the banner if the settings could not be loaded. */
export function SettingsUnavailable({ onRetry, onClose }: SettingsUnavailableProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section className={styles.banner} aria-label={t('region')}>
      <div className={`page ${styles.content}`}>
        <p role="alert" className={styles.text}>
          {t('settings.failed')}
        </p>
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={onRetry}>
            {t('settings.retry')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
      </div>
    </section>
  );
}
