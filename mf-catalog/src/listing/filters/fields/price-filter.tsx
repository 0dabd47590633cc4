import { clsx } from 'clsx/lite';
import { type ReactElement, useId, useLayoutEffect, useState } from 'react';
import type { PriceRange } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import type { ListQuery } from '../../query/list-query.ts';
import { logRefusedBound, readBound } from '../../query/price-bound.ts';
import groupStyles from './filter-group.module.css';
import styles from './price-filter.module.css';

type PriceFilterProps = {
  query: ListQuery;
  range: PriceRange;
  isLocked: boolean;
  onChange(min: number | null, max: number | null): void;
};

/** Two bounds in whole euros; the placeholders are the range of the shopper's price type (SPEC 6). */
export function PriceFilter({ query, range, isLocked, onChange }: PriceFilterProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { priceMin, priceMax } = query;
  return (
    <fieldset className={groupStyles.group} aria-disabled={isLocked || undefined}>
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

type BoundProps = {
  name: string;
  label: string;
  placeholder: number;
  value: number | null;
  isLocked: boolean;
  onCommit(value: number | null): void;
};

/** Submits on blur and Enter; refuses text that is not a number (SPEC 5). */
function Bound({ name, label, placeholder, value, isLocked, onCommit }: BoundProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [draft, setDraft] = useState(String(value ?? ''));
  const [isRefused, setIsRefused] = useState(false);
  const reason = useId();
  const write = (text: string) => {
    setDraft(text);
    setIsRefused(false);
  };
  // Not while rendering: an update from an event that changed nothing would be applied after the reset.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bound resets the draft, not every render
  useLayoutEffect(() => write(String(value ?? '')), [value]);
  const commit = () => {
    if (isRefused) return;
    const typed = readBound(draft);
    if (typed === 'invalid') {
      logRefusedBound(name, draft);
      setIsRefused(true);
      return;
    }
    write(String(typed ?? ''));
    if (typed !== value) onCommit(typed);
  };
  return (
    <div>
      <label className={clsx(styles.bound, isRefused && styles.refused)}>
        <span aria-hidden="true">€</span>
        <input
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? reason : undefined}
          placeholder={String(placeholder)}
          value={draft}
          readOnly={isLocked}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commit();
          }}
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
