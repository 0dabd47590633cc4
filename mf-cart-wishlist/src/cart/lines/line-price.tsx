import type { ReactElement } from 'react';
import { type PriceType, useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice, reductionOf } from 'shared-contracts/pricing';
import type { MessageKey } from '../messages/messages.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './cart-lines.module.css';
import { type CartLine, hasSetPrice } from './cart-lines.ts';

/**
 * The price of the line as the server has calculated it, for this shopper's price type and in its set. While the quantity is not confirmed,
 * the total is the old one and marked as busy.
 */
export function LinePrice({ line: { product, amount, isUnconfirmed } }: { line: CartLine }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { price, total, prices } = product;
  const reduction = reductionOf(price.cents, prices.cents.rrp, useApp().config);
  return (
    <div className={styles.prices} aria-busy={isUnconfirmed || undefined}>
      <p className={styles.price} data-reduced={reduction !== null || undefined}>
        {total.formatted}
      </p>
      {amount > 1 ? <p className={styles.small}>{t('line.each', { price: price.formatted })}</p> : null}
      <ComparePrice product={product} />
    </div>
  );
}

/** In a set the single price of the piece, else the recommended retail price; never a former price. */
function ComparePrice({ product }: { product: CartLine['product'] }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale, config } = useApp();
  const priceType = usePriceType();
  const { price, prices, amount } = product;
  const isInSet = hasSetPrice(product, priceType);
  const cents = isInSet ? prices.cents[priceType] : reductionOf(price.cents, prices.cents.rrp, config)?.recommended;
  if (!cents) return null;
  return (
    <p className={styles.small}>
      {t(isInSet ? 'line.alone' : 'line.recommended')} <s>{formatPrice(cents * amount, locale)}</s>
    </p>
  );
}

/** The price type with which the server has calculated the cart. */
export function usePriceType(): PriceType {
  return cartStore.use((state) => state.cart?.priceType) ?? 'vk';
}
