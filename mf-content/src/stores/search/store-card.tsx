import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { viennaDay } from 'shared-contracts/opening-hours';
import { CoverLink } from '../../page-parts/cover-link.tsx';
import { OpeningLine } from '../hours/opening-line.tsx';
import type { MessageKey } from './messages/messages.ts';
import { type ListedStore, noteOf } from './search-view.ts';
import styles from './store-card.module.css';

type StoreCardProps = {
  store: ListedStore;
  /** The address of its page. */
  to: string;
  /** Its number on the map; null where stores are not numbered. */
  number: number | null;
  now: number;
  /** Names of its services. */
  services: readonly string[];
  isActive: boolean;
  onActive(id: number | null): void;
};

/** The id of the element to which the map scrolls. */
export const cardId = (id: number): string => `store-${id}`;

/** A store of the list. The whole card is one link; the map highlights the store while the card is hovered or focused. */
export function StoreCard({ store, to, number, now, services, isActive, onActive }: StoreCardProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { id, name, street, town, distanceKm, days } = store;
  const note = noteOf(days, viennaDay(now));
  const km = distanceKm === null ? null : String(distanceKm).replace('.', locale === 'at' ? ',' : '.');
  return (
    <li
      id={cardId(id)}
      className={styles.card}
      data-active={isActive || undefined}
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(id)}
      onBlur={() => onActive(null)}
    >
      {number === null ? null : (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <p className={styles.head}>
        <CoverLink to={to} className={styles.name}>
          {name}
        </CoverLink>
        {km === null ? null : <span className={styles.distance}>{t('store.distance', { km })}</span>}
      </p>
      <p className={styles.address}>
        {street}, {town}
      </p>
      <p className={styles.hours}>
        <OpeningLine days={days} now={now} />
        {note === null ? null : <span className={styles.note}>{t('shops.today', { note })}</span>}
      </p>
      {services.length > 0 ? <p className={styles.services}>{services.join('\u00a0· ')}</p> : null}
    </li>
  );
}
