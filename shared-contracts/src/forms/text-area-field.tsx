import type { ReactElement } from 'react';
import { describedBy, FieldRow, type FieldRowProps } from './field-row.tsx';
import styles from './form.module.css';

/** A text of several lines, which the shopper can enlarge. */
export function TextAreaField(props: FieldRowProps & { rows: number }): ReactElement {
  const { id, name, required, defaultValue, readOnly, rows } = props;
  return (
    <FieldRow {...props}>
      <textarea
        id={id}
        name={name}
        required={required}
        defaultValue={defaultValue}
        readOnly={readOnly}
        rows={rows}
        className={`field ${styles.area}`}
        {...describedBy(props)}
      />
    </FieldRow>
  );
}
