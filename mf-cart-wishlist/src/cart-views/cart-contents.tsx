import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { cartLines, type CartLine as Line } from '../cart/cart-lines.ts';
import { type CartFailure, isLocked } from '../cart/cart-machine.ts';
import { cartStore } from '../cart/cart-store.ts';
import { FailureNote } from '../failure/failure-note.tsx';
import { failureReason } from '../failure/failure-reason.ts';
import { useT } from '../messages/use-t.ts';
import styles from './cart-contents.module.css';
import { CartLine } from './cart-line.tsx';

/** All lines of the cart, in the flyout and on the page: what can be ordered first, then what cannot. */
export function CartContents(): ReactElement {
  const t = useT();
  const cart = cartStore.use((state) => state.cart);
  const change = cartStore.use((state) => state.change);
  const removed = cartStore.use((state) => state.removed);
  const { available, unavailable } = cartLines({ cart, change, removed });
  return (
    <div className={styles.contents}>
      <CartFailureNote />
      <RemovalStatus />
      <LineList lines={available} isLocked={isLocked({ change })} />
      {unavailable.length > 0 ? (
        <section className={styles.unavailable}>
          <h2 className={styles.heading}>{t('cart.unavailable')}</h2>
          <p className={styles.note}>{t('cart.unavailable-note')}</p>
          <LineList lines={unavailable} isLocked={isLocked({ change })} />
        </section>
      ) : null}
    </div>
  );
}

function LineList({ lines, isLocked }: { lines: readonly Line[]; isLocked: boolean }): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <CartLine key={line.product.hash} line={line} isLocked={isLocked} />
      ))}
    </ul>
  );
}

function RemovalStatus(): ReactElement {
  const t = useT();
  const change = cartStore.use((state) => state.change);
  const removed = cartStore.use((state) => state.removed);
  const isPending = change.kind === 'removal-pending';
  const product = (isPending ? change.removal : removed)?.products[0];
  const name = product ? `${product.brandName} ${product.nameWithoutBrand}` : '';
  return (
    <p role="status" className="visually-hidden">
      {product ? t(isPending ? 'line.said-pending' : 'line.said-removed', { name }) : null}
    </p>
  );
}

const failureKeys = {
  reading: 'cart.failed-reading',
  adding: 'cart.failed-adding',
  removing: 'cart.failed-removing',
  merging: 'cart.failed-merging',
  // Neither can fail: nothing is asked in them.
  none: 'cart.failed-reading',
  'removal-pending': 'cart.failed-reading',
} as const satisfies Record<CartFailure['during'], string>;

/** What went wrong, beside what is still there. Reading and merging can be tried again; a line has its own button. */
export function CartFailureNote(): ReactElement | null {
  const t = useT();
  const { read, merge } = cartStore.of(useApp()).getState();
  const failure = cartStore.use((state) => state.failure);
  if (!failure) return null;
  const text = t(failureKeys[failure.during], { reason: failureReason(t, failure.error) });
  const retry = failure.during === 'merging' ? merge : failure.during === 'reading' ? read : null;
  return <FailureNote text={text} onRetry={retry} />;
}
