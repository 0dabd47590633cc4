import type { ReactElement } from 'react';
import type { Cart, Picture, PriceType, Printing } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import type { Site } from '../../site.ts';
import { NewTabLink } from '../document/page-footer.tsx';
import { useSite } from '../document/site-context.tsx';

/**
 * @param priceType the shopper's own; null if nothing can be bought
 * @param inNewTab opens product links in a new tab; needed beside a form, whose input would otherwise be lost
 */
type CartLinesProps = { products: Cart['products']; priceType?: PriceType | null; inNewTab?: boolean };

/** The products of the cart, as on the shop's cart page. */
export function CartLines({ products, priceType = null, inNewTab = false }: CartLinesProps): ReactElement {
  const { t, locale } = useSite();
  return (
    // Beside the form it scrolls, which Firefox makes a stop of the Tab key, also where its links scroll it.
    <ul tabIndex={-1} className="lines">
      {products.map((line) => (
        <Line
          key={line.hash}
          name={[line.brandName, line.nameWithoutBrand]}
          picture={line.picture}
          url={line.url}
          inNewTab={inNewTab}
          facts={[
            ...(line.offer ? [line.offer.team] : []),
            line.colour.name,
            sizeText(line.option.title, t('line.size', { size: line.option.title })),
            ...amountFacts(line.amount, t('line.amount', { amount: line.amount })),
            ...(line.mounting ? [t('line.mounting')] : []),
            // A piece of a complete set costs less than on its own.
            ...(priceType !== null && line.price.cents < line.prices.cents[priceType] ? [t('line.set')] : []),
            ...printFacts(line.printing, t),
            ...(line.isBike || line.isHeavy ? [t('line.freight')] : []),
          ]}
          note={lineNote(line, t)}
          price={line.status === 'available' ? formatPrice(line.total.cents, locale) : null}
          each={line.amount > 1 ? t('line.each', { price: formatPrice(line.price.cents, locale) }) : null}
        />
      ))}
    </ul>
  );
}

/** The size with the word for size before it, except sizes such as "one size". */
export function sizeText(size: string, text: string): string {
  return /^[A-ZÄÖÜ][a-zäöü]/.test(size) ? size : text;
}

/** Empty for an amount of one. */
export function amountFacts(amount: number, text: string): string[] {
  return amount > 1 ? [text] : [];
}

/**
 * Why a line cannot be ordered, as on the shop's cart page: no longer sold, the state of its team's offer, or too few pieces in stock. Null
 * if it can.
 */
function lineNote({ delisted, offer, option, status }: Cart['products'][number], t: Site['t']): string | null {
  if (delisted) return t('line.delisted');
  if (offer?.hasEnded) return t('line.ended', { team: offer.team });
  if (status === 'unavailable')
    return option.stock && option.quantity > 0 ? t('line.short', { count: option.quantity }) : null;
  if (!offer?.missing) return null;
  return t('line.missing', { count: offer.missing, least: offer.minimumAmount });
}

/** What is printed on each piece, `LENA 7, Wappen`; empty without a print. */
export function printFacts(printing: Printing | null | undefined, t: Site['t']): string[] {
  if (!printing) return [];
  const { name, number, crest } = printing;
  const text = [[name, number].filter(Boolean).join(' '), crest ? t('line.crest') : ''].filter(Boolean).join(', ');
  return [t('line.printing', { print: text })];
}

type LineProps = {
  name: readonly [brand: string, name: string];
  picture: Picture;
  /** Path in the shop; null if the product is no longer sold. */
  url: string | null;
  inNewTab?: boolean;
  facts: readonly string[];
  /** Why it cannot be ordered. */
  note?: string | null;
  /** Null if it cannot be bought. */
  price: string | null;
  each: string | null;
};

export function Line({
  name: [brand, name],
  picture,
  url,
  inNewTab = false,
  facts,
  note = null,
  price,
  each,
}: LineProps): ReactElement {
  const { t, apiOrigin, shopOrigin } = useSite();
  return (
    <li className={price === null ? 'line line-gone' : 'line'}>
      <img
        src={`${apiOrigin}${picture.url}`}
        srcSet={picture.srcset?.webp.replace(/\/\S+/g, (path) => apiOrigin + path)}
        sizes={picture.srcset && '64px'}
        data-ground={picture.srcset && picture.colour}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
      />
      <div className="line-text">
        <p className="line-name">
          <span className="line-brand">{brand}</span>{' '}
          {url === null ? (
            name
          ) : inNewTab ? (
            <NewTabLink to={url}>{name}</NewTabLink>
          ) : (
            <a href={`${shopOrigin}${url}`}>{name}</a>
          )}
        </p>
        <p className="line-facts">{facts.join('\u00a0· ')}</p>
        {note === null ? null : <p className="line-note">{note}</p>}
        {price === null && note === null ? <p className="line-facts">{t('line.gone')}</p> : null}
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
