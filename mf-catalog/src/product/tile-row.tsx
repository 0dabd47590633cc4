import { clsx } from 'clsx/lite';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import type { ProductTile } from 'shared-contracts/entities';
import { TileGrid } from '../tile/tile-grid.tsx';
import styles from './tile-row.module.css';

type ProductRowProps = { id: string; title: string; products: readonly ProductTile[]; children?: ReactNode };

/** When the keyboard moves focus to a partly visible tile, browsers do not scroll the row. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest' });
};

/** One line of tiles that scrolls sideways. */
export function ProductRow({ id, title, products, children }: ProductRowProps): ReactElement | null {
  if (products.length === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={clsx('lazy-layout', styles.section)}
      onFocus={showWhole}
    >
      <h2 id={`${id}-titel`} tabIndex={-1}>
        {title}
      </h2>
      <TileGrid products={products} className={styles.row} scrolls />
      {children}
    </section>
  );
}
