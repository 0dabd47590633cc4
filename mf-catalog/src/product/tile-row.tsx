import { clsx } from 'clsx/lite';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import type { ProductTile } from 'shared-contracts/entities';
import { TileGrid } from '../tile/tile-grid.tsx';
import styles from './tile-row.module.css';

type ProductRowProps = { id: string; title: string; products: readonly ProductTile[]; children?: ReactNode };

/** Of a row that scrolls, the browser leaves a tile that is partly visible where it is when a key moves the focus to it. */
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
      <TileGrid products={products} className={styles.row} />
      {children}
    </section>
  );
}
