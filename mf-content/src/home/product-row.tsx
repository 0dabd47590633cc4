import { type ReactElement, useRef } from 'react';
import type { ProductRow as ProductRowData } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { FallbackTile, TileSkeleton } from '../blocks/fallback-tile.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './product-row.module.css';
import { RowButtons } from './row-buttons.tsx';

/** Tiles in a row that scrolls by touch, wheel and keyboard; the buttons are for a mouse. */
export function ProductRow({ row }: { row: ProductRowData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const track = useRef<HTMLUListElement>(null);
  const titleId = `home-row-${row.id}`;

  return (
    <section className={`page ${styles.row}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {row.title}
        </h2>
        <Link to={row.url} className={`text-link ${styles.all}`} aria-label={t('row.allOf', { name: row.title })}>
          {t('row.all')}
        </Link>
        <RowButtons track={track} name={row.title} />
      </div>
      <ul ref={track} className={styles.track}>
        {row.products.map((product) => (
          <li key={product.id}>
            <Fragment
              of="mf-catalog/product-tile"
              product={product}
              fallback={<TileSkeleton />}
              failed={<FallbackTile product={product} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
