import { brokenKeyword, fields, type TextSchema } from 'shared-contracts/fields';
import type { FormMessageKey } from './messages/messages.ts';
import { withHyphens } from './typed-text.ts';

/** How the browser checks one field before it sends the form. The API checks more: its errors are shown at the fields too. */
export type FieldRule = {
  /** @returns the key of a message of the frontend, or null. `values` are those of the whole form. */
  readonly check: (value: string, values: Readonly<Record<string, string>>) => string | null;
  readonly isRequired: boolean;
  /** False for passwords, which are sent exactly as typed. */
  readonly isTrimmed: boolean;
  /** Converts another notation of the value to the one that is sent. */
  readonly read?: ((text: string) => string) | undefined;
  /** In characters; `{max}` in the messages of the rule. */
  readonly maxLength?: number | undefined;
};

type RuleMessages<K extends string> = {
  /** Message for an empty field; without it the field is optional. */
  missing?: K | FormMessageKey;
  wrong: K | FormMessageKey;
  short?: K | FormMessageKey;
  long?: K | FormMessageKey;
};

/** A rule from the schema that the API uses (`shared-contracts/fields`). `K`: the keys of the frontend's messages. */
export function textRule<K extends string>(
  schema: TextSchema,
  { missing, wrong, short, long }: RuleMessages<K>,
): FieldRule {
  return {
    check(value) {
      if (value === '') return missing ?? null;
      const broken = brokenKeyword(schema, value);
      if (broken === 'minLength') return short ?? wrong;
      if (broken === 'maxLength') return long ?? 'problem.too-long';
      return broken && wrong;
    },
    isRequired: missing !== undefined,
    isTrimmed: true,
    maxLength: schema.maxLength,
  };
}

export const emailRule: FieldRule = {
  ...textRule<FormMessageKey>(fields.email, { missing: 'problem.email-missing', wrong: 'problem.email-form' }),
  read: (text) => text.replace(/^mailto:/i, ''),
};

export const phoneRule: FieldRule = {
  ...textRule<FormMessageKey>(fields.phone, { wrong: 'problem.phone-form' }),
  read: withHyphens,
};

/** @param missing also shown for a text that is not a name */
export function nameRule<K extends string>(missing: K): FieldRule {
  return textRule<K>(fields.name, { missing, wrong: missing });
}

/** A box that must be ticked. */
export function tickedRule<K extends string>(missing: K): FieldRule {
  return { check: (value) => (value === '' ? missing : null), isRequired: true, isTrimmed: true };
}

/** Accepts any value, including none: for choices, and fields that only the API checks. */
export const anyRule: FieldRule = { check: () => null, isRequired: false, isTrimmed: true };
