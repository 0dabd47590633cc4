import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import type { MessageKey } from '../messages/messages.ts';
import { cartStore } from '../state/cart-store.ts';
import styles from './cart-line.module.css';
import type { CartLine } from './cart-lines.ts';

/**
 * What the server says the line costs, at this shopper's price type and in its set. While its amount is not confirmed, the
 * sum is still the old one and says so.
 */
export function LinePrice({ line: { product, amount, isUnconfirmed } }: { line: CartLine }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { price, total } = product;
  return (
    <div className={styles.prices} aria-busy={isUnconfirmed || undefined}>
      <p className={styles.price} data-reduced={price.cents < product.prices.cents.rrp || undefined}>
        {total.formatted}
      </p>
      {amount > 1 ? <p className={styles.small}>{t('line.each', { price: price.formatted })}</p> : null}
      <Compared product={product} />
    </div>
  );
}

/** In a set what the piece costs on its own, else the manufacturer's recommendation; never "was". */
function Compared({ product: { price, prices, amount } }: { product: CartLine['product'] }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const priceType = cartStore.use((state) => state.cart?.priceType) ?? 'vk';
  const alone = prices.cents[priceType];
  const isInSet = price.cents < alone;
  const cents = isInSet ? alone : prices.cents.rrp;
  if (cents <= price.cents) return null;
  return (
    <p className={styles.small}>
      {t(isInSet ? 'line.alone' : 'line.recommended')} <s>{formatPrice(cents * amount, locale)}</s>
    </p>
  );
}
