import { type ApiError, failureText } from 'shared-contracts/api';
import type { Translate } from 'shared-contracts/i18n';
import type { FieldRule } from './rules.ts';
import { plainText } from './typed-text.ts';

/** A validation error, with the same text in the summary and at the field (UX 24). `field` is null for the form as a whole. */
export type Problem<F extends string> = { readonly field: F | null; readonly text: string };

type Rules<F extends string> = Readonly<Record<F, FieldRule>>;

export function checkFields<F extends string>(
  rules: Rules<F>,
  values: Readonly<Record<F, string>>,
  t: Translate,
): Problem<F>[] {
  return fieldsOf(rules).flatMap((field) => {
    const [rule, value] = [rules[field], values[field]];
    const key = rule.check(value, values);
    if (key === null) return [];
    return [{ field, text: t(key, { max: rule.maxLength ?? 0, length: [...value].length }) }];
  });
}

/** Server errors by field (SPEC 5); errors of unknown fields, or without a field, are shown in the summary only. */
export function problemsOf<F extends string>(error: ApiError, rules: Rules<F>, t: Translate): Problem<F>[] {
  const named = fieldsOf(rules).flatMap((field) => {
    const texts = error.fields[field] ?? [];
    return texts.length > 0 ? [{ field, text: texts.join(' ') }] : [];
  });
  if (named.length === 0) return [{ field: null, text: failureText(t, { ...error, fields: {} }) }];
  const others = Object.entries(error.fields).flatMap(([field, texts]) => (field in rules ? [] : texts));
  return others.length > 0 ? [...named, { field: null, text: others.join(' ') }] : named;
}

/** Stands for what is not a value, such as a date without its year, which browsers report as empty. No rule of such a field accepts it. */
const incomplete = '?';

/** The values of a form's fields, without invisible characters of pasted texts; an unticked box is empty. */
export function valuesOf<F extends string>(rules: Rules<F>, form: HTMLFormElement): Record<F, string> {
  const data = new FormData(form);
  const entries = fieldsOf(rules).map((field) => {
    const control = form.elements.namedItem(field);
    const isIncomplete = control instanceof HTMLInputElement && control.validity.badInput;
    const value = isIncomplete ? incomplete : String(data.get(field) ?? '');
    const { isTrimmed, read } = rules[field];
    const text = isTrimmed ? plainText(value) : value;
    return [field, read ? read(text) : text];
  });
  return Object.fromEntries(entries) as Record<F, string>;
}

/** Field names in the order of the form. */
export function fieldsOf<F extends string>(rules: Rules<F>): F[] {
  return Object.keys(rules) as F[];
}
