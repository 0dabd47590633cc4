import { clsx } from 'clsx/lite';
import { type ReactElement, useRef, useState } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { useSearchParams } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import type { ShownProduct } from '../product-loader.ts';
import { sizeParameter } from '../product-parameters.ts';
import type { SizeGuide } from '../size-guide/size-guide.ts';
import { Companions } from './companions/companions.tsx';
import { useCompanions } from './companions/use-companions.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Mounting } from './mounting.tsx';
import { initialOption, isSoldOut } from './option-stock.ts';
import styles from './purchase.module.css';
import { SetOffers } from './set-offer/set-offers.tsx';
import { SizePicker } from './sizes/size-picker.tsx';
import { useKeptSize } from './sizes/use-kept-size.ts';
import { SoldOutNote, soldOutTarget } from './sold-out-note.tsx';

type PurchaseProps = {
  product: ShownProduct;
  guide: SizeGuide;
  team: string | null;
  /** Title of the size that was chosen for the previous colour. */
  size: string | null;
  onSize(title: string): void;
};

/** Size, mounting, companions, the two buttons, sets and delivery. Holds the selection of all of them. */
export function Purchase({ product, guide, team, size, onSize }: PurchaseProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [params] = useSearchParams();
  const [option, setOption] = useState(() => initialOption(product.options, size ?? params.get(sizeParameter)));
  const choose = (chosen: ProductOption): void => {
    setOption(chosen);
    onSize(chosen.title);
  };
  useKeptSize(option?.title, (title) => {
    const kept = initialOption(product.options, title);
    if (kept) choose(kept);
  });
  const [mounting, setMounting] = useState(false);
  const [missing, setMissing] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const companions = useRef<HTMLElement>(null);
  const companionChoice = useCompanions(product.companions, mounting);
  const isComplete = option !== null && companionChoice.pieces !== null;
  const soldOut = isSoldOut(product);
  const elsewhere = soldOut && soldOutTarget(product);
  const hasEnded = product.teamOffer?.team.terms?.hasEnded === true;
  const isSold = !soldOut && !hasEnded;
  const identity = {
    productId: String(product.id),
    productName: `${product.brandName} ${product.nameWithoutBrand}`,
  };
  // On phones the button is always visible, the size grid may be scrolled out of view.
  const askForSize = () => {
    setMissing(true);
    (option ? companions : sizes).current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <SizePicker ref={sizes} product={product} guide={guide} option={option} missing={missing} onChoose={choose} />
      {soldOut && <SoldOutNote product={product} />}
      {product.mounting && isSold && <Mounting product={product} chosen={mounting} onChange={setMounting} />}
      {isSold && <Companions ref={companions} product={product} choice={companionChoice} missing={missing} />}
      {/* A team's order has a button of its own: this bar would cover its table, or be covered by it. */}
      <div className={clsx(styles.buy, isSold && !product.teamOffer && styles.following)}>
        {elsewhere && (
          <a href={`#${elsewhere.id}`} className={clsx('button', styles.alternatives)}>
            {t(elsewhere.label)}
          </a>
        )}
        {hasEnded && !soldOut && <p className={styles.ended}>{t('product.ended')}</p>}
        {isSold && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only follows it
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys on the button arrive here as clicks
          <div onClick={isComplete ? undefined : askForSize}>
            <Fragment
              of="mf-cart-wishlist/add-to-cart"
              fallback={<div className={clsx('skeleton', styles.addLoading)} />}
              failed={<p className={styles.ended}>{t('product.noCart')}</p>}
              option={isComplete ? option : null}
              mounting={mounting}
              pieces={companionChoice.pieces ?? []}
              relatedProducts={companionChoice.ticked.map((companion) => companion.product.id)}
              {...(team === null ? {} : { team })}
              {...identity}
            />
          </div>
        )}
        <Fragment of="mf-cart-wishlist/heart" className={styles.heart} {...identity} />
      </div>
      {product.teamOffer && !soldOut && (
        <Fragment
          of="mf-catalog/team-shop"
          variant="order"
          offer={product.teamOffer}
          product={product}
          fallback={null}
        />
      )}
      {isSold && (
        <>
          <SetOffers product={product} option={option} mounting={mounting} team={team} onSizeMissing={askForSize} />
          <DeliveryFacts product={product} option={option} />
        </>
      )}
    </>
  );
}
