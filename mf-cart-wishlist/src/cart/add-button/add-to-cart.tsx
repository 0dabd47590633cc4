import { type ReactElement, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { FragmentMap } from 'shared-contracts/remote';
import type { MessageKey } from '../../messages/messages.ts';
import { BagIcon } from '../../ui/icon.tsx';
import { additionKey, lineKey } from '../state/addition.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './add-to-cart.module.css';
import { buttonLabel, isSoldOut, type Load } from './button-label.ts';
import { type LineToAdd, linesToAdd } from './lines-to-add.ts';

/** `of` is the key of what was asked for; empty as long as a size is missing. */
type Outcome = { of: string } & (
  | { kind: 'adding' | 'added' | 'choose' }
  /** `done`: keys of the lines that are in the cart already; `missing`: what is not. */
  | { kind: 'failed'; error: ApiError; done: readonly string[]; missing: readonly LineToAdd[] }
);

const flyoutCloseAfterMs = 6000;

const addedKeys = { one: 'add.added', set: 'add.added-set', all: 'add.added-all' } as const;

/** Adds one piece of the chosen size, and one of everything that goes along with it or makes a set with it. It keeps the focus, says how it went, and never has more than one call on its way. */
export function AddToCart(props: FragmentMap['mf-cart-wishlist/add-to-cart']): ReactElement {
  const { productName, option } = props;
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const [last, setOutcome] = useState<Outcome | null>(null);
  const team = props.team ?? null;
  const lines = linesToAdd(props);
  const load: Load = props.setId !== undefined ? 'set' : lines.length > 1 ? 'all' : 'one';
  const of = additionKey({ items: lines.map(({ body }) => body), team });
  // What was said about one size, or with one thing along, must not stand beside another.
  const outcome = last?.of === of ? last : null;
  const isAdding = last?.kind === 'adding';

  async function add(): Promise<void> {
    if (isAdding || isSoldOut(option)) return;
    if (!option) return setOutcome({ kind: 'choose', of });
    setOutcome({ kind: 'adding', of });
    // After a failure only what is still missing is sent.
    const done = outcome?.kind === 'failed' ? outcome.done : [];
    const wanted = lines.filter(({ body }) => !done.includes(lineKey(body, team)));
    const result = await cartStore
      .of(app)
      .getState()
      .add({ items: wanted.map(({ body }) => body), team });
    const missing = result.ok ? [] : wanted.filter(({ body }) => result.missing.includes(body));
    const added = wanted.filter((line) => !missing.includes(line));
    for (const { product, body } of added) {
      if (!product) continue;
      const optionId = String(body.productOption);
      app.analytics.track({ name: 'add_to_cart', productId: product.id, optionId, amount: 1 });
    }
    if (!result.ok) {
      const inCart = [...done, ...added.map(({ body }) => lineKey(body, team))];
      return setOutcome({ kind: 'failed', of, error: result.error, done: inCart, missing });
    }
    setOutcome({ kind: 'added', of });
    // What closes by itself takes no focus, so the button keeps it (UX 11).
    app.bus.emit('flyout-requested', { name: 'cart', closeAfterMs: flyoutCloseAfterMs });
  }

  return (
    <div className={styles.add}>
      <button
        type="button"
        className={`button ${load === 'set' ? '' : 'button-primary'} ${styles.button}`}
        aria-disabled={isSoldOut(option) || undefined}
        aria-busy={isAdding || undefined}
        // The later clicks of a double click ask for nothing new.
        onClick={(event) => event.detail <= 1 && add()}
      >
        {option && !isSoldOut(option) ? <BagIcon className={styles.icon} /> : null}
        {t(buttonLabel(option, isAdding, load), { count: lines.length })}
      </button>
      <p role="status" className={styles.status} data-outcome={outcome?.kind}>
        {outcome?.kind === 'choose' ? t('add.choose-first') : null}
        {outcome?.kind === 'added' ? (
          <>
            <span className="visually-hidden">{productName}: </span>
            {t(addedKeys[load], { size: option?.title ?? '', count: lines.length })}
          </>
        ) : null}
        {outcome?.kind === 'failed'
          ? t('add.failed', {
              reason: failureText(t, outcome.error),
              name: load === 'set' ? productName : outcome.missing.map(({ product }) => product?.name ?? '').join(', '),
            })
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
