import { type ReactElement, useRef } from 'react';
import type { ProductRow as ProductRowData } from 'shared-contracts/entities';
import { Tile } from '../../tile/tile.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './product-row.module.css';
import { RowButtons } from './row-buttons.tsx';

/** Tiles in a row that scrolls by touch, wheel and keyboard; the buttons are for a mouse. */
export function ProductRow({ row, id }: { row: ProductRowData; id: string }): ReactElement {
  const track = useRef<HTMLUListElement>(null);

  return (
    <section className="page" aria-labelledby={id}>
      <SectionHead id={id} title={row.title} url={row.url}>
        <RowButtons track={track} name={row.title} />
      </SectionHead>
      <ul ref={track} className={styles.track}>
        {row.products.map((product) => (
          <li key={product.id}>
            <Tile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
