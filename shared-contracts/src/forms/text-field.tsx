import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { describedBy, FieldRow, type FieldRowProps } from './field-row.tsx';
import styles from './form.module.css';

export type TextFieldProps = FieldRowProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'disabled' | 'min' | 'max' | 'onBlur'
  > & {
    /** Inside the field, at its end. */
    control?: ReactNode;
  };

export function TextField({ label, hint, problem, beside, control, ...input }: TextFieldProps): ReactElement {
  const row = { ...input, label, hint, problem, beside };
  return (
    <FieldRow {...row}>
      <div className={styles.box}>
        <input className="field" {...describedBy(row)} {...input} />
        {control}
      </div>
    </FieldRow>
  );
}

/** A field with phones' keyboard for email addresses, without autocorrection. */
export function EmailField(
  props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>,
): ReactElement {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
