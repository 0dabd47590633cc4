import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import type { FieldName, OrderForm } from '../../order/order-form.ts';
import type { Problems } from '../../order/order-problems.ts';
import { useSite } from '../document/site-context.tsx';

export type FormState = { form: OrderForm; problems: Problems };

type FieldProps = FormState & { name: FieldName; label: string; hint?: string };

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-describedby' | 'autoComplete' | 'inputMode' | 'type' | 'enterKeyHint' | 'required'
  >;

/** @param names fields that the shopper cannot change on this page */
export function HiddenFields({ form, names }: { form: OrderForm; names: readonly FieldName[] }): ReactElement[] {
  // The release before reads `unanswered` from its presence, whatever its value is.
  const sent = names.filter((name) => name !== 'unanswered' || form.unanswered !== '');
  return sent.map((name) => <input key={name} type="hidden" name={name} value={form[name]} autoComplete="off" />);
}

export function TextField({ form, problems, name, label, hint, ...rest }: TextFieldProps): ReactElement {
  return (
    <Row {...{ problems, name, label, hint }}>
      <input
        id={name}
        name={name}
        className="field"
        defaultValue={form[name]}
        maxLength={254}
        required
        {...described(problems, name, hint)}
        {...rest}
      />
    </Row>
  );
}

type SelectFieldProps = FieldProps & { autoComplete?: string; children: ReactNode };

export function SelectField(props: SelectFieldProps): ReactElement {
  const { form, problems, name, label, hint, autoComplete, children } = props;
  return (
    <Row {...{ problems, name, label, hint }}>
      <select
        id={name}
        name={name}
        className="field"
        defaultValue={form[name]}
        autoComplete={autoComplete}
        {...described(problems, name, hint)}
      >
        {children}
      </select>
    </Row>
  );
}

type RowProps = { problems: Problems; name: FieldName; label: string; hint: string | undefined; children: ReactNode };

function Row({ problems, name, label, hint, children }: RowProps): ReactElement {
  return (
    <div className={`row row-${name}`}>
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      <Problem of={name} problems={problems} />
      {children}
    </div>
  );
}

function described(problems: Problems, name: FieldName, hint: string | undefined) {
  const ids = [problems.has(name) ? `${name}-problem` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': problems.has(name) || undefined, 'aria-describedby': ids || undefined };
}

/** Id of a problem's text, for elements that have another name than the problem. */
export const problemId = (of: FieldName, problems: Problems): string | undefined =>
  problems.has(of) ? `${of}-problem` : undefined;

export function Problem({ of, problems }: { of: FieldName; problems: Problems }): ReactNode {
  const text = problems.get(of);
  return text ? (
    <p id={`${of}-problem`} className="problem">
      {text}
    </p>
  ) : null;
}

type ChoiceProps = {
  form: OrderForm;
  name: FieldName;
  value: string;
  id: string;
  title: string;
  /** Shown at the end of the title's line. */
  beside?: string;
  text?: string | undefined;
  disabled?: boolean;
  /** Price of the choice in cents, for the script that updates the total. */
  cents?: number;
};

/** A radio button. The stylesheet shows its children while it is checked. */
export function Choice({ form, name, value, id, title, beside, text, disabled = false, cents }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={!disabled && form[name] === value}
        disabled={disabled}
        data-cents={cents}
      />
      <span className="choice-title">{title}</span>
      {beside === undefined ? null : <span className="choice-beside price">{beside}</span>}
      {text === undefined ? null : <span className="choice-text">{text}</span>}
    </label>
  );
}

/** Submits the form to get new sums, for browsers without script. */
export function UpdateButton({ label, target }: { label: string; target: string }): ReactElement {
  const { orderAction } = useSite();
  return (
    <button type="submit" className="button" name="intent" value="update" formAction={`${orderAction}#${target}`}>
      {label}
    </button>
  );
}
