import { clsx } from 'clsx/lite';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { BelowFirstScreen } from '../rendering/below-first-screen.tsx';
import { ProductDetails } from './facts/product-details.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import { Gallery } from './gallery/gallery.tsx';
import type { MessageKey } from './messages/messages.ts';
import type { ProductData } from './product-loader.ts';
import styles from './product-page.module.css';
import { ProductRow } from './tile-row.tsx';

/** Gallery and facts, then alternatives (for a sold-out product), description, accessories, related and recently viewed products. */
export function ProductPage({ data }: { data: ProductData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { product, team } = data;
  useProductTracking(product);
  return (
    <div className={clsx('page', styles.page)}>
      <Breadcrumb links={product.breadcrumb} current={product.url} />
      <article>
        <div className={styles.product}>
          <Gallery key={product.variantId} product={product} />
          <div className={styles.facts}>
            <ProductFacts key={product.id} data={data} />
          </div>
        </div>
        <ProductRow id="alternativen" title={t('product.alternatives')} products={product.alternatives} />
        <ProductDetails data={data} />
      </article>
      <BelowFirstScreen key={product.id}>
        <ProductRow id="zubehoer" title={t('product.accessories')} products={product.accessories} />
        <ProductRow id="aehnliche-artikel" title={t('product.related')} products={product.related} />
        {/* Its tiles link to the main shop. */}
        {team === null && <RecentlyViewed productId={product.id} />}
      </BelowFirstScreen>
    </div>
  );
}

/** One event for each product, with the price that is shown first; its other colours count as the same product. */
function useProductTracking({ id, brandName, nameWithoutBrand, prices }: ProductData['product']): void {
  const { analytics, session } = useApp();
  const track = useEffectEvent((productId: string) => {
    const productName = `${brandName} ${nameWithoutBrand}`;
    analytics.track({ name: 'view_item', productId, productName, price: prices.cents[session.read().priceType] });
  });
  useEffect(() => track(String(id)), [id]);
}
