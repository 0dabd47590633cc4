import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useStartedStore } from '../browser/use-started-store.ts';
import { cartView } from '../ui/list-view-state.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { CartFailureNote } from './cart-failure-note.tsx';
import styles from './cart-flyout.module.css';
import { CartContents } from './lines/cart-contents.tsx';
import type { MessageKey } from './messages/messages.ts';
import { cartStore } from './state/cart-store.ts';
import { CartTotal } from './total/cart-total.tsx';
import { CheckoutLink } from './total/checkout-link.tsx';

/** Contents of the header's cart flyout. */
export function CartFlyout(): ReactElement {
  useStartedStore(cartStore);
  const t = useTranslate<MessageKey>();
  const view = cartStore.use(cartView);
  const total = cartStore.use((state) => state.cart?.total);
  if (view === 'loading') return <RowSkeletons label={t('cart.loading')} count={2} />;
  if (view === 'failed') return <CartFailureNote />;
  if (view === 'empty') return <EmptyFlyout />;
  return (
    <div className={styles.flyout}>
      <CartContents />
      {total ? (
        <div className={styles.foot}>
          <CartTotal total={total} isBrief />
          <div className={styles.links}>
            <Link to={paths.cart} className="button" viewTransition>
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
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{t('cart.empty')}</p>
      <p>{t('cart.empty-text')}</p>
      <Link to={paths.search()} className={`button button-primary ${styles.link}`}>
        {t('cart.empty-browse')}
      </Link>
    </div>
  );
}
