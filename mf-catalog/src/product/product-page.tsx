import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Gallery } from './gallery.tsx';
import { isSoldOut } from './option-stock.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { ProductData } from './product-loader.ts';
import styles from './product-page.module.css';
import { Related } from './related.tsx';

/** Pictures left, facts right and sticky; below it what is worth reading, then what goes with it. */
export function ProductPage({ data }: { data: ProductData }): ReactElement {
  const { product } = data;
  return (
    <div className={clsx('page', styles.page)}>
      <Breadcrumb links={product.breadcrumb} current={product.url} />
      <article className={styles.product}>
        <Gallery key={product.variantId} product={product} />
        <div className={styles.facts}>
          <ProductFacts key={product.variantId} product={product} />
          {!isSoldOut(product) && <DeliveryFacts isHeavy={product.isHeavy} />}
        </div>
        <ProductDetails product={product} />
      </article>
      <Related products={product.related} />
    </div>
  );
}
