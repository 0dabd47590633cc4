import { clsx } from 'clsx';
import { type ReactElement, useRef, useState } from 'react';
import type { Product } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { Link, useSearchParams } from 'shared-contracts/routing';
import { useT } from '../messages/use-t.ts';
import { ColourLinks } from './colour-links.tsx';
import { initialOption, isSoldOut } from './option-stock.ts';
import { PriceBlock } from './price-block.tsx';
import styles from './product-facts.module.css';
import { relatedId } from './related.tsx';
import { SizePicker, sizeParameter } from './size-picker.tsx';

/** What decides: name, price, colour, size, and the two buttons. The chosen size lives here. */
export function ProductFacts({ product }: { product: Product }): ReactElement {
  const t = useT();
  const [params] = useSearchParams();
  const [option, setOption] = useState(() => initialOption(product.options, params.get(sizeParameter)));
  const [missing, setMissing] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const soldOut = isSoldOut(product);
  const identity = {
    productId: String(product.id),
    productName: `${product.brandName} ${product.nameWithoutBrand}`,
  };
  // The size grid may be far off, on a phone where the button is always in reach.
  const askForSize = () => {
    setMissing(true);
    sizes.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={styles.facts}>
      <header>
        {product.isNew && <p className={styles.new}>{t('product.new')}</p>}
        <h1 tabIndex={-1} className={styles.name}>
          <Link to={product.brand.url} className={styles.brand}>
            {product.brandName}
          </Link>{' '}
          {product.nameWithoutBrand}
        </h1>
      </header>
      <PriceBlock prices={product.prices} lowest={product.lowestPrice30Days} />
      <ColourLinks product={product} />
      <SizePicker ref={sizes} product={product} option={option} missing={missing} onChoose={setOption} />
      {soldOut && (
        <div className={styles.soldOut}>
          <p>{t('product.soldOut')}</p>
          <p>{t(product.colours.length > 1 ? 'product.soldOut.colours' : 'product.soldOut.hint')}</p>
        </div>
      )}
      <div className={clsx(styles.buy, soldOut && styles.soldOutBuy)}>
        {soldOut ? (
          <a href={`#${relatedId}`} className={clsx('button', styles.similar)}>
            {t('product.related')}
          </a>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only follows it
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys on the button arrive here as clicks
          <div onClick={option ? undefined : askForSize}>
            <Fragment
              of="mf-cart-wishlist/add-to-cart"
              fallback={<div className={clsx('skeleton', styles.addLoading)} />}
              failed={null}
              option={option}
              {...identity}
            />
          </div>
        )}
        <Fragment of="mf-cart-wishlist/heart" className={styles.heart} {...identity} />
      </div>
    </div>
  );
}
