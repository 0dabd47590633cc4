import type { ReactElement } from 'react';
import type { ProductTile } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import styles from './wishlist-page.module.css';

const aboveTheFold = 4;

export function WishlistTile({ product, place }: { product: ProductTile; place: number }): ReactElement {
  return (
    <Fragment
      of="mf-catalog/product-tile"
      product={product}
      eager={place < aboveTheFold}
      className={styles.tile}
      fallback={<TileSkeleton />}
    />
  );
}

/** What stands for a list that is on its way. */
export function TileSkeletons({ label }: { label: string }): ReactElement {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <div className={styles.grid} aria-hidden="true">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <TileSkeleton key={place} />
        ))}
      </div>
    </>
  );
}

function TileSkeleton(): ReactElement {
  return <div className={`skeleton ${styles.skeleton}`} />;
}
