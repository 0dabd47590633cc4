import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { useT } from '../messages/use-t.ts';
import { TileGrid } from '../tile/tile-grid.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductData } from './product-loader.ts';
import styles from './product-page.module.css';

/** Pictures left, facts right and sticky; below it what is worth reading, then what goes with it. */
export function ProductPage({ data }: { data: ProductData }): ReactElement {
  const t = useT();
  const { product } = data;
  return (
    <div className={clsx('page', styles.page)}>
      <Breadcrumb links={product.breadcrumb} current={product.url} />
      <article className={styles.product}>
        <Gallery key={product.variantId} product={product} />
        <div className={styles.facts}>
          <ProductFacts key={product.variantId} product={product} />
          <DeliveryFacts isHeavy={product.isHeavy} />
        </div>
        <ProductDetails product={product} />
      </article>
      {product.related.length > 0 && (
        <section aria-labelledby="related" className={styles.related}>
          <h2 id="related">{t('product.related')}</h2>
          <TileGrid products={product.related} className={styles.row} />
        </section>
      )}
    </div>
  );
}
