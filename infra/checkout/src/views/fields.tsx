import type { ReactElement, ReactNode } from 'react';
import type { FieldName, OrderForm } from '../order-form.ts';
import type { Problems } from '../order-problems.ts';

type TextFieldProps = {
  form: OrderForm;
  problems: Problems;
  name: FieldName;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email';
  inputMode?: 'numeric';
};

export function TextField({ form, problems, name, label, type = 'text', ...rest }: TextFieldProps): ReactElement {
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={form[name]}
        maxLength={254}
        aria-invalid={problems.has(name) || undefined}
        aria-describedby={problems.has(name) ? `${name}-problem` : undefined}
        {...rest}
      />
      <Problem of={name} problems={problems} />
    </div>
  );
}

type SelectFieldProps = { form: OrderForm; problems: Problems; name: FieldName; label: string; children: ReactNode };

export function SelectField({ form, problems, name, label, children }: SelectFieldProps): ReactElement {
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        defaultValue={form[name]}
        aria-invalid={problems.has(name) || undefined}
        aria-describedby={problems.has(name) ? `${name}-problem` : undefined}
      >
        {children}
      </select>
      <Problem of={name} problems={problems} />
    </div>
  );
}

type ChoiceProps = {
  form: OrderForm;
  name: FieldName;
  value: string;
  id: string;
  children: ReactNode;
};

/** One of several; what belongs to it is shown by the stylesheet while it is chosen. */
export function Choice({ form, name, value, id, children }: ChoiceProps): ReactElement {
  return (
    <label className="choice">
      <input type="radio" id={id} name={name} value={value} defaultChecked={form[name] === value} />
      <span>{children}</span>
    </label>
  );
}

function Problem({ of, problems }: { of: FieldName; problems: Problems }): ReactNode {
  const text = problems.get(of);
  return (
    text && (
      <p id={`${of}-problem`} className="problem">
        {text}
      </p>
    )
  );
}
