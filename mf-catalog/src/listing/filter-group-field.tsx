import { clsx } from 'clsx';
import { type ReactElement, useState } from 'react';
import type { FilterGroup, FilterValue } from 'shared-contracts/entities';
import { useT } from '../messages/use-t.ts';
import styles from './filter-group.module.css';

/** UX rule 5: longer groups are cut. */
const shownAtFirst = 8;

type FilterGroupFieldProps = {
  group: FilterGroup;
  /** Filter value ids of all groups. */
  selected: readonly number[];
  onToggle(id: number, chosen: boolean): void;
  onOnly(id: number | null): void;
};

export function FilterGroupField({ group, selected, onToggle, onOnly }: FilterGroupFieldProps): ReactElement | null {
  const t = useT();
  const values = group.values.filter((value) => !value.hidden);
  const rest = values.slice(shownAtFirst);
  // Only at first: what the shopper opens stays open, and nothing closes over the box just unchecked.
  const [startsOpen] = useState(() => rest.some((value) => selected.includes(value.fv_id)));
  if (values.length === 0) return null;
  const list = (part: readonly FilterValue[]) => (
    <ul
      className={clsx(styles.values, group.sysname === 'size' && styles.sizes, part.some(hasLongName) && styles.wide)}
    >
      {part.map((value) => (
        <Value
          key={value.fv_id}
          group={group}
          value={value}
          checked={selected.includes(value.fv_id)}
          onChange={(checked) => (group.type === 'radio' ? onOnly(value.fv_id) : onToggle(value.fv_id, checked))}
        />
      ))}
    </ul>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.f_name}</legend>
      {group.type === 'radio' && (
        <label className={styles.value}>
          <input
            type="radio"
            name={`filters.${group.f_id}`}
            value=""
            checked={!values.some((value) => selected.includes(value.fv_id))}
            onChange={() => onOnly(null)}
          />
          <span>{t('filter.any')}</span>
        </label>
      )}
      {list(values.slice(0, shownAtFirst))}
      {rest.length > 0 && (
        <details open={startsOpen} className={styles.rest}>
          <summary>{t('filter.more', { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </fieldset>
  );
}

function hasLongName({ fv_name }: FilterValue): boolean {
  return fv_name.length > 5;
}

type ValueProps = { group: FilterGroup; value: FilterValue; checked: boolean; onChange(checked: boolean): void };

/** UX rule 1: every value has its count; a value with none stays visible, disabled. */
function Value({ group, value, checked, onChange }: ValueProps): ReactElement {
  return (
    <li>
      <label className={styles.value}>
        <input
          type={group.type}
          name={group.type === 'radio' ? `filters.${group.f_id}` : 'filters'}
          value={value.fv_id}
          checked={checked}
          disabled={value.count === 0 && !checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {value.hex && (
          <svg className={styles.swatch} width="18" height="18" aria-hidden="true">
            <circle cx="9" cy="9" r="8" fill={value.hex} />
          </svg>
        )}
        <span>{value.fv_name}</span> <span className={styles.count}>{value.count}</span>
      </label>
    </li>
  );
}
