import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import { sizeParameter } from '../../product-parameters.ts';
import { stockHint } from '../option-stock.ts';
import styles from './size-buttons.module.css';

type SizeButtonsProps = {
  options: readonly ProductOption[];
  option: ProductOption | null;
  /** Id of the element that names the product of these sizes. */
  labelledBy: string;
  /** `submit` inside of a form that submits the size. */
  type: 'submit' | 'button';
  compact?: boolean;
  onChoose(option: ProductOption): void;
};

/** Buttons in a grid; a sold-out size stays visible, labelled and disabled (UX 9). */
export function SizeButtons(props: SizeButtonsProps): ReactElement {
  const { options, option, labelledBy, type, compact = false, onChoose } = props;
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className={clsx(styles.grid, options.some(hasLongTitle) && styles.wide, compact && styles.compact)}
    >
      {options.map((size) => (
        <button
          key={size.id}
          type={type}
          name={type === 'submit' ? sizeParameter : undefined}
          value={size.title}
          disabled={stockHint(size).kind === 'sold-out'}
          aria-pressed={size.id === option?.id}
          className={styles.size}
          onClick={(event) => {
            event.preventDefault();
            onChoose(size);
          }}
        >
          {size.title} <StockHint option={size} />
        </button>
      ))}
    </fieldset>
  );
}

export function StockHint({ option }: { option: ProductOption }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const hint = stockHint(option);
  if (hint.kind === 'enough') return null;
  const text = hint.kind === 'low' ? t('product.size.low', { count: hint.count }) : t('product.size.soldOut');
  return <span className={clsx(styles.hint, hint.kind === 'low' && styles.low)}>{text}</span>;
}

/** `S (43 cm)` needs more space than `42,5`. */
function hasLongTitle({ title }: ProductOption): boolean {
  return title.length > 6;
}
