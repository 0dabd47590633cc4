import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { cartStore } from '../state/cart-store.ts';
import { amountBounds, evenAmount } from '../state/pending-quantities.ts';
import type { LineGroup } from './cart-lines.ts';
import styles from './quantity-stepper.module.css';

type AmountStepperProps = { group: LineGroup; name: string; isLocked: boolean };

/**
 * − and +, for each piece of a set alike; where its pieces are not as many of each, the way to make it whole. Shows at once what
 * was asked for; the buttons keep the focus at their ends.
 */
export function AmountStepper({ group: { lines }, name, isLocked }: AmountStepperProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.of(useApp()).getState();
  const [{ product, amount }] = lines;
  const bounds = amountBounds(
    lines.map((line) => line.product),
    amount,
  );
  const less = useRef<HTMLButtonElement>(null);
  const [evened, setEvened] = useState(0);
  // The button that was pressed gives way to the stepper.
  useEffect(() => {
    if (evened > 0) less.current?.focus();
  }, [evened]);

  const even = evenAmount(lines);
  if (even !== null) {
    return (
      <p className={styles.uneven}>
        {t('amount.uneven')}{' '}
        <button
          type="button"
          className={styles.even}
          aria-disabled={isLocked || undefined}
          onClick={() => {
            if (isLocked) return;
            cart.setAmount(product, even);
            setEvened((times) => times + 1);
          }}
        >
          {t('amount.even', { amount: even })}
        </button>
      </p>
    );
  }
  const canLess = !isLocked && amount > bounds.least;
  const canMore = !isLocked && amount < bounds.most;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of three controls in each line would be read out as a form
    <div className={styles.stepper} role="group" aria-label={t('amount.name', { name })}>
      <button
        ref={less}
        type="button"
        className={styles.step}
        aria-label={t('amount.less', { name })}
        aria-disabled={!canLess || undefined}
        onClick={() => canLess && cart.setAmount(product, amount - 1)}
      >
        −
      </button>
      <output className={styles.amount}>{amount}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={t('amount.more', { name })}
        aria-disabled={!canMore || undefined}
        title={amount >= bounds.most ? t('amount.most') : undefined}
        onClick={() => canMore && cart.setAmount(product, amount + 1)}
      >
        +
      </button>
    </div>
  );
}
