import type { ReactElement } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { StoreIcon } from '../../icons/product-icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './delivery-facts.module.css';

/** Stock of the selected size in the shopper's store. The fallback links to all stores. */
export function Pickup({ option }: { option: ProductOption | null }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <li className={styles.fact}>
      <StoreIcon />
      <div>
        <p className={styles.title}>{t('pickup.title')}</p>
        <Fragment
          of="mf-cart-wishlist/store-picker"
          variant="product"
          option={option}
          className={styles.picker}
          fallback={
            <Link to={paths.shops} className="text-link">
              {t('pickup.stores')}
            </Link>
          }
        />
      </div>
    </li>
  );
}
