import { type ReactElement, useState } from 'react';
import type { ApiError } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { FragmentMap } from 'shared-contracts/remote';
import { failureReason } from '../failure/failure-reason.ts';
import { HeartIcon } from '../icons/icon.tsx';
import { useT } from '../messages/use-t.ts';
import { useStarted } from '../page/use-started.ts';
import { teamInAddress } from '../team/team-in-address.ts';
import { isWished } from '../wishlist/wishlist-machine.ts';
import { wishlistStore } from '../wishlist/wishlist-store.ts';
import styles from './heart.module.css';

/** Two dozen of these stand on a list page: no listener, no effect beyond starting the one store. */
export function Heart({ productId, productName }: FragmentMap['mf-cart-wishlist/heart']): ReactElement {
  useStarted(wishlistStore);
  const app = useApp();
  const t = useT();
  const id = Number(productId);
  const wished = wishlistStore.use((state) => isWished(state, id));
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
      .wish(id, !wished, teamInAddress(app.config, location.pathname));
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
          {t('heart.failed', { reason: failureReason(t, error) })}
        </span>
      ) : null}
    </>
  );
}
