import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { hasSetPrice, isAvailable, type LineGroup } from './cart-lines.ts';
import { GroupActions } from './group-actions.tsx';
import { usePriceType } from './line-price.tsx';
import { evenQuantity, hasSeveralSizes, productsIn } from './quantity-bounds.ts';

type CartGroupProps = { group: LineGroup; isLocked: boolean };

/** A line, or the lines of a set under one heading. Actions apply to all of them. */
export function CartGroup({ group, isLocked }: CartGroupProps): ReactElement {
  const { isSet, lines } = group;
  const [{ state, product }] = lines;
  const isUneven = hasSeveralSizes(lines) || evenQuantity(lines) !== null;
  return (
    <li
      className={styles.group}
      data-state={state}
      data-set={isSet || undefined}
      data-unavailable={!isAvailable(product) || undefined}
    >
      {isSet ? <SetHeading group={group} /> : null}
      {lines.map((line) => (
        <CartLine key={line.product.hash} line={line} isUneven={isUneven} />
      ))}
      <GroupActions group={group} isLocked={isLocked} />
    </li>
  );
}

/** Only a complete set has the set's price. */
function SetHeading({ group: { lines } }: { group: LineGroup }): ReactElement {
  const t = useTranslate<MessageKey>();
  const priceType = usePriceType();
  const isIncomplete = !lines.some(({ product }) => hasSetPrice(product, priceType));
  return (
    <p className={styles.setHeading}>
      {t('set.head', { count: productsIn(lines) })}
      {isIncomplete ? <span className={styles.setNote}>{t('set.broken')}</span> : null}
    </p>
  );
}
