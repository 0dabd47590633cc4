import type { KeyboardEvent, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { describedBy, FieldRow, type FieldRowProps, ProblemText } from './field-row.tsx';
import styles from './form.module.css';
import type { FieldProps } from './use-form.ts';

export type Choice = { readonly value: string; readonly label: string };

/** HTML has no `readonly` for choices. A disabled one would lose focus, and its value. */
const keepChoice = (event: SyntheticEvent): void => event.preventDefault();
const keepSelected = (event: KeyboardEvent): void => {
  if (event.key !== 'Tab') event.preventDefault();
};

type ChoicesProps = FieldRowProps & { choices: readonly Choice[] };

/** A drop-down list. */
export function SelectField(props: ChoicesProps & { autoComplete?: string }): ReactElement {
  const { id, name, required, defaultValue, readOnly, choices, autoComplete } = props;
  return (
    <FieldRow {...props}>
      <select
        id={id}
        name={name}
        required={required}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        className={`field ${styles.select}`}
        onMouseDown={readOnly ? keepChoice : undefined}
        onKeyDown={readOnly ? keepSelected : undefined}
        {...describedBy(props)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}

/** A choice between few options, all visible. The first has the field's id, to which the summary links. */
export function RadioField({ id, name, label, problem, defaultValue, readOnly, choices }: ChoicesProps): ReactElement {
  return (
    <fieldset className={styles.row} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <ProblemText id={id} problem={problem} />
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.tick}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              onClick={readOnly ? keepChoice : undefined}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A checkbox; its value is `on`, or empty. */
export function TickField(props: FieldProps & { children: ReactNode }): ReactElement {
  const { id, name, required, problem, defaultValue, readOnly, children } = props;
  return (
    <div className={styles.row}>
      <ProblemText id={id} problem={problem} />
      <label className={styles.tick} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required={required}
          defaultChecked={defaultValue !== ''}
          onClick={readOnly ? keepChoice : undefined}
          {...describedBy({ id, problem })}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}
