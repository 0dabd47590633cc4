import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from './messages/messages.ts';
import type { ShownStore } from './shown-flyers.ts';
import styles from './store-facts.module.css';

/** Address, distance and today's hours. */
export function StoreFacts({ store: { address, distanceKm, hours } }: { store: ShownStore }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const km = distanceKm == null ? undefined : String(distanceKm).replace('.', locale === 'at' ? ',' : '.');
  return (
    <p className={styles.facts}>
      <span>{address}</span>
      {km !== undefined && <span>{t('flyers.km', { km })}</span>}
      <span>{hours ? t('flyers.open', hours) : t('flyers.closed')}</span>
    </p>
  );
}
