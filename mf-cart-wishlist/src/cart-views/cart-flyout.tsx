import type { ReactElement } from 'react';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { cartStore } from '../cart/cart-store.ts';
import { useStarted } from '../page/use-started.ts';
import { CartContents } from './cart-contents.tsx';
import { CartFailureNote } from './cart-failure-note.tsx';
import styles from './cart-flyout.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCartStage } from './cart-stage.ts';
import { CartTotal } from './cart-total.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { useT } from './messages/use-t.ts';

/** What stands in the header's flyout frame. */
export function CartFlyout(): ReactElement {
  useStarted(cartStore);
  const t = useT();
  const stage = useCartStage();
  const total = cartStore.use((state) => state.cart?.total);
  if (stage === 'loading') return <CartSkeleton label={t('cart.loading')} lines={2} />;
  if (stage === 'failed') return <CartFailureNote />;
  if (stage === 'empty') return <EmptyFlyout />;
  return (
    <div className={styles.flyout}>
      <CartContents />
      {total ? (
        <div className={styles.foot}>
          <CartTotal total={total} isBrief />
          <div className={styles.ways}>
            <Link to={paths.cart} className="button">
              {t('total.to-cart')}
            </Link>
            {total.amount > 0 ? (
              <CheckoutLink to="page" className="button button-primary">
                {t('total.checkout')}
              </CheckoutLink>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function EmptyFlyout(): ReactElement {
  const t = useT();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('cart.empty')}</p>
      <p>{t('cart.empty-text')}</p>
      <Link to={paths.search()} className={`button button-primary ${styles.way}`}>
        {t('cart.empty-browse')}
      </Link>
    </div>
  );
}
