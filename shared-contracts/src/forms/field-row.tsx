import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import styles from './form.module.css';
import type { FormMessageKey } from './messages/messages.ts';
import type { FieldProps } from './use-form.ts';

export type FieldRowProps = FieldProps & {
  label: string;
  hint?: ReactNode;
  /** At the end of the label's row. */
  beside?: ReactNode;
};

/** The label of a field, with hint and problem above the input. Optional fields say so. */
export function FieldRow({ children, ...props }: FieldRowProps & { children: ReactNode }): ReactElement {
  const { id, label, hint, problem, beside, required } = props;
  const t = useTranslate<FormMessageKey>();
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required ? null : (
            <span className={styles.optional} data-optional>
              {' '}
              {t('field.optional')}
            </span>
          )}
        </label>
        {beside}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <ProblemText id={id} problem={problem} />
      {children}
    </div>
  );
}

export function ProblemText({ id, problem }: Pick<FieldProps, 'id' | 'problem'>): ReactElement | null {
  if (!problem) return null;
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  );
}

type Described = Pick<FieldRowProps, 'id' | 'hint' | 'problem'>;

/** Attributes that connect hint and problem to the field for assistive technology. */
export function describedBy({ id, hint, problem }: Described): {
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
} {
  const described = [problem ? `${id}-problem` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined };
}
