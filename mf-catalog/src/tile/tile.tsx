import { clsx } from 'clsx/lite';
import { memo, type ReactElement } from 'react';
import { type PriceType, useApp } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { ColourDots } from './colour-dots.tsx';
import type { MessageKey } from './messages/messages.ts';
import { namePictureOfTile } from './picture-transition.ts';
import { Price } from './price.tsx';
import { discountBucket, type ShownPrice, shownPrice } from './shown-price.ts';
import { sizesLabel } from './sizes-label.ts';
import styles from './tile.module.css';

export type TileProps = { product: ProductTile; priceType: PriceType; eager?: boolean | undefined };

/** Width of a tile by the page's width, in lists and on the home page. Tiles in scrolling rows are narrower. */
const sizes = '(min-width: 1281px) 320px, (min-width: 993px) 23vw, (min-width: 577px) 30vw, 45vw';

/** The whole tile is one link, with the heart on top. Its markup is short, because a list page has 24 tiles. */
export const Tile = memo(function Tile({ product, priceType, eager = false }: TileProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config, analytics } = useApp();
  const { picture, pictureBack, sizes: titles, colours } = product;
  const shown = shownPrice(product.prices, priceType, config);
  return (
    <article className={clsx(styles.tile, product.soldOut && styles.soldOut)}>
      <div className={styles.picture}>
        <PictureElement
          picture={picture}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
        <PictureElement picture={pictureBack} sizes={sizes} className={styles.back} alt="" loading="lazy" />
        {titles.length > 0 && <p className={styles.sizes}>{sizesLabel(t, titles)}</p>}
      </div>
      <Tag product={product} shown={shown} />
      <h3 className={styles.name}>
        <Link
          to={product.url}
          className={styles.link}
          viewTransition
          onClick={(event) => {
            namePictureOfTile(event);
            analytics.track({ name: 'discount_bucket', bucket: discountBucket(shown.percent) });
          }}
        >
          <span className={styles.brand}>{`${product.brandName} `}</span>
          {product.nameWithoutBrand}
        </Link>
      </h3>
      <Price shown={shown} />
      {colours.length > 1 && <ColourDots colours={colours} label={t('tile.colours', { count: colours.length })} />}
      <Fragment
        of="mf-cart-wishlist/heart"
        // On the picture, whose background is light in both schemes.
        className={`daylight ${styles.heart}`}
        productId={String(product.id)}
        productName={`${product.brandName} ${product.nameWithoutBrand}`}
        {...(product.team === undefined ? {} : { team: product.team })}
      />
    </article>
  );
});

function Tag({ product, shown }: { product: ProductTile; shown: ShownPrice }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  if (product.soldOut) return <p className={styles.tag}>{t('tile.soldOut')}</p>;
  if (shown.reduction) return <p className={clsx(styles.tag, styles.saleTag)}>{`−${shown.reduction.percent} %`}</p>;
  if (product.isNew) return <p className={styles.tag}>{t('tile.new')}</p>;
  return null;
}
