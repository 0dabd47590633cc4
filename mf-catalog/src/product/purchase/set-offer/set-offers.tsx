import type { ReactElement } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import type { ShownProduct } from '../../product-loader.ts';
import { SetCard } from './set-card.tsx';
import styles from './set-offers.module.css';

type SetOffersProps = {
  product: ShownProduct;
  option: ProductOption | null;
  mounting: boolean;
  /** The team whose shop the page belongs to. */
  team: string | null;
  /** The shopper tried to add a set before selecting a size of the page's product. */
  onSizeMissing(): void;
};

/** Sets of this product with others at a set price (SPEC 3: `set`, `setId`). */
export function SetOffers({ product, ...choice }: SetOffersProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  if (product.sets.length === 0) return null;
  return (
    <section aria-labelledby="sets" className={styles.sets}>
      <h2 id="sets">{t('set.title')}</h2>
      {product.sets.map((set) => (
        <SetCard key={set.setId} set={set} product={product} {...choice} />
      ))}
    </section>
  );
}
