import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import styles from './form.module.css';

export type TextFieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> & {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem: string | undefined;
  /** At the end of the label's row. */
  beside?: ReactNode;
  /** Inside the field, at its end. */
  control?: ReactNode;
};

/** A labelled field, with hint and problem as its description. */
export function TextField({ id, label, hint, problem, beside, control, ...input }: TextFieldProps): ReactElement {
  const described = [problem ? `${id}-problem` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {beside}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      ) : null}
      <div className={styles.box}>
        <input
          id={id}
          className="field"
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          required
          {...input}
        />
        {control}
      </div>
    </div>
  );
}

/** A field with the keyboard of phones for e-mail addresses, which leaves what is typed as it is. */
export function EmailField(
  props: Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>,
): ReactElement {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
