import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { Money, Product, TilePrices } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { shownPrice } from '../../tile/shown-price.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './price-block.module.css';

type PriceBlockProps = { prices: TilePrices; lowest: Money | null };

/** The struck price is labelled as the recommended one (UX 7); a reduction shows the lowest price of the last 30 days. */
export function PriceBlock({ prices, lowest }: PriceBlockProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const { priceType } = useSession();
  const { price, reduction } = shownPrice(prices, priceType, config);
  return (
    <div>
      <p className={styles.line}>
        <span className="visually-hidden">{t('product.price')} </span>
        <strong className={clsx('price', styles.price, reduction && styles.sale)}>{price}</strong>{' '}
        {reduction && (
          <>
            {reduction.recommended && (
              <span className={clsx('price', styles.recommended)}>
                {t('tile.rrp')} <s>{reduction.recommended}</s>{' '}
              </span>
            )}
            <span className={styles.percent}>{t('product.discount', { percent: reduction.percent })}</span>
          </>
        )}
      </p>
      {reduction && lowest && <p className={styles.note}>{t('product.lowest', { price: lowest.formatted })}</p>}
      <p className={styles.note}>{t('product.tax')}</p>
    </div>
  );
}

/** Loyalty points for the purchase, at the shopper's price type (SPEC 9: only where loyalty is enabled). */
export function LoyaltyPoints({ points }: { points: Product['loyaltyPoints'] }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const { priceType } = useSession();
  const count = points[priceType];
  if (!config.loyaltyEnabled || count === 0) return null;
  return <p className={styles.points}>{t('product.points', { count })}</p>;
}
