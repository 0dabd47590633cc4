import { type ReactElement, useState } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { ProductOption, ProductSet } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import type { MessageKey } from '../../messages/messages.ts';
import type { ShownProduct } from '../../product-loader.ts';
import { chosenPieces, initialChoice } from '../piece-choice.ts';
import styles from './set-offers.module.css';
import { OwnPiece, SetPieceRow } from './set-piece-row.tsx';
import { setPriceOf } from './set-price.ts';

type SetCardProps = {
  set: ProductSet;
  product: ShownProduct;
  option: ProductOption | null;
  mounting: boolean;
  team: string | null;
  onSizeMissing(): void;
};

/** One set: its pieces with their sizes, price and saving, and the button that adds all pieces. */
export function SetCard({ set, product, option, mounting, team, onSizeMissing }: SetCardProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { priceType } = useSession();
  const [choice, setChoice] = useState(() => initialChoice(set.items));
  const [isSizeMissing, setSizeMissing] = useState(false);
  const { together, alone, saving } = setPriceOf(set, product.prices, priceType);
  const pieces = chosenPieces(set.items, choice, mounting);
  const isComplete = option !== null && pieces !== null;
  // The product's own sizes may be scrolled out of view; those of the other pieces are in this card.
  const askForSizes = () => {
    setSizeMissing(true);
    if (!option) onSizeMissing();
  };
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h3>{set.name}</h3>
        <p className={styles.price}>
          <strong className="price">{formatPrice(together, locale)}</strong>{' '}
          {saving > 0 && (
            <span className={styles.saving}>{t('set.saving', { price: formatPrice(saving, locale) })}</span>
          )}
        </p>
        <p className={styles.alone}>{t('set.alone', { price: formatPrice(alone, locale) })}</p>
      </header>
      <ul className={styles.pieces}>
        <OwnPiece product={product} option={option} missing={isSizeMissing} />
        {set.items.map((item) => (
          <SetPieceRow
            key={item.product.id}
            id={`set-${set.setId}-${item.product.id}`}
            item={item}
            option={choice[item.product.id] ?? null}
            missing={isSizeMissing}
            onChoose={(size) => setChoice({ ...choice, [item.product.id]: size })}
          />
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only follows it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on the button arrive here as clicks */}
      <div onClick={isComplete ? undefined : askForSizes}>
        <Fragment
          of="mf-cart-wishlist/add-to-cart"
          fallback={<div className={styles.addLoading} />}
          failed={null}
          productId={String(product.id)}
          productName={set.name}
          option={isComplete ? option : null}
          mounting={mounting && product.mounting}
          setId={set.setId}
          {...(team === null ? {} : { team })}
          pieces={pieces ?? []}
        />
      </div>
    </article>
  );
}
