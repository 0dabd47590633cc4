import { type ReactElement, useState } from 'react';
import type { ApiError } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { FragmentMap } from 'shared-contracts/remote';
import { lineKey } from '../cart/addition.ts';
import { cartStore } from '../cart/cart-store.ts';
import { failureReason } from '../failure/failure-reason.ts';
import { BagIcon } from '../icons/icon.tsx';
import { useT } from '../messages/use-t.ts';
import styles from './add-to-cart.module.css';
import { buttonLabel, isSoldOut } from './button-label.ts';
import { linesToAdd } from './lines-to-add.ts';

type Outcome = { optionId: number | null } & (
  | { kind: 'adding' | 'added' | 'choose' }
  /** `done`: the lines of a set that are in the cart already. */
  | { kind: 'failed'; error: ApiError; done: readonly string[] }
);

const flyoutCloseAfterMs = 6000;

/** Adds one piece of the chosen size, or one of everything in a set. It keeps the focus, says how it went, and never has more than one call on its way. */
export function AddToCart(props: FragmentMap['mf-cart-wishlist/add-to-cart']): ReactElement {
  const { productId, productName, option } = props;
  const app = useApp();
  const t = useT();
  const [last, setOutcome] = useState<Outcome | null>(null);
  const optionId = option?.id ?? null;
  // What was said about one size must not stand beside another.
  const outcome = last?.optionId === optionId ? last : null;
  const isAdding = last?.kind === 'adding';
  const isSet = props.setId !== undefined;

  async function add(): Promise<void> {
    if (isAdding || isSoldOut(option)) return;
    if (!option) return setOutcome({ kind: 'choose', optionId: null });
    setOutcome({ kind: 'adding', optionId: option.id });
    // After a failure only what is still missing is sent.
    const done = outcome?.kind === 'failed' ? outcome.done : [];
    const team = props.team ?? null;
    const items = linesToAdd(props).filter((item) => !done.includes(lineKey(item, team)));
    const result = await cartStore.of(app).getState().add({ items, team });
    if (!result.ok) {
      const added = items.filter((item) => !result.missing.includes(item)).map((item) => lineKey(item, team));
      return setOutcome({ kind: 'failed', optionId: option.id, error: result.error, done: [...done, ...added] });
    }
    setOutcome({ kind: 'added', optionId: option.id });
    app.analytics.track({ name: 'add_to_cart', productId, optionId: String(option.id), amount: 1 });
    // What closes by itself takes no focus, so the button keeps it (UX 11).
    app.bus.emit('flyout-requested', { name: 'cart', closeAfterMs: flyoutCloseAfterMs });
  }

  return (
    <div className={styles.add}>
      <button
        type="button"
        className={`button ${isSet ? '' : 'button-primary'} ${styles.button}`}
        aria-disabled={isSoldOut(option) || undefined}
        aria-busy={isAdding || undefined}
        // The later clicks of a double click ask for nothing new.
        onClick={(event) => event.detail <= 1 && add()}
      >
        {option && !isSoldOut(option) ? <BagIcon className={styles.icon} /> : null}
        {t(buttonLabel(option, isAdding, isSet))}
      </button>
      <p role="status" className={styles.status} data-outcome={outcome?.kind}>
        {outcome?.kind === 'choose' ? t('add.choose-first') : null}
        {outcome?.kind === 'added' ? (
          <>
            <span className="visually-hidden">{productName}: </span>
            {isSet ? t('add.added-set') : t('add.added', { size: option?.title ?? '' })}
          </>
        ) : null}
        {outcome?.kind === 'failed'
          ? t('add.failed', { reason: failureReason(t, outcome.error), name: productName })
          : null}
      </p>
      {outcome?.kind === 'failed' && outcome.error.retryable ? (
        <button type="button" className={styles.retry} onClick={add}>
          {t('failure.retry')}
        </button>
      ) : null}
      <noscript>{t('add.needs-script')}</noscript>
    </div>
  );
}
