import type { ReactElement, Ref } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import type { MessageKey } from '../../messages/messages.ts';
import { CompanionRow } from './companion-row.tsx';
import styles from './companions.module.css';
import type { ChosenCompanions } from './use-companions.ts';

type CompanionsProps = {
  ref: Ref<HTMLElement>;
  product: Product;
  chosen: ChosenCompanions;
  /** The shopper wanted to buy while a size was missing. */
  missing: boolean;
};

/** A few things to tick that go into the cart together with the product, which remembers them (SPEC 3: `relatedProducts`). */
export function Companions({ ref, product, chosen, missing }: CompanionsProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { priceType } = useSession();
  const { ticked, choice, tick, choose } = chosen;
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
              option={choice[id] ?? null}
              missing={missing}
              onTick={(isWanted) => tick(id, isWanted)}
              onChoose={(size) => choose(id, size)}
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
