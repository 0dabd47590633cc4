import { type ReactElement, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { FragmentMap } from 'shared-contracts/remote';
import { useStartedStore } from '../../browser/use-started-store.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { teamOfPage } from '../state/wishlist-api.ts';
import { isOptimisticallyListed } from '../state/wishlist-machine.ts';
import { wishlistStore } from '../state/wishlist-store.ts';
import styles from './heart.module.css';

/** Its strokes are in the stylesheet: eight attributes on each of two dozen hearts would cost rendering, transfer and hydration time. */
const icon = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20C7 16.4 3.5 13.2 3.5 9.2A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.8C20.5 13.2 17 16.4 12 20z" />
  </svg>
);

/** A list page has two dozen of these, so it has no listener and no effect except starting the store. */
export function Heart({ productId, productName, team }: FragmentMap['mf-cart-wishlist/heart']): ReactElement {
  useStartedStore(wishlistStore);
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const id = Number(productId);
  const isListed = wishlistStore.use((state) => isOptimisticallyListed(state, id));
  /** The shopper's choice, until it is confirmed or has failed; it may have to wait for another change. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  async function setListed(shouldBeListed: boolean): Promise<void> {
    if (chosen !== null) return;
    setChosen(shouldBeListed);
    setError(null);
    const result = await wishlistStore
      .of(app)
      .getState()
      .setListed(id, shouldBeListed, team ?? teamOfPage(app.config, location.pathname));
    setChosen(null);
    if (!result.ok) setError(result.error);
  }

  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={chosen ?? isListed}
        aria-label={t('heart.name', { name: productName })}
        aria-busy={chosen !== null || undefined}
        // The server's heart, which an early click was on, is always empty.
        onClick={({ currentTarget }) => setListed('clicked' in currentTarget.dataset || !isListed)}
      >
        {icon}
      </button>
      {error ? (
        <span role="alert" className={styles.failed}>
          {t('heart.failed', { reason: failureText(t, error) })}
        </span>
      ) : null}
    </>
  );
}
