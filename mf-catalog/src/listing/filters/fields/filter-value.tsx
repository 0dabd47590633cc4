import { clsx } from 'clsx/lite';
import { memo, type ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../../messages/messages.ts';
import styles from './filter-value.module.css';

type FilterValueRowProps = {
  type: 'checkbox' | 'radio';
  /** Name of the form field. */
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
 * UX 1: every value has its count; a value without articles stays visible, disabled. A list has hundreds of these, so the
 * props are primitive values, the row is memoised, and the form handles its events.
 */
export const FilterValueRow = memo(function FilterValueRow(props: FilterValueRowProps): ReactElement {
  const { type, field, id, name, shortName, hex, count, checked } = props;
  const t = useTranslate<MessageKey>();
  const isEmpty = count === 0 && !checked;
  return (
    <label className={clsx(styles.value, isEmpty && styles.none)}>
      <input type={type} name={field} value={id} defaultChecked={checked} disabled={isEmpty} />
      {hex && (
        <svg className={styles.swatch} width="18" height="18" aria-hidden="true">
          <circle cx="9" cy="9" r="8" fill={hex} />
        </svg>
      )}
      <span className={shortName ? styles.long : undefined}>{name}</span>{' '}
      {shortName && (
        <span className={styles.short} aria-hidden="true">
          {shortName}
        </span>
      )}
      <span className={styles.count}>{t('filter.count', { count })}</span>
    </label>
  );
});
