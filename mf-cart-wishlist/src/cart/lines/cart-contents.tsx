import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { CartFailureNote } from '../cart-failure-note.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { isLocked } from '../state/cart-machine.ts';
import { cartStore } from '../state/cart-store.ts';
import { CartGroup } from './cart-group.tsx';
import styles from './cart-lines.module.css';
import { cartLines, type LineGroup } from './cart-lines.ts';

/** All lines of the cart, in the flyout and on the page: the available ones, then the unavailable ones. */
export function CartContents(): ReactElement {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.use((state) => state.cart);
  const change = cartStore.use((state) => state.change);
  const removed = cartStore.use((state) => state.removed);
  const pendingQuantities = cartStore.use((state) => state.pendingQuantities);
  const { available, unavailable } = cartLines({ cart, change, removed, pendingQuantities });
  return (
    <div className={styles.contents}>
      <CartFailureNote />
      <RemovalStatus />
      <Groups groups={available} isLocked={isLocked({ change })} />
      {unavailable.length > 0 ? (
        <section className={styles.unavailable}>
          <h2 className={styles.unavailableHeading}>{t('cart.unavailable')}</h2>
          <p className={styles.unavailableNote}>{t('cart.unavailable-note')}</p>
          <Groups groups={unavailable} isLocked={isLocked({ change })} />
        </section>
      ) : null}
    </div>
  );
}

function Groups({ groups, isLocked }: { groups: readonly LineGroup[]; isLocked: boolean }): ReactElement | null {
  if (groups.length === 0) return null;
  return (
    <ul>
      {groups.map((group) => (
        <CartGroup key={group.key} group={group} isLocked={isLocked} />
      ))}
    </ul>
  );
}

function RemovalStatus(): ReactElement {
  const t = useTranslate<MessageKey>();
  const change = cartStore.use((state) => state.change);
  const removed = cartStore.use((state) => state.removed);
  const isPending = change.kind === 'removal-pending';
  const removal = isPending ? change.removal : removed;
  const product = removal?.products[0];
  const name = product ? `${product.brandName} ${product.nameWithoutBrand}` : '';
  const what = removal?.target.by === 'set' ? 'set' : 'line';
  return (
    <p role="status" className="visually-hidden">
      {product ? t(`${what}.status-${isPending ? 'pending' : 'removed'}`, { name }) : null}
    </p>
  );
}
