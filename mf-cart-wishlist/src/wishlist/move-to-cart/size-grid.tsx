import type { ReactElement } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import styles from 'shared-contracts/size-grid.module.css';
import type { MessageKey } from '../messages/messages.ts';
import { fewLeft, isBuyable } from './sizes.ts';

type SizeGridProps = {
  options: readonly ProductOption[];
  chosen: ProductOption | null;
  onChoose(option: ProductOption): void;
};

/** A sold-out size stays visible and is labelled as sold out (UX 9). */
export function SizeGrid({ options, chosen, onChoose }: SizeGridProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">{t('move.sizes')}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={styles.size}
          disabled={!isBuyable(option)}
          aria-pressed={option.id === chosen?.id}
          onClick={() => onChoose(option)}
        >
          {option.title} <Stock option={option} />
        </button>
      ))}
    </fieldset>
  );
}

function Stock({ option }: { option: ProductOption }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const left = fewLeft(option);
  if (!isBuyable(option)) return <span className={styles.hint}>{t('move.sold-out-size')}</span>;
  return left === null ? null : (
    <span className={`${styles.hint} ${styles.low}`}>{t('move.left', { count: left })}</span>
  );
}
