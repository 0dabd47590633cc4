import type { ReactElement, ReactNode } from 'react';
import type { ProductTile } from 'shared-contracts/entities';
import { TileGrid } from '../tile/tile-grid.tsx';
import { showWhole } from './show-whole.ts';
import styles from './tile-row.module.css';

type ProductRowProps = { id: string; title: string; products: readonly ProductTile[]; children?: ReactNode };

/** One line of tiles that scrolls sideways. */
export function ProductRow({ id, title, products, children }: ProductRowProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-titel`} className={styles.section}>
      <h2 id={`${id}-titel`} tabIndex={-1}>
        {title}
      </h2>
      <TileGrid products={products} className={styles.row} onFocus={showWhole} />
      {children}
    </section>
  );
}
