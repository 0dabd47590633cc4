import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { TilePrices } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice, reductionOf } from 'shared-contracts/pricing';
import type { MessageKey } from '../../messages/messages.ts';
import styles from './product-sheet.module.css';

/** The price for the shopper's role, and the recommended price where the discount is shown (SPEC 5). */
export function PriceLine({ prices }: { prices: TilePrices }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config, locale } = useApp();
  const { priceType } = useSession();
  const cents = prices.cents[priceType];
  const reduction = reductionOf(cents, prices.cents.rrp, config);
  return (
    <p>
      <span className="visually-hidden">{t('sheet.price')} </span>
      <strong className={clsx('price', styles.price, reduction && styles.reduced)}>{formatPrice(cents, locale)}</strong>{' '}
      {reduction && reduction.recommended !== null && (
        <small>
          {t('flyer.rrp')} <s className="price">{formatPrice(reduction.recommended, locale)}</s>
        </small>
      )}
    </p>
  );
}
