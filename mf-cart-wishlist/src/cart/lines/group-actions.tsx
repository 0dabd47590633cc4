import { type ReactElement, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { cartStore } from '../state/cart-store.ts';
import type { LineGroup } from './cart-lines.ts';
import styles from './group-actions.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';

type GroupActionsProps = { group: LineGroup; isLocked: boolean };

/**
 * One button stays in place in all states, so that it keeps the focus: "Entfernen", "Wird entfernt", "Wieder hinzufügen". While a
 * removal is pending, "Rückgängig" replaces the stepper; pointing at it or focusing it pauses the delay.
 */
export function GroupActions({ group, isLocked }: GroupActionsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.of(useApp()).getState();
  const { isSet, lines } = group;
  const [{ product, state, isUnconfirmed }] = lines;
  const title = `${product.brandName} ${product.nameWithoutBrand}`;
  const name = isSet ? t('set.name', { name: title }) : title;
  const isRemoved = state === 'removed';
  const actionButton = useRef<HTMLButtonElement>(null);

  function act(): void {
    if (isRemoved) void cart.addAgain();
    else if (!isLocked) cart.remove(product);
  }

  const label = isRemoved
    ? 'line.add-again'
    : state !== 'in-cart'
      ? 'line.pending'
      : isSet
        ? 'set.remove'
        : 'line.remove';
  return (
    <div className={styles.actions}>
      {state === 'pending' ? (
        // The undo button disappears: the focus stays in the line.
        <UndoButton name={name} beforeUndo={() => actionButton.current?.focus()} />
      ) : isRemoved ? null : (
        <QuantityStepper group={group} name={name} isLocked={isLocked} />
      )}
      <button
        ref={actionButton}
        type="button"
        className={styles.action}
        aria-disabled={(isLocked && !isRemoved) || undefined}
        aria-label={
          isRemoved
            ? t('line.add-again-name', { name })
            : state === 'in-cart'
              ? t('line.remove-name', { name })
              : undefined
        }
        onClick={act}
      >
        {t(label)}
      </button>
      {isUnconfirmed && state !== 'pending' && state !== 'removing' ? (
        <span className={styles.unconfirmed} data-unconfirmed>
          <span>{t('line.unconfirmed')}</span>
        </span>
      ) : null}
    </div>
  );
}

/** The delay continues when neither the pointer nor the focus is on the button. */
function UndoButton({ name, beforeUndo }: { name: string; beforeUndo(): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const cart = cartStore.of(useApp()).getState();
  const holds = useRef(new Set<'pointer' | 'focus'>());
  function hold(by: 'pointer' | 'focus'): void {
    holds.current.add(by);
    cart.pauseRemoval();
  }
  function release(by: 'pointer' | 'focus'): void {
    holds.current.delete(by);
    if (holds.current.size === 0) cart.resumeRemoval();
  }
  return (
    <button
      type="button"
      className={styles.undo}
      aria-label={t('line.undo-name', { name })}
      onClick={() => {
        beforeUndo();
        cart.cancelRemoval();
      }}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      {t('line.undo')}
    </button>
  );
}
