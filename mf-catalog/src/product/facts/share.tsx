import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { localAddress } from 'shared-contracts/paths';
import { type ShareOutcome, shareLink } from 'shared-contracts/share-link';
import { ShareIcon } from '../../icons/product-icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './share.module.css';

type ShareProps = { product: Pick<Product, 'url' | 'brandName' | 'nameWithoutBrand'> };

/** Shares or copies the product's address. The status line reports copying and failures; a share dialog gives its own feedback. */
export function Share({ product }: ShareProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = config.shopOrigin + localAddress(config, product.url);

  async function share(): Promise<void> {
    setOutcome(null);
    setOutcome(await shareLink({ title: `${product.brandName} ${product.nameWithoutBrand}`, url }));
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={share}>
        <ShareIcon />
        {t('share.share')}
      </button>
      <p role="status" className={styles.status}>
        {(outcome === 'copied' || outcome === 'failed') && t(`share.${outcome}`, { url })}
      </p>
    </div>
  );
}
