import { type ReactElement, useId } from 'react';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './mounting.module.css';

type MountingProps = {
  product: Pick<Product, 'isBike' | 'isSki'>;
  chosen: boolean;
  onChange(chosen: boolean): void;
};

/** Mounting service for skis, bindings and bikes; added to the cart with the product (SPEC 3, cart add payload). */
export function Mounting({ product, chosen, onChange }: MountingProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const id = useId();
  const kind = product.isBike ? 'bike' : product.isSki ? 'ski' : 'other';
  return (
    <div className={styles.mounting}>
      <input
        // Checked before hydration, without an event that React received.
        ref={(box) => {
          if (box?.checked && !chosen) onChange(true);
        }}
        type="checkbox"
        id={id}
        checked={chosen}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{t(`mounting.${kind}`)}</label>
        <p id={`${id}-hint`}>{t(`mounting.${kind}.hint`)}</p>
      </div>
    </div>
  );
}
