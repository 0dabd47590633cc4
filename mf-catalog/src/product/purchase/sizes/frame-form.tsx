import { type ReactElement, type ReactNode, useId, useState } from 'react';
import type { Product, ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import { isBuyable } from '../option-stock.ts';
import { FitWidget } from './fit-widget.tsx';
import { type FrameRows, fitFrame } from './frame-fit.ts';
import styles from './frame-form.module.css';

type FrameFormProps = {
  rows: FrameRows;
  product: Pick<Product, 'id' | 'options'>;
  onChoose(option: ProductOption): void;
};

/** Plausible inside legs in centimetres; other numbers are treated as typing errors. */
const [shortest, longest] = [50, 110];

export function FrameForm({ rows, product, onChoose }: FrameFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const id = useId();
  const [typed, setTyped] = useState('');
  const insideLeg = Number(typed.replace(',', '.'));
  const isUsable = typed.trim() !== '' && insideLeg >= shortest && insideLeg <= longest;
  return (
    <div className={styles.form}>
      <label htmlFor={id}>{t('fit.label')}</label>
      <input
        id={id}
        className="field"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('fit.hint')}
      </p>
      <div role="status">{isUsable && <FitResult insideLeg={insideLeg} {...{ rows, product, onChoose }} />}</div>
      <FitWidget productId={product.id} />
    </div>
  );
}

function FitResult({ insideLeg, rows, product, onChoose }: FrameFormProps & { insideLeg: number }): ReactNode {
  const t = useTranslate<MessageKey>();
  const fit = fitFrame(insideLeg, rows);
  if (!fit) return null;
  const option = product.options.find(({ title }) => title === fit.title);
  return (
    <>
      <p>{t(`fit.${fit.kind}`, { size: fit.title })}</p>
      {option && isBuyable(option) ? (
        <button type="button" className="text-link" onClick={() => onChoose(option)}>
          {t('fit.take', { size: fit.title })}
        </button>
      ) : (
        <p>{t('fit.gone', { size: fit.title })}</p>
      )}
    </>
  );
}
