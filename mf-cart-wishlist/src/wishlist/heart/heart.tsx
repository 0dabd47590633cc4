import { type ReactElement, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { FragmentMap } from 'shared-contracts/remote';
import { useStartedStore } from '../../browser/use-started-store.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { HeartIcon } from '../../ui/icon.tsx';
import { teamOfPage } from '../state/wishlist-api.ts';
import { isOptimisticallyListed } from '../state/wishlist-machine.ts';
import { wishlistStore } from '../state/wishlist-store.ts';
import styles from './heart.module.css';

/** A list page has two dozen of these, so it has no listener and no effect except starting the store. */
export function Heart({ productId, productName, team }: FragmentMap['mf-cart-wishlist/heart']): ReactElement {
  useStartedStore(wishlistStore);
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const id = Number(productId);
  const isListed = wishlistStore.use((state) => isOptimisticallyListed(state, id));
  /** What the shopper chose, until it is confirmed or has failed; it may have to wait for another change. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  async function toggle(): Promise<void> {
    if (chosen !== null) return;
    setChosen(!isListed);
    setError(null);
    const result = await wishlistStore
      .of(app)
      .getState()
      .setListed(id, !isListed, team ?? teamOfPage(app.config, location.pathname));
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
        onClick={toggle}
      >
        <HeartIcon />
      </button>
      {error ? (
        <span role="alert" className={styles.failed}>
          {t('heart.failed', { reason: failureText(t, error) })}
        </span>
      ) : null}
    </>
  );
}
