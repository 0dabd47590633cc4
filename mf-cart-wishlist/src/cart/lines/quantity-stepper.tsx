import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { cartStore } from '../state/cart-store.ts';
import type { LineGroup } from './cart-lines.ts';
import { evenQuantity, hasSeveralSizes, quantityBounds } from './quantity-bounds.ts';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = { group: LineGroup; name: string; isLocked: boolean };

/**
 * − and +. In a set they change all pieces; if the quantities of the pieces differ, a button makes them equal. The chosen quantity is shown
 * at once. At the bounds the buttons stay focusable. Sets in different sizes have no stepper: they would no longer be complete.
 */
export function QuantityStepper({ group: { lines }, name, isLocked }: QuantityStepperProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.of(useApp()).getState();
  const [{ product, amount }] = lines;
  const bounds = quantityBounds(
    lines.map((line) => line.product),
    amount,
  );
  const less = useRef<HTMLButtonElement>(null);
  const [timesEvened, setTimesEvened] = useState(0);
  // The stepper replaces the button that had the focus.
  useEffect(() => {
    if (timesEvened > 0) less.current?.focus();
  }, [timesEvened]);

  if (hasSeveralSizes(lines)) return null;
  const even = evenQuantity(lines);
  if (even !== null) {
    return (
      <p className={styles.uneven}>
        {t('quantity.uneven')}{' '}
        <button
          type="button"
          className={styles.even}
          aria-disabled={isLocked || undefined}
          onClick={() => {
            if (isLocked) return;
            cart.setQuantity(product, even);
            setTimesEvened((times) => times + 1);
          }}
        >
          {t('quantity.even', { amount: even })}
        </button>
      </p>
    );
  }
  const canLess = !isLocked && amount > bounds.min;
  const canMore = !isLocked && amount < bounds.max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of three controls in each line would be read out as a form
    <div className={styles.stepper} role="group" aria-label={t('quantity.name', { name })}>
      <button
        ref={less}
        type="button"
        className={styles.step}
        aria-label={t('quantity.less', { name })}
        aria-disabled={!canLess || undefined}
        onClick={() => canLess && cart.setQuantity(product, amount - 1)}
      >
        −
      </button>
      <output className={styles.amount}>{amount}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={t('quantity.more', { name })}
        aria-disabled={!canMore || undefined}
        title={amount >= bounds.max ? t('quantity.most') : undefined}
        onClick={() => canMore && cart.setQuantity(product, amount + 1)}
      >
        +
      </button>
    </div>
  );
}
