import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { Tile } from '../tile/tile.tsx';
import type { BlockMessageKey } from './messages/messages.ts';
import styles from './product-shelf.module.css';
import type { BlockOf } from './text-blocks.tsx';

/** Products in a text: mf-catalog's tiles, with the shopper's price, stock and heart. */
export function ProductShelf({ title, url, products }: BlockOf<'products'>): ReactElement {
  const t = useTranslate<BlockMessageKey>();
  return (
    <section className={styles.shelf} aria-label={title}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <Link to={url} className={`text-link ${styles.all}`} aria-label={t('blocks.allOf', { name: title })}>
          {t('blocks.all')}
        </Link>
      </div>
      <ul className={styles.tiles}>
        {products.map((product) => (
          <li key={product.id}>
            <Tile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
