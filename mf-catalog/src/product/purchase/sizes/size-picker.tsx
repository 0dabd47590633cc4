import { clsx } from 'clsx/lite';
import type { ReactElement, Ref } from 'react';
import type { Product, ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Form } from 'shared-contracts/routing';
import type { MessageKey } from '../../messages/messages.ts';
import type { SizeGuide } from '../../size-guide/size-guide.ts';
import { isSoldOut } from '../option-stock.ts';
import { BikeFit } from './bike-fit.tsx';
import { SizeAdvice } from './size-advice.tsx';
import { SizeButtons, StockHint } from './size-buttons.tsx';
import styles from './size-picker.module.css';

type SizePickerProps = {
  product: Pick<Product, 'id' | 'url' | 'options' | 'isBike'>;
  guide: SizeGuide;
  option: ProductOption | null;
  /** The shopper tried to buy before selecting a size. */
  missing: boolean;
  ref: Ref<HTMLDivElement>;
  onChoose(option: ProductOption): void;
};

/** The sizes and their explanation (UX 8 and 9). */
export function SizePicker({ product, guide, option, missing, ref, onChoose }: SizePickerProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { options } = product;
  const only = options.length === 1 ? options[0] : undefined;
  if (only) {
    return (
      <p className={styles.label}>
        {t('product.size')} <strong>{only.title}</strong> <StockHint option={only} />
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
        <SizeButtons options={options} option={option} labelledBy="groesse" type="submit" onChoose={onChoose} />
      </Form>
      <SizeAdvice guide={guide} />
      <BikeFit product={product} guide={guide} onChoose={onChoose} />
    </div>
  );
}
