import { type ApiError, failureText } from 'shared-contracts/api';
import { emailPattern } from 'shared-contracts/email';
import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';

/** What is wrong, in the same words in the summary and at the field (UX 24); without a field where none is to blame. */
export type Problem<F extends string> = { readonly field: F | null; readonly text: string };

/** The rules that the shopper can be told without asking the server. @returns a message's key, or null */
export type FieldRule = (value: string) => MessageKey | null;

export const requiredText =
  (missing: MessageKey): FieldRule =>
  (value) =>
    value.trim() === '' ? missing : null;

/** As loose as the API's own: whether an address exists only a letter to it can tell. */
export const emailRule: FieldRule = (value) => {
  if (value.trim() === '') return 'problem.email-missing';
  return emailPattern.test(value.trim()) ? null : 'problem.email-form';
};

const newPasswordLength = 8;

export const newPasswordRule: FieldRule = (value) => {
  if (value === '') return 'problem.password-missing';
  return value.length < newPasswordLength ? 'problem.password-short' : null;
};

export function checkFields<F extends string>(
  rules: Readonly<Record<F, FieldRule>>,
  values: Readonly<Record<F, string>>,
  t: Translate<MessageKey>,
): Problem<F>[] {
  return fieldsOf(rules).flatMap((field) => {
    const key = rules[field](values[field]);
    return key === null ? [] : [{ field, text: t(key) }];
  });
}

/** Server errors by field (SPEC 5); one that names no field of this form stands in the summary alone. */
export function problemsOf<F extends string>(
  error: ApiError,
  rules: Readonly<Record<F, FieldRule>>,
  t: Translate<MessageKey>,
): Problem<F>[] {
  const fields = fieldsOf(rules);
  const named = fields.flatMap((field) => {
    const texts = error.fields[field] ?? [];
    return texts.length > 0 ? [{ field, text: texts.join(' ') }] : [];
  });
  return named.length > 0 ? named : [{ field: null, text: failureText(t, { ...error, fields: {} }) }];
}

/** In the order of the form. */
function fieldsOf<F extends string>(rules: Readonly<Record<F, FieldRule>>): F[] {
  return Object.keys(rules) as F[];
}
