import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { CartLine } from '../cart/cart-lines.ts';
import { cartStore } from '../cart/cart-store.ts';
import { useT } from '../messages/use-t.ts';
import styles from './cart-line.module.css';

type LineActionsProps = { product: CartLine['product']; state: CartLine['state']; isLocked: boolean };

/**
 * One button stays in place through all states, so that focus is never lost: "Entfernen", "Wird entfernt", "Wieder
 * hinzufügen". "Rückgängig" stands before it; while the shopper points at it or focuses it, the clock stands still.
 */
export function LineActions({ product, state, isLocked }: LineActionsProps): ReactElement {
  const t = useT();
  const cart = cartStore.of(useApp()).getState();
  const name = `${product.brandName} ${product.nameWithoutBrand}`;
  const isGone = state === 'removed';
  const isBlocked = isLocked || state === 'pending' || state === 'removing';

  function act(): void {
    if (isGone) void cart.addAgain();
    else if (!isBlocked) cart.remove(product);
  }

  const label = isGone ? 'line.add-again' : state === 'here' ? 'line.remove' : 'line.pending';
  return (
    <div className={styles.actions}>
      {isGone ? <p className={styles.gone}>{t('line.removed')}</p> : null}
      <button
        type="button"
        className={styles.action}
        aria-disabled={(isBlocked && !isGone) || undefined}
        aria-label={
          isGone ? t('line.add-again-name', { name }) : state === 'here' ? t('line.remove-name', { name }) : undefined
        }
        onClick={act}
      >
        {t(label)}
      </button>
      {state === 'pending' ? (
        <button
          type="button"
          className={styles.undo}
          aria-label={t('line.undo-name', { name })}
          onClick={cart.cancelRemoval}
          onPointerEnter={cart.holdRemoval}
          onPointerLeave={cart.releaseRemoval}
          onFocus={cart.holdRemoval}
          onBlur={cart.releaseRemoval}
        >
          {t('line.undo')}
        </button>
      ) : null}
    </div>
  );
}
