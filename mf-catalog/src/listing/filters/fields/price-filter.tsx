import { clsx } from 'clsx/lite';
import { type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PriceRange } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import type { ListQuery } from '../../query/list-query.ts';
import { type BoundName, logRefusedBound, readBound } from '../../query/price-bound.ts';
import groupStyles from './filter-group.module.css';
import styles from './price-filter.module.css';

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

type BoundProps = {
  name: BoundName;
  label: string;
  placeholder: number;
  value: number | null;
  isLocked: boolean;
  onCommit(value: number | null): boolean;
};

/**
 * Submits on blur and Enter; refuses text that is not a number (SPEC 5). It is uncontrolled: text that was typed before hydration stays. A
 * value blurred while another query was being submitted, or before hydration, is submitted in the effect.
 */
function Bound({ name, label, placeholder, value, isLocked, onCommit }: BoundProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const [left, setLeft] = useState({});
  const [isRefused, setIsRefused] = useState(false);
  const reason = useId();
  /**
   * Enter was pressed while another query was being submitted, which may be known in the next render only: the bound is submitted later.
   */
  const isWaiting = useRef(false);
  /** @returns whether the bound has to be submitted later */
  const commit = (field: HTMLInputElement): boolean => {
    const typed = readBound(name, field.value);
    if (typed === 'invalid') {
      if (!isRefused) logRefusedBound(name, field.value);
      setIsRefused(true);
      return false;
    }
    field.value = String(typed ?? '');
    return typed !== value && !onCommit(typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bound resets the text, not every render
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    if (shown.current !== value) {
      shown.current = value;
      field.value = String(value ?? '');
      setIsRefused(false);
    } else if (!isLocked && document.activeElement !== field) commit(field);
  }, [value, isLocked, left]);
  useLayoutEffect(() => {
    if (!isLocked && isWaiting.current && input.current) isWaiting.current = commit(input.current);
  });
  return (
    <div>
      <label className={clsx(styles.bound, isRefused && styles.refused)}>
        <span aria-hidden="true">€</span>
        <input
          ref={input}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? reason : undefined}
          placeholder={String(placeholder)}
          defaultValue={value ?? ''}
          onChange={() => setIsRefused(false)}
          onBlur={() => {
            const leave = () => setTimeout(setLeft, 0, {});
            // The pressed control goes first: it would be refused while the price is being submitted.
            if (document.querySelector(':active')) addEventListener('click', leave, { once: true });
            else leave();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            isWaiting.current = isLocked || commit(event.currentTarget);
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
