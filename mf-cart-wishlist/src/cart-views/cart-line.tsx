import type { ReactElement } from 'react';
import { useApiUrl, useApp, useSession } from 'shared-contracts/app';
import { formatPrice } from 'shared-contracts/pricing';
import { Link } from 'shared-contracts/routing';
import { isAvailable, type CartLine as Line } from '../cart/cart-lines.ts';
import { useT } from '../messages/use-t.ts';
import styles from './cart-line.module.css';
import { LineActions } from './line-actions.tsx';

export type CartLineProps = { line: Line; isLocked: boolean };

/** Picture and title lead back to the product (UX 21). A removed line keeps its place until it is forgotten. */
export function CartLine({ line: { product, state }, isLocked }: CartLineProps): ReactElement {
  const t = useT();
  const apiUrl = useApiUrl();
  const { picture, option, amount, colour } = product;
  const choices = [colour.name, t('line.size', { size: option.title }), t('line.amount', { amount })];
  return (
    <li className={styles.line} data-state={state} data-unavailable={!isAvailable(product) || undefined}>
      <Link to={product.url} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img src={apiUrl(picture.url)} width={picture.width} height={picture.height} alt="" loading="lazy" />
      </Link>
      <div className={styles.facts}>
        <p className={styles.brand}>{product.brandName}</p>
        <p className={styles.name}>
          <Link to={product.url}>{product.nameWithoutBrand}</Link>
        </p>
      </div>
      <p className={styles.choices}>{choices.join('\u00a0· ')}</p>
      <LinePrice product={product} />
      <LineActions product={product} state={state} isLocked={isLocked} />
    </li>
  );
}

function LinePrice({ product: { prices, amount } }: { product: Line['product'] }): ReactElement {
  const t = useT();
  const { locale } = useApp();
  const { priceType } = useSession();
  const cents = prices.cents[priceType];
  const isReduced = cents < prices.cents.rrp;
  return (
    <div className={styles.prices}>
      <p className={styles.price} data-reduced={isReduced || undefined}>
        {formatPrice(cents * amount, locale)}
      </p>
      {amount > 1 ? <p className={styles.small}>{t('line.each', { price: formatPrice(cents, locale) })}</p> : null}
      {isReduced ? (
        <p className={styles.small}>
          {t('line.recommended')} <s>{formatPrice(prices.cents.rrp * amount, locale)}</s>
        </p>
      ) : null}
    </div>
  );
}
