import { type ReactElement, useMemo, useRef } from 'react';
import type { ProductRow as ProductRowData } from 'shared-contracts/entities';
import { pathForGender, useGender } from 'shared-contracts/gender';
import { Tile } from '../../tile/tile.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { inOrderFor, isFor } from './order-by-gender.ts';
import styles from './product-row.module.css';
import { RowButtons } from './row-buttons.tsx';
import { showWhole } from './show-whole.ts';
import { useUnseen } from './use-unseen.ts';

/** Tiles in a row, those for the gender of the navigation first; it scrolls by touch, wheel and keyboard; the buttons are for a mouse. */
export function ProductRow({ row, id }: { row: ProductRowData; id: string }): ReactElement {
  const track = useRef<HTMLUListElement>(null);
  const gender = useGender();
  const products = useUnseen(
    track,
    useMemo(() => inOrderFor(row.products, gender), [row, gender]),
  );
  const hasProducts = row.products.some((product) => isFor(product, gender));

  return (
    <section className="page lazy-layout" aria-labelledby={id}>
      <SectionHead id={id} title={row.title} url={hasProducts ? pathForGender(row.url, gender) : row.url}>
        <RowButtons track={track} name={row.title} />
      </SectionHead>
      <ul ref={track} tabIndex={-1} className={styles.track} onFocus={showWhole}>
        {products.map((product) => (
          <li key={product.id}>
            <Tile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
