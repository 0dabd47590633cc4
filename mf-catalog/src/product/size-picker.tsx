import { clsx } from 'clsx';
import type { ReactElement, Ref } from 'react';
import type { Product, ProductOption } from 'shared-contracts/entities';
import { Form } from 'shared-contracts/routing';
import { RulerIcon } from '../icons/icons.tsx';
import { useT } from '../messages/use-t.ts';
import { isSoldOut, stockHint } from './option-stock.ts';
import { sizeAdviceKind } from './size-advice.ts';
import styles from './size-picker.module.css';

/** Without scripts a chosen size is a page: `?groesse=42`. */
export const sizeParameter = 'groesse';

type SizePickerProps = {
  product: Pick<Product, 'url' | 'options' | 'isSki' | 'isBike'>;
  option: ProductOption | null;
  /** The shopper wanted to buy without a size. */
  missing: boolean;
  ref: Ref<HTMLDivElement>;
  onChoose(option: ProductOption): void;
};

/** Buttons in a grid; a sold-out size stays visible and says so (UX rule 9). */
export function SizePicker({ product, option, missing, ref, onChoose }: SizePickerProps): ReactElement {
  const t = useT();
  const { options } = product;
  const only = options.length === 1 ? options[0] : undefined;
  if (only) {
    return (
      <p className={styles.label}>
        {t('product.size')} <strong>{only.title}</strong> <Hint option={only} />
      </p>
    );
  }
  return (
    <div ref={ref}>
      <p id="groesse" className={clsx(styles.label, missing && !option && styles.missing)}>
        {t(option || isSoldOut(product) ? 'product.size' : 'product.size.choose')}{' '}
        {option && <strong>{option.title}</strong>}
      </p>
      <Form action={product.url} method="get" preventScrollReset>
        <fieldset aria-labelledby="groesse" className={clsx(styles.grid, options.some(hasLongTitle) && styles.wide)}>
          {options.map((size) => (
            <button
              key={size.id}
              type="submit"
              name={sizeParameter}
              value={size.title}
              disabled={stockHint(size).kind === 'sold-out'}
              aria-pressed={size.id === option?.id}
              className={styles.size}
              onClick={(event) => {
                event.preventDefault();
                onChoose(size);
              }}
            >
              {size.title} <Hint option={size} />
            </button>
          ))}
        </fieldset>
      </Form>
      <details className={styles.advice}>
        <summary>
          <RulerIcon />
          {t('advice.title')}
        </summary>
        <p>{t(`advice.${sizeAdviceKind(product)}`)}</p>
      </details>
    </div>
  );
}

/** `S (43 cm)` needs more room than `42,5`. */
function hasLongTitle({ title }: ProductOption): boolean {
  return title.length > 6;
}

function Hint({ option }: { option: ProductOption }): ReactElement | null {
  const t = useT();
  const hint = stockHint(option);
  if (hint.kind === 'enough') return null;
  const text = hint.kind === 'low' ? t('product.size.low', { count: hint.count }) : t('product.size.soldOut');
  return <span className={clsx(styles.hint, hint.kind === 'low' && styles.low)}>{text}</span>;
}
