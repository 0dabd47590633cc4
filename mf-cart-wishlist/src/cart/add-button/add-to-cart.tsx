import { type ReactElement, useRef, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { FragmentMap } from 'shared-contracts/remote';
import type { MessageKey } from '../../messages/messages.ts';
import { BagIcon } from '../../ui/icon.tsx';
import { sizeText } from '../../ui/size-text.ts';
import { additionKey, lineKey } from '../state/add-to-cart-request.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './add-to-cart.module.css';
import { type AddedItems, buttonLabel, isSoldOut } from './button-label.ts';
import { type LineToAdd, linesToAdd, productNames } from './lines-to-add.ts';

/** `key`: the addition to which it belongs; empty while no size is selected. */
type Outcome = { key: string } & (
  | { kind: 'adding' | 'added' | 'choose' }
  /** `done`: keys of the lines that are in the cart; `missing`: the lines that are not. */
  | { kind: 'failed'; error: ApiError; done: readonly string[]; missing: readonly LineToAdd[] }
);

const addedKeys = { one: 'add.added', set: 'add.added-set', all: 'add.added-all' } as const;

/**
 * Adds the items of a team's order; otherwise one piece of the selected size, and one of each piece that was chosen with it or belongs to
 * its set. It keeps the focus, shows the outcome, and sends one request at a time.
 */
export function AddToCart(props: FragmentMap['mf-cart-wishlist/add-to-cart']): ReactElement {
  const { productName, option } = props;
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const button = useRef<HTMLButtonElement>(null);
  const [last, setOutcome] = useState<Outcome | null>(null);
  const team = props.team ?? null;
  const lines = linesToAdd(props);
  const items: AddedItems = props.setId !== undefined ? 'set' : lines.length > 1 || props.items ? 'all' : 'one';
  const count = lines.reduce((sum, { body }) => sum + (body.amount ?? 1), 0);
  const key = additionKey({ items: lines.map(({ body }) => body), team });
  // The outcome of another size or of other pieces is not shown.
  const outcome = last?.key === key ? last : null;
  const isAdding = last?.kind === 'adding';

  async function add(): Promise<void> {
    if (isAdding || isSoldOut(option)) return;
    if (count === 0) return setOutcome({ kind: 'choose', key });
    setOutcome({ kind: 'adding', key });
    // After a failure only the missing lines are sent.
    const done = outcome?.kind === 'failed' ? outcome.done : [];
    const wanted = lines.filter(({ body }) => !done.includes(lineKey(body, team)));
    const result = await cartStore
      .of(app)
      .getState()
      .add({ items: wanted.map(({ body }) => body), team });
    if (!result.ok) {
      // The addition may have started on an earlier page: compares by value, not by identity.
      const keys = result.missing.map((body) => lineKey(body, team));
      const missing = wanted.filter(({ body }) => keys.includes(lineKey(body, team)));
      const added = wanted.filter((line) => !missing.includes(line));
      const inCart = [...done, ...added.map(({ body }) => lineKey(body, team))];
      return setOutcome({ kind: 'failed', key, error: result.error, done: inCart, missing });
    }
    setOutcome({ kind: 'added', key });
    if (props.additionId) app.bus.emit('items-added', { additionId: props.additionId, pieces: count });
    // A flyout that opens and closes automatically takes no focus, so the button keeps it (UX 11).
    app.bus.emit('flyout-requested', { name: 'cart', closeAfterMs: app.config.limits.wishlistFlyoutCloseMs });
  }

  function failureOf({ error, missing }: Outcome & { kind: 'failed' }): string {
    const reason = failureText(t, error);
    // For a single line the API's reason is enough: the cart may contain other pieces of it.
    if (lines.length === 1 && !error.retryable) return reason;
    return t('add.failed', { reason, name: items === 'set' ? productName : productNames(missing) });
  }

  return (
    <div className={styles.add}>
      <button
        ref={button}
        type="button"
        // On the page of a team's product it is the secondary button, as long as nothing is entered.
        className={`button ${items === 'set' || (props.items && count === 0) ? '' : 'button-primary'} ${styles.button}`}
        aria-disabled={isSoldOut(option) || undefined}
        aria-busy={isAdding || undefined}
        // A double click adds once.
        onClick={(event) => event.detail <= 1 && add()}
      >
        {count > 0 && !isSoldOut(option) ? <BagIcon className={styles.icon} /> : null}
        {t(buttonLabel(option, isAdding, items, count), { count })}
      </button>
      <p role="status" className={styles.status} data-outcome={outcome?.kind}>
        {outcome?.kind === 'choose' ? t(props.items ? 'add.enter-first' : 'add.choose-first') : null}
        {outcome?.kind === 'added' ? (
          <>
            <span className="visually-hidden">{productName}: </span>
            {t(addedKeys[items], { size: sizeText(t, option?.title ?? ''), count })}
          </>
        ) : null}
        {outcome?.kind === 'failed' ? failureOf(outcome) : null}
      </p>
      {outcome?.kind === 'failed' && outcome.error.retryable ? (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            // This one is removed with the failure.
            button.current?.focus();
            void add();
          }}
        >
          {t('failure.retry')}
        </button>
      ) : null}
      <noscript>{t('add.needs-script')}</noscript>
    </div>
  );
}
