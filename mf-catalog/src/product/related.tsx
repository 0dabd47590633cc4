import type { ReactElement } from 'react';
import type { ProductTile } from 'shared-contracts/entities';
import { useT } from '../messages/use-t.ts';
import { TileGrid } from '../tile/tile-grid.tsx';
import styles from './related.module.css';

/** Where a sold-out product leads. */
export const relatedId = 'aehnliche-artikel';

export function Related({ products }: { products: readonly ProductTile[] }): ReactElement | null {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section id={relatedId} aria-labelledby="related" className={styles.related}>
      <h2 id="related">{t('product.related')}</h2>
      <TileGrid products={products} className={styles.row} />
    </section>
  );
}
