/**
 * The form layer (decision 0039). Not provided by the host: each frontend with forms bundles what it uses, so that pages without a form do
 * not carry it.
 */
export { type Choice, RadioField, SelectField, TickField } from './choice-fields.tsx';
export { describedBy, FieldRow, type FieldRowProps } from './field-row.tsx';
export { Form } from './form.tsx';
export type { FormMessageKey } from './messages/messages.ts';
export { anyRule, emailRule, type FieldRule, nameRule, phoneRule, textRule, tickedRule } from './rules.ts';
export { TextAreaField } from './text-area-field.tsx';
export { EmailField, TextField, type TextFieldProps } from './text-field.tsx';
export { withHyphens } from './typed-text.ts';
export { type FieldProps, type FormOptions, type FormState, useForm } from './use-form.ts';
