import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { evenQuantity } from '../state/pending-quantities.ts';
import styles from './cart-line.module.css';
import { CartLine } from './cart-line.tsx';
import { isAvailable, type LineGroup } from './cart-lines.ts';
import { GroupActions } from './group-actions.tsx';

export type CartGroupProps = { group: LineGroup; isLocked: boolean };

/** A line, or the lines of a set under one head; what can be done is done to all of them. */
export function CartGroup({ group, isLocked }: CartGroupProps): ReactElement {
  const { isSet, lines } = group;
  const [{ state, product }] = lines;
  return (
    <li
      className={styles.group}
      data-state={state}
      data-set={isSet || undefined}
      data-unavailable={!isAvailable(product) || undefined}
    >
      {isSet ? <SetHead group={group} /> : null}
      {lines.map((line) => (
        <CartLine key={line.product.hash} line={line} isUneven={evenQuantity(lines) !== null} />
      ))}
      <GroupActions group={group} isLocked={isLocked} />
    </li>
  );
}

/** Only a complete set has its price. */
function SetHead({ group: { lines } }: { group: LineGroup }): ReactElement {
  const t = useTranslate<MessageKey>();
  const isBroken = lines.every(({ product: { price, prices } }) => price.cents >= prices.cents.vk);
  return (
    <p className={styles.setHead}>
      {t('set.head', { count: lines.length })}
      {isBroken ? <span className={styles.setNote}>{t('set.broken')}</span> : null}
    </p>
  );
}
