import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { localAddress } from 'shared-contracts/paths';
import { type ShareOutcome, shareLink } from 'shared-contracts/share-link';
import { iconFrame } from '../../ui/icon.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { wishlistStore } from '../state/wishlist-store.ts';
import styles from './share-button.module.css';
import { sharedListPath } from './shared-list-address.ts';

/** Shares a link to the list. If the browser can neither share nor copy it, the link is shown. */
export function ShareButton(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const products = wishlistStore.use((state) => state.products);
  const [result, setResult] = useState<{ outcome: ShareOutcome; url: string } | null>(null);

  async function share(): Promise<void> {
    const path = sharedListPath((products ?? []).map(({ id }) => id));
    const url = config.shopOrigin + localAddress(config, path);
    setResult(null);
    setResult({ outcome: await shareLink({ title: t('share.name'), url }), url });
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={share}>
        <svg {...iconFrame} className={styles.icon} aria-hidden="true">
          <path d="M12 14.5v-11M8 7l4-4 4 4M6 11.5V20h12v-8.5" />
        </svg>
        {t('share.share')}
      </button>
      <p role="status" className={styles.status}>
        {result && result.outcome !== 'shared' ? t(`share.${result.outcome}`, { url: result.url }) : null}
      </p>
    </div>
  );
}
