import { type ApiError, failureText } from 'shared-contracts/api';
import { emailPattern } from 'shared-contracts/email';
import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';

/** A validation error, with the same text in the summary and at the field (UX 24). `field` is null for the form as a whole. */
export type Problem<F extends string> = { readonly field: F | null; readonly text: string };

/** Validates a field in the browser. @returns a message key, or null */
export type FieldRule = (value: string) => MessageKey | null;

export const requiredText =
  (missing: MessageKey): FieldRule =>
  (value) =>
    value.trim() === '' ? missing : null;

/** The same pattern as the API's. */
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

/** Server errors by field (SPEC 5); an error without a field of this form is shown in the summary only. */
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
