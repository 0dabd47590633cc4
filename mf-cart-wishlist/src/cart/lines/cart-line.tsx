import type { ReactElement } from 'react';
import type { Printing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { sizeText } from '../../ui/size-text.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './cart-lines.module.css';
import { isAvailable, type CartLine as Line } from './cart-lines.ts';
import { LinePrice } from './line-price.tsx';

/** Picture and title link to the product (UX 21). The lines of an uneven set show their quantities, because the set then has no stepper. */
export function CartLine({ line, isUneven }: { line: Line; isUneven: boolean }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { product, state } = line;
  const { picture, option, colour, mounting, isBike, isHeavy, offer, printing, relatedProductNames: names } = product;
  const choices = [
    ...(offer ? [offer.team] : []),
    colour.name,
    sizeText(t, option.title),
    ...(isUneven ? [t('line.amount', { amount: line.amount })] : []),
    ...(mounting ? [t('line.mounting')] : []),
    ...(printing ? [t('line.printing', { print: printText(printing, t('line.crest')) })] : []),
    ...(isBike || isHeavy ? [t('line.freight')] : []),
  ];
  return (
    <div className={styles.line} data-state={state} data-line={product.hash}>
      <Link to={product.url} className={styles.picture} viewTransition tabIndex={-1} aria-hidden="true">
        <PictureElement picture={picture} sizes="128px" alt="" loading="lazy" />
      </Link>
      <div className={styles.facts}>
        <p className={styles.brand}>{product.brandName}</p>
        <p className={styles.name}>
          <Link to={product.url} viewTransition>
            {product.nameWithoutBrand}
          </Link>
        </p>
      </div>
      <LinePrice line={line} />
      <div className={styles.choices}>
        <p>{choices.join('\u00a0· ')}</p>
        {names.length > 0 ? <p>{t('line.related', { names: names.join(', ') })}</p> : null}
        {state === 'removed' ? null : <LineNote product={product} />}
      </div>
    </div>
  );
}

/**
 * Why the line cannot be ordered as it is: it is no longer sold, its club's offer has ended, or there are too few pieces in stock, or in
 * the cart.
 */
function LineNote({ product }: Pick<Line, 'product'>): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { offer, option } = product;
  const count = option.stock ? option.quantity : 0;
  let note: string | null = null;
  if (product.delisted) note = t('line.delisted');
  else if (offer?.hasEnded) note = t('line.ended', { team: offer.team });
  else if (!isAvailable(product)) note = count > 0 ? t('line.short', { count }) : t('line.sold-out');
  else if (offer?.missing) note = t('line.missing', { count: offer.missing, least: offer.minimumAmount });
  return note === null ? null : <p className={styles.unavailableReason}>{note}</p>;
}

/** Such as `LENA 7, Wappen`. */
function printText({ name, number, crest }: Printing, crestText: string): string {
  return [[name, number].filter(Boolean).join(' '), crest ? crestText : ''].filter(Boolean).join(', ');
}
