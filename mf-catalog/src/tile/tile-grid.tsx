import { clsx } from 'clsx/lite';
import { memo, type ReactElement } from 'react';
import { useSession } from 'shared-contracts/app';
import type { ProductTile } from 'shared-contracts/entities';
import { Tile } from './tile.tsx';
import styles from './tile-grid.module.css';

type TileGridProps = {
  products: readonly ProductTile[];
  /** How many of the first tiles are above the fold. */
  eager?: number;
  className?: string | undefined;
  /** One line that scrolls sideways. Firefox makes whatever scrolls a stop of the Tab key, also where its links scroll it. */
  scrolls?: boolean;
};

export const TileGrid = memo(function TileGrid({
  products,
  eager = 0,
  className,
  scrolls = false,
}: TileGridProps): ReactElement {
  const { priceType } = useSession();
  return (
    <ul tabIndex={scrolls ? -1 : undefined} className={clsx(styles.grid, className)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Tile product={product} priceType={priceType} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
});
