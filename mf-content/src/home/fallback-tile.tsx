import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import styles from './fallback-tile.module.css';

/** Replaces mf-catalog's tile when that is unavailable: picture, name, price and link. */
export function FallbackTile({ product }: { product: ProductTile }): ReactElement {
  const pictureUrl = usePictureUrl();
  const { picture, brandName, nameWithoutBrand, prices, url } = product;
  return (
    <Link to={url} className={styles.tile}>
      <img
        src={pictureUrl(picture.url)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <span>{brandName}</span>
      <span className={styles.name}>{nameWithoutBrand}</span>
      <span className="price">{prices.vkFull}</span>
    </Link>
  );
}

export function TileSkeleton(): ReactElement {
  return (
    <div className={styles.tile}>
      <div className={`skeleton ${styles.picture}`} />
    </div>
  );
}
