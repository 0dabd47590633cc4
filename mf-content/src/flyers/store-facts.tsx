import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { useNow, viennaDay } from 'shared-contracts/opening-hours';
import type { MessageKey } from './messages/messages.ts';
import type { ShownStore } from './shown-flyers.ts';
import styles from './store-facts.module.css';

/** Address, distance and today's hours; no hours if the page is still open on another day. */
export function StoreFacts({ store }: { store: ShownStore }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { address, distanceKm, hours, day } = store;
  const isToday = viennaDay(useNow(store.loadedAt)) === day;
  const km = distanceKm == null ? undefined : String(distanceKm).replace('.', locale === 'at' ? ',' : '.');
  return (
    <p className={styles.facts}>
      <span>{address}</span>
      {km !== undefined && <span>{t('flyers.km', { km })}</span>}
      {isToday && <span>{hours ? t('flyers.open', hours) : t('flyers.closed')}</span>}
    </p>
  );
}
