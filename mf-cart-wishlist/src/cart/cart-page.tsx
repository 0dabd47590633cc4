import { type ReactElement, useEffect, useRef } from 'react';
import { useSession } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { useStartedStore } from '../browser/use-started-store.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { cartView } from '../ui/list-view-state.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { CartFailureNote } from './cart-failure-note.tsx';
import { cartHints } from './cart-hints.ts';
import styles from './cart-page.module.css';
import { CartContents } from './lines/cart-contents.tsx';
import type { MessageKey } from './messages/messages.ts';
import { cartCount } from './state/cart-machine.ts';
import { cartStore } from './state/cart-store.ts';
import { CartSummary } from './total/cart-summary.tsx';
import { useHasPickUp } from './total/use-has-pick-up.ts';

/** `/warenkorb/`, rendered in the browser: the cart is private. */
export function CartPage(): ReactElement {
  useStartedStore(cartStore);
  const t = useTranslate<MessageKey>();
  const view = cartStore.use(cartView);
  if (view === 'empty') return <EmptyCart />;
  return (
    <div className={`page ${styles.page}`}>
      <CartHeading />
      {view === 'loading' ? <RowSkeletons label={t('cart.loading')} count={3} /> : null}
      {view === 'failed' ? <CartFailureNote /> : null}
      {view === 'filled' ? (
        <div className={styles.columns}>
          <div>
            <CartContents />
            <Hints />
          </div>
          <SummaryColumn />
        </div>
      ) : null}
    </div>
  );
}

function CartHeading(): ReactElement {
  const t = useTranslate<MessageKey>();
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

/** The summary, or a link to the products if only removed lines are left. */
function SummaryColumn(): ReactElement {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.use((state) => state.cart);
  const isFilled = cart !== null && cart.products.length > 0;
  const wasFilled = useRef(isFilled);

  // The checkout button may have had the focus.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasFilled.current && !isFilled && isLost) document.querySelector<HTMLElement>('main h1')?.focus();
    wasFilled.current = isFilled;
  }, [isFilled]);

  if (isFilled) return <CartSummary cart={cart} />;
  return (
    <div className={styles.browse}>
      <Link to={paths.search()} className="button button-primary">
        {t('cart.empty-browse')}
      </Link>
    </div>
  );
}

/** Notes about bikes, skis and heavy goods. */
function Hints(): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.use((state) => state.cart);
  const hints = cartHints(cart?.products ?? [], useHasPickUp());
  if (hints.length === 0) return null;
  return (
    <section className={styles.hints}>
      <h2 className={styles.hintsTitle}>{t('hint.title')}</h2>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{t(`hint.${hint}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function EmptyCart(): ReactElement {
  const t = useTranslate<MessageKey>();
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
