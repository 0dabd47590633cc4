import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { ShareIcon } from '../../icons/product-icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './share.module.css';

type ShareProps = { product: Pick<Product, 'url' | 'brandName' | 'nameWithoutBrand'> };

/** By the device's own sheet where it has one, else the link is copied. */
export function Share({ product }: ShareProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const url = `${config.shopOrigin}${product.url}`;

  async function share(): Promise<void> {
    setOutcome(null);
    try {
      if ('share' in navigator)
        await navigator.share({ title: `${product.brandName} ${product.nameWithoutBrand}`, url });
      else {
        await copy(url);
        setOutcome('copied');
      }
    } catch (cause) {
      // Whoever closes the sheet wanted nothing more.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setOutcome('failed');
    }
  }

  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} onClick={share}>
        <ShareIcon />
        {t('share.share')}
      </button>
      <p role="status" className={styles.status}>
        {outcome && t(`share.${outcome}`, { url })}
      </p>
    </div>
  );
}

/** @throws where the browser has no clipboard or forbids it */
async function copy(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('No clipboard');
  await navigator.clipboard.writeText(text);
}
