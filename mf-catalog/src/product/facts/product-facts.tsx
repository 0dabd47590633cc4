import { type ReactElement, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import type { ProductData } from '../product-loader.ts';
import { Purchase } from '../purchase/purchase.tsx';
import { ColourLinks } from './colour-links.tsx';
import { Delisted } from './delisted.tsx';
import { LoyaltyPoints, PriceBlock } from './price-block.tsx';
import styles from './product-facts.module.css';
import { Share } from './share.tsx';

/** Name, price, colours and purchase. Another colour resets the selection for the purchase, except the size. */
export function ProductFacts({ data: { product, sizeGuide, team } }: { data: ProductData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const [size, setSize] = useState<string | null>(null);
  return (
    <div className={styles.facts}>
      <header>
        {product.isNew && !product.delisted && <p className={styles.new}>{t('product.new')}</p>}
        {product.saleType && <p className={styles.new}>{t(`product.saleType.${product.saleType}`)}</p>}
        <h1 tabIndex={-1} className={styles.name}>
          <Link to={product.brand.url} className={styles.brand}>
            {product.brandName}
          </Link>{' '}
          {product.nameWithoutBrand}
        </h1>
      </header>
      {product.delisted ? (
        <Delisted product={product} />
      ) : (
        <>
          <div>
            <PriceBlock prices={product.prices} lowest={product.lowestPrice30Days} />
            {product.loyaltyPoints && <LoyaltyPoints points={product.loyaltyPoints} />}
          </div>
          {product.condition && <p className={styles.condition}>{product.condition}</p>}
          <ColourLinks product={product} />
          <Purchase
            key={product.variantId}
            product={product}
            guide={sizeGuide}
            team={team}
            size={size}
            onSize={setSize}
          />
          <Share product={product} />
        </>
      )}
    </div>
  );
}
