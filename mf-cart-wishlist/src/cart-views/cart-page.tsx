import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { cartCount } from '../cart/cart-lines.ts';
import { cartStore } from '../cart/cart-store.ts';
import { EmptyState } from '../empty/empty-state.tsx';
import { useT } from '../messages/use-t.ts';
import { useStarted } from '../page/use-started.ts';
import { CartContents, CartFailureNote } from './cart-contents.tsx';
import styles from './cart-page.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCartStage } from './cart-stage.ts';
import { CartTotal, CheckoutLink } from './cart-total.tsx';

/** `/cart/`, rendered in the browser: the cart is private. */
export function CartPage(): ReactElement {
  useStarted(cartStore);
  const t = useT();
  const stage = useCartStage();
  if (stage === 'empty') return <EmptyCart />;
  return (
    <div className={`page ${styles.page}`}>
      <CartHeading />
      {stage === 'loading' ? <CartSkeleton label={t('cart.loading')} lines={3} /> : null}
      {stage === 'failed' ? <CartFailureNote /> : null}
      {stage === 'filled' ? (
        <div className={styles.columns}>
          <CartContents />
          <CartSummary />
        </div>
      ) : null}
    </div>
  );
}

function CartHeading(): ReactElement {
  const t = useT();
  const count = cartStore.use(cartCount);
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {t('cart.title')}
      </h1>
      {count > 0 ? <p className={styles.count}>{t('cart.pieces', { count })}</p> : null}
    </header>
  );
}

/** What it comes to and the way to the checkout; a way on where only removed lines are left. */
function CartSummary(): ReactElement {
  const t = useT();
  const { config } = useApp();
  const cart = cartStore.use((state) => state.cart);
  if (!cart || cart.products.length === 0) {
    return (
      <div className={styles.wayOn}>
        <Link to={paths.search()} className="button button-primary">
          {t('cart.empty-browse')}
        </Link>
      </div>
    );
  }
  const { total } = cart;
  return (
    <aside className={styles.summary} aria-labelledby="cart-total">
      <h2 id="cart-total" className={styles.summaryTitle}>
        {t('total.title')}
      </h2>
      <CartTotal total={total} />
      {total.amount > 0 ? (
        <div className={styles.ways}>
          <CheckoutLink />
          <Link to={`${config.checkoutOrigin}/?cart=`} reloadDocument className={`text-link ${styles.home}`}>
            {t('total.checkout-home')}
          </Link>
        </div>
      ) : null}
      <ul className={styles.promises}>
        <li>{t('total.returns')}</li>
        <li>{t('total.secure')}</li>
      </ul>
    </aside>
  );
}

function EmptyCart(): ReactElement {
  const t = useT();
  const isGuest = useSession().kind === 'guest';
  return (
    <div className="page">
      <EmptyState level={1} heading={t('cart.empty')} text={t('cart.empty-text')}>
        <Link to={paths.search()} className="button button-primary">
          {t('cart.empty-browse')}
        </Link>
        <Link to={paths.wishlist} className="button">
          {t('cart.empty-wishlist')}
        </Link>
      </EmptyState>
      {isGuest ? (
        <p className={styles.hint}>
          {t('cart.empty-login')}{' '}
          <Link to={`${paths.login}?weiter=${paths.cart}`} className="text-link">
            {t('cart.login')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
