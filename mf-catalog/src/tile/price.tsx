import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from './messages/messages.ts';
import styles from './price.module.css';
import type { ShownPrice } from './shown-price.ts';

/** A tile's price, with the recommended retail price where that is shown (SPEC 5). */
export function Price({ shown }: { shown: ShownPrice }): ReactElement {
  const t = useTranslate<MessageKey>();
  if (!shown.reduction) return <p className={clsx('price', styles.price)}>{shown.price}</p>;
  return (
    <p className={clsx('price', styles.price, styles.sale)}>
      {shown.price}{' '}
      {shown.reduction.recommended && (
        <span className={styles.recommended}>
          {t('tile.rrp')} <s>{shown.reduction.recommended}</s>
        </span>
      )}
    </p>
  );
}
