import { clsx } from 'clsx/lite';
import { memo, type ReactElement } from 'react';
import styles from './filter-value.module.css';

type FilterValueRowProps = {
  type: 'checkbox' | 'radio';
  /** Name of the field in a plain form. */
  field: string;
  id: number;
  name: string;
  /** For narrow screens. */
  shortName?: string | undefined;
  hex?: string | undefined;
  count: number;
  checked: boolean;
};

/**
 * UX rule 1: every value has its count; a value with none stays visible, disabled. A list has hundreds of these, so they take
 * plain values, are skipped where none of them changed, and leave the handling to the form.
 */
export const FilterValueRow = memo(function FilterValueRow(props: FilterValueRowProps): ReactElement {
  const { type, field, id, name, shortName, hex, count, checked } = props;
  const isNone = count === 0 && !checked;
  return (
    <label className={clsx(styles.value, isNone && styles.none)}>
      <input type={type} name={field} value={id} defaultChecked={checked} disabled={isNone} />
      {hex && (
        <svg className={styles.swatch} width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" fill={hex} />
        </svg>
      )}
      <span className={clsx(shortName && styles.long)}>{name}</span>{' '}
      {shortName && (
        <span className={styles.short} aria-hidden="true">
          {shortName}
        </span>
      )}
      <span className={styles.count}>{count}</span>
    </label>
  );
});
