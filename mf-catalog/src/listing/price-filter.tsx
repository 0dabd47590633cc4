import { type ReactElement, useState } from 'react';
import type { PriceRange } from 'shared-contracts/entities';
import { parsePrice } from 'shared-contracts/pricing';
import { useT } from '../messages/use-t.ts';
import groupStyles from './filter-group.module.css';
import type { ListQuery } from './list-query.ts';
import styles from './price-filter.module.css';

type PriceFilterProps = {
  query: ListQuery;
  range: PriceRange;
  onChange(min: number | null, max: number | null): void;
};

/** Two bounds in whole euros; the placeholders are the range of the shopper's price type (SPEC 6). */
export function PriceFilter({ query, range, onChange }: PriceFilterProps): ReactElement {
  const t = useT();
  const { priceMin, priceMax } = query;
  return (
    <fieldset className={groupStyles.group}>
      <legend className={groupStyles.legend}>{t('filter.price')}</legend>
      <div className={styles.prices}>
        <Bound
          name="price_min"
          label={t('filter.price.min')}
          placeholder={range.min}
          value={priceMin}
          onCommit={(min) => onChange(min, priceMax)}
        />
        <span aria-hidden="true">–</span>
        <Bound
          name="price_max"
          label={t('filter.price.max')}
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
  onCommit(value: number | null): void;
};

/** What is typed counts when the field is left or Enter is pressed; what is no number is refused (SPEC 5). */
function Bound({ name, label, placeholder, value, onCommit }: BoundProps): ReactElement {
  const [draft, setDraft] = useState(String(value ?? ''));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(String(value ?? ''));
  }
  const commit = () => {
    const typed = parsePrice(draft);
    const next = typed === null ? null : Math.round(Math.max(0, typed));
    setDraft(String(next ?? ''));
    if (next !== value) onCommit(next);
  };
  return (
    <label className={styles.bound}>
      <span aria-hidden="true">€</span>
      <input
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={String(placeholder)}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </label>
  );
}
