import { clsx } from 'clsx/lite';
import { type ReactElement, useId } from 'react';
import type { PriceRange } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import type { ListQuery } from '../../query/list-query.ts';
import groupStyles from './filter-group.module.css';
import styles from './price-filter.module.css';
import { type BoundTextOptions, useBoundText } from './use-bound-text.ts';

type PriceFilterProps = {
  query: ListQuery;
  range: PriceRange;
  isLocked: boolean;
  /** @returns false while another query is being submitted, which refuses the bounds */
  onChange(min: number | null, max: number | null): boolean;
};

/** Two bounds in whole euros; the placeholders are the range of the shopper's price type (SPEC 6). */
export function PriceFilter({ query, range, isLocked, onChange }: PriceFilterProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { priceMin, priceMax } = query;
  return (
    <fieldset className={groupStyles.group}>
      <legend className={groupStyles.legend}>{t('filter.price')}</legend>
      <div className={styles.prices}>
        <Bound
          name="price_min"
          label={t('filter.price.min')}
          isLocked={isLocked}
          placeholder={range.min}
          value={priceMin}
          onCommit={(min) => onChange(min, priceMax)}
        />
        <span aria-hidden="true">–</span>
        <Bound
          name="price_max"
          label={t('filter.price.max')}
          isLocked={isLocked}
          placeholder={range.max}
          value={priceMax}
          onCommit={(max) => onChange(priceMin, max)}
        />
      </div>
    </fieldset>
  );
}

type BoundProps = BoundTextOptions & { label: string; placeholder: number };

function Bound({ label, placeholder, ...options }: BoundProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { isRefused, field } = useBoundText(options);
  const reason = useId();
  return (
    <div>
      <label className={clsx(styles.bound, isRefused && styles.refused)}>
        <span aria-hidden="true">€</span>
        <input
          {...field}
          name={options.name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? reason : undefined}
          placeholder={String(placeholder)}
        />
      </label>
      {isRefused && (
        <p id={reason} role="alert" className={styles.reason}>
          {t('filter.price.refused')}
        </p>
      )}
    </div>
  );
}
