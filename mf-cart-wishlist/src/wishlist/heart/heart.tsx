import { type ReactElement, useState } from 'react';
import { type ApiError, failureText } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import type { FragmentMap } from 'shared-contracts/remote';
import { useStartedStore } from '../../browser/use-started-store.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { HeartIcon } from '../../ui/icon.tsx';
import { isOptimisticallyListed } from '../state/wishlist-machine.ts';
import { wishlistStore } from '../state/wishlist-store.ts';
import styles from './heart.module.css';
import { teamInAddress } from './team-in-address.ts';

/** Two dozen of these stand on a list page: no listener, no effect beyond starting the one store. */
export function Heart({ productId, productName }: FragmentMap['mf-cart-wishlist/heart']): ReactElement {
  useStartedStore(wishlistStore);
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const id = Number(productId);
  const wished = wishlistStore.use((state) => isOptimisticallyListed(state, id));
  /** What the shopper asked for, until it is so or has failed; it may have to wait for another change. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  async function toggle(): Promise<void> {
    if (wanted !== null) return;
    setWanted(!wished);
    setError(null);
    const result = await wishlistStore
      .of(app)
      .getState()
      .setListed(id, !wished, teamInAddress(app.config, location.pathname));
    setWanted(null);
    if (!result.ok) return setError(result.error);
    app.analytics.track({ name: 'wishlist_toggle', productId, added: !wished });
  }

  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={wanted ?? wished}
        aria-label={t('heart.name', { name: productName })}
        aria-busy={wanted !== null || undefined}
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
