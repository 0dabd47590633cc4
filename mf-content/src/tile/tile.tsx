import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { PictureElement } from 'shared-contracts/picture';
import { formatPrice } from 'shared-contracts/pricing';
import { Link } from 'shared-contracts/routing';
import styles from './tile.module.css';

/** mf-catalog's tile. */
export function Tile({ product }: { product: ProductTile }): ReactElement {
  return (
    <Fragment
      of="mf-catalog/product-tile"
      product={product}
      when="near"
      fallback={<TileSkeleton />}
      failed={<FallbackTile product={product} />}
    />
  );
}

/** Replaces mf-catalog's tile when that is unavailable: picture, name, price and link. */
function FallbackTile({ product }: { product: ProductTile }): ReactElement {
  const { locale } = useApp();
  const { picture, brandName, nameWithoutBrand, prices, url } = product;
  return (
    <Link to={url} className={styles.tile}>
      <PictureElement picture={picture} sizes="(min-width: 577px) 30vw, 45vw" loading="lazy" />
      <span>{brandName}</span>
      <span className={styles.name}>{nameWithoutBrand}</span>
      <span className="price">{formatPrice(prices.cents.vk, locale)}</span>
    </Link>
  );
}

function TileSkeleton(): ReactElement {
  return (
    <div className={styles.tile}>
      <div className={`skeleton ${styles.picture}`} />
    </div>
  );
}
