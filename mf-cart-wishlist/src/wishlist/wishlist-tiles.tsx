import type { ReactElement } from 'react';
import type { ProductTile } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import styles from './wishlist-page.module.css';

const aboveTheFold = 4;

export function WishlistTile({ product, position }: { product: ProductTile; position: number }): ReactElement {
  return (
    <Fragment
      of="mf-catalog/product-tile"
      product={product}
      eager={position < aboveTheFold}
      fallback={<TileSkeleton />}
    />
  );
}

/** Placeholders for a list that is being loaded. */
export function TileSkeletons({ label }: { label: string }): ReactElement {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <div className={styles.grid} aria-hidden="true" data-loading>
        {['first', 'second', 'third', 'fourth'].map((position) => (
          <TileSkeleton key={position} />
        ))}
      </div>
    </>
  );
}

function TileSkeleton(): ReactElement {
  return <div className={`skeleton ${styles.skeleton}`} />;
}
