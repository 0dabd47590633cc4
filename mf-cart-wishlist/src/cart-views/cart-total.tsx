import type { MouseEvent, ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Cart } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { isLocked } from '../cart/cart-machine.ts';
import { cartStore } from '../cart/cart-store.ts';
import { useT } from '../messages/use-t.ts';
import styles from './cart-total.module.css';

/** Totals come from the server (UX 20); while a removal is not confirmed they say that they are about to change. */
export function CartTotal({ total, isBrief = false }: { total: Cart['total']; isBrief?: boolean }): ReactElement {
  const t = useT();
  const isUpdating = cartStore.use(isLocked);
  return (
    <dl className={styles.total} aria-busy={isUpdating || undefined}>
      {isBrief ? null : (
        <div className={styles.row}>
          <dt>{t('total.products')}</dt>
          <dd>{total.productsPriceFormatted}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>{t('total.delivery')}</dt>
        <dd>{total.deliveryPrice === 0 ? t('total.free') : total.deliveryPriceFormatted}</dd>
      </div>
      <div className={styles.all}>
        <dt>
          {t('total.all')} <span className={styles.tax}>{isUpdating ? t('total.updating') : t('total.tax')}</span>
        </dt>
        <dd>{total.totalCartPriceFormatted}</dd>
      </div>
    </dl>
  );
}

/** The jump to the checkout host: a full page load, without ids in its address. A pending removal goes through first. */
export function CheckoutLink(): ReactElement {
  const t = useT();
  const app = useApp();
  const href = `${app.config.checkoutOrigin}/checkout/`;

  async function settleFirst(event: MouseEvent): Promise<void> {
    const cart = cartStore.of(app).getState();
    if (cart.change.kind === 'none') return;
    event.preventDefault();
    await cart.settled();
    location.assign(href);
  }

  return (
    <Link to={href} reloadDocument className={`button button-primary ${styles.checkout}`} onClick={settleFirst}>
      {t('total.checkout')}
    </Link>
  );
}
