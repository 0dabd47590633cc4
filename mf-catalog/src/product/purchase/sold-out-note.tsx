import type { ReactElement } from 'react';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import type { ShownProduct } from '../product-loader.ts';
import styles from './sold-out-note.module.css';

/** The row that a sold-out product links to: alternatives, else related products; null if the page has neither. */
export function soldOutTarget({
  alternatives,
  related,
}: Pick<Product, 'alternatives' | 'related'>): { id: string; label: MessageKey } | null {
  if (alternatives.length > 0) return { id: 'alternativen', label: 'product.alternatives' };
  return related.length > 0 ? { id: 'aehnliche-artikel', label: 'product.related' } : null;
}

export function SoldOutNote({ product }: { product: ShownProduct }): ReactElement {
  const t = useTranslate<MessageKey>();
  const hasOtherColour = product.colours.some((colour) => !colour.soldOut);
  const hint = hasOtherColour ? 'product.soldOut.colours' : 'product.soldOut.hint';
  return (
    <div className={styles.note}>
      <p>{t('product.soldOut')}</p>
      <p>{t(hint)}</p>
    </div>
  );
}
