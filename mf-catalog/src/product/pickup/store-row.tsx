import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { StoreAvailability } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { useT } from '../messages/use-t.ts';
import styles from './store-row.module.css';

type StoreRowProps = { entry: StoreAvailability['stores'][number] };

/** A store, how far it is, whether it has the size, and until when it is open today. */
export function StoreRow({ entry: { store, stock, text } }: StoreRowProps): ReactElement {
  const t = useT();
  const { locale } = useApp();
  const { distanceKm, today } = store;
  const km = distanceKm === null ? null : distanceKm.toFixed(1).replace('.', locale === 'at' ? ',' : '.');
  return (
    <li className={styles.store}>
      <p className={styles.name}>
        <Link to={store.url} className={styles.link}>
          {store.name}
        </Link>
        {km !== null && <span className={styles.distance}>{t('pickup.distance', { km })}</span>}
      </p>
      <p className={clsx(styles.stock, styles[stock])}>{text}</p>
      <p className={styles.hours}>
        {today.opens && today.closes
          ? t('pickup.open', { opens: today.opens, closes: today.closes })
          : t('pickup.closed')}
      </p>
    </li>
  );
}
