import type { ReactElement } from 'react';
import type { Cart, Picture } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import { useSite } from './site-context.tsx';

type CartLinesProps = { products: Cart['products'] };

/** What the cart holds, as the cart's own page shows it. */
export function CartLines({ products }: CartLinesProps): ReactElement {
  const { t, locale } = useSite();
  return (
    <ul className="lines">
      {products.map((line) => (
        <Line
          key={line.hash}
          name={[line.brandName, line.nameWithoutBrand]}
          picture={line.picture}
          url={line.url}
          facts={[
            line.colour.name,
            t('line.size', { size: line.option.title }),
            ...amountFacts(line.amount, t('line.amount', { amount: line.amount })),
            ...(line.mounting ? [t('line.mounting')] : []),
            ...(line.isBike || line.isHeavy ? [t('line.freight')] : []),
          ]}
          price={line.status === 'available' ? formatPrice(line.total.cents, locale) : null}
          each={line.amount > 1 ? t('line.each', { price: formatPrice(line.price.cents, locale) }) : null}
        />
      ))}
    </ul>
  );
}

/** One piece needs no words. */
export function amountFacts(amount: number, text: string): string[] {
  return amount > 1 ? [text] : [];
}

type LineProps = {
  name: readonly [brand: string, name: string];
  picture: Picture;
  /** Path in the shop; null where the product is no longer sold. */
  url: string | null;
  facts: readonly string[];
  /** Null where it cannot be bought. */
  price: string | null;
  each: string | null;
};

export function Line({ name: [brand, name], picture, url, facts, price, each }: LineProps): ReactElement {
  const { t, apiOrigin, shopOrigin } = useSite();
  return (
    <li className={price === null ? 'line line-gone' : 'line'}>
      <img src={`${apiOrigin}${picture.url}`} width={picture.width} height={picture.height} alt="" loading="lazy" />
      <div className="line-text">
        <p className="line-brand">{brand}</p>
        <p className="line-name">{url === null ? name : <a href={`${shopOrigin}${url}`}>{name}</a>}</p>
        <p className="line-facts">{facts.join('\u00a0· ')}</p>
        {price === null ? <p className="line-facts">{t('line.gone')}</p> : null}
      </div>
      {price === null ? null : (
        <p className="line-price price">
          {price}
          {each === null ? null : <span className="line-each">{each}</span>}
        </p>
      )}
    </li>
  );
}
