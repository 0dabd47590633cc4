import type { ReactElement, Ref } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import type { MessageKey } from '../../messages/messages.ts';
import type { ShownProduct } from '../../product-loader.ts';
import { CompanionRow } from './companion-row.tsx';
import styles from './companions.module.css';
import type { CompanionChoice } from './use-companions.ts';

type CompanionsProps = {
  ref: Ref<HTMLElement>;
  product: ShownProduct;
  choice: CompanionChoice;
  /** The shopper tried to buy before a size was selected. */
  missing: boolean;
};

/** Products to add to the cart together with this one, whose cart line refers to them (SPEC 3: `relatedProducts`). */
export function Companions({ ref, product, choice, missing }: CompanionsProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { priceType } = useSession();
  const { ticked, sizes, tick, chooseSize } = choice;
  if (product.companions.length === 0) return null;
  const together = ticked.reduce(
    (sum, item) => sum + item.product.prices.cents[priceType],
    product.prices.cents[priceType],
  );
  return (
    <section ref={ref} aria-labelledby="gleich-mitnehmen" className={styles.companions}>
      <h2 id="gleich-mitnehmen">{t('companions.title')}</h2>
      <ul>
        {product.companions.map((companion) => {
          const { id } = companion.product;
          return (
            <CompanionRow
              key={id}
              companion={companion}
              isTicked={ticked.includes(companion)}
              option={sizes[id] ?? null}
              missing={missing}
              onTick={(isWanted) => tick(id, isWanted)}
              onChoose={(size) => chooseSize(id, size)}
            />
          );
        })}
      </ul>
      <p role="status" className={styles.together}>
        {ticked.length > 0 && t('companions.together', { price: formatPrice(together, locale) })}
      </p>
    </section>
  );
}
