import { type ReactElement, useState } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { part } from 'shared-contracts/part';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { StoreIcon } from '../../icons/product-icons.tsx';
import { useT } from '../messages/use-t.ts';
import styles from './pickup.module.css';

const PickupSearch = part(async () => (await import('./pickup-search.tsx')).PickupSearch);

/** Whether a store near the shopper has the chosen size. Its code is loaded when somebody opens it. */
export function Pickup({ option }: { option: ProductOption | null }): ReactElement {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details className={styles.pickup} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <StoreIcon />
          <span>
            <span className={styles.title}>{t('pickup.title')}</span>{' '}
            <span className={styles.hint}>{t('pickup.hint')}</span>
          </span>
        </summary>
        <div className={styles.body}>
          {isOpen && <PickupSearch option={option} waiting={<div className={`skeleton ${styles.loading}`} />} />}
          <Link to={paths.shops} className={`text-link ${styles.all}`}>
            {t('pickup.stores')}
          </Link>
        </div>
      </details>
    </li>
  );
}
