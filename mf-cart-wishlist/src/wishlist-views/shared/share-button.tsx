import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { ShareIcon } from '../../icons/icon.tsx';
import { wishlistStore } from '../../wishlist/wishlist-store.ts';
import { useT } from '../messages/use-t.ts';
import styles from './share-button.module.css';
import { sharedListPath } from './shared-list.ts';

/** Shares the list by the device's own sheet where it has one; else the link is copied, or shown to be copied by hand. */
export function ShareButton(): ReactElement {
  const t = useT();
  const { config } = useApp();
  const products = wishlistStore.use((state) => state.products);
  const [shared, setShared] = useState<{ outcome: 'copied' | 'failed'; url: string } | null>(null);

  async function share(): Promise<void> {
    const url = `${config.shopOrigin}${sharedListPath((products ?? []).map(({ id }) => id))}`;
    setShared(null);
    try {
      if ('share' in navigator) await navigator.share({ title: t('share.name'), url });
      else {
        await copy(url);
        setShared({ outcome: 'copied', url });
      }
    } catch (cause) {
      // Whoever closes the device's sheet wanted nothing more.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setShared({ outcome: 'failed', url });
    }
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={share}>
        <ShareIcon className={styles.icon} />
        {t('share.share')}
      </button>
      <p role="status" className={styles.status}>
        {shared ? t(`share.${shared.outcome}`, { url: shared.url }) : null}
      </p>
    </div>
  );
}

/** @throws where the browser has no clipboard or forbids it */
async function copy(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('No clipboard');
  await navigator.clipboard.writeText(text);
}
