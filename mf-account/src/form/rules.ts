import { brokenKeyword, fields, type TextSchema } from 'shared-contracts/fields';
import type { MessageKey } from '../messages/messages.ts';

/** How the browser checks one field before it sends the form. The API checks again, and more: its errors are shown at the fields too. */
export type FieldRule = {
  /** @returns the message's key, or null. `values` are those of the whole form. */
  readonly check: (value: string, values: Readonly<Record<string, string>>) => MessageKey | null;
  readonly isRequired: boolean;
  /** False for passwords, which are sent as they are typed. */
  readonly isTrimmed: boolean;
};

type RuleMessages = {
  /** For an empty field; without it the field is optional. */
  missing?: MessageKey;
  wrong: MessageKey;
  short?: MessageKey;
  long?: MessageKey;
};

/** A rule from the schema that the API uses (`shared-contracts/fields`). */
export function textRule(schema: TextSchema, { missing, wrong, short, long }: RuleMessages): FieldRule {
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
  };
}

const asTyped = (rule: FieldRule): FieldRule => ({ ...rule, isTrimmed: false });

export const emailRule = textRule(fields.email, { missing: 'problem.email-missing', wrong: 'problem.email-form' });

export const phoneRule = textRule(fields.phone, { wrong: 'problem.phone-form' });

/** @param missing also for what is not a name */
export const nameRule = (missing: MessageKey): FieldRule => textRule(fields.name, { missing, wrong: missing });

export const passwordRule = asTyped(
  textRule(fields.password, { missing: 'problem.password-missing', wrong: 'problem.password-missing' }),
);

export const newPasswordRule = asTyped(
  textRule(fields.newPassword, { missing: 'problem.password-missing', wrong: 'problem.password-short' }),
);

/** The new password once more. @param field the name of the field to compare with */
export const repeatedPasswordRule = (field: string): FieldRule => ({
  check: (value, values) => (value === values[field] ? null : 'problem.password-differs'),
  isRequired: true,
  isTrimmed: false,
});

/** A box that has to be ticked. */
export const tickedRule = (missing: MessageKey): FieldRule => ({
  check: (value) => (value === '' ? missing : null),
  isRequired: true,
  isTrimmed: true,
});

/** Optional; the value of a date field (`YYYY-MM-DD`), between 1900 and today. */
export const birthdayRule: FieldRule = {
  check(value) {
    const isPossible = !Number.isNaN(Date.parse(value)) && value >= '1900-01-01' && Date.parse(value) <= Date.now();
    return value === '' || isPossible ? null : 'problem.birthday-form';
  },
  isRequired: false,
  isTrimmed: true,
};

/** Anything, also nothing: for choices, and fields that only the API checks. */
export const anyRule: FieldRule = { check: () => null, isRequired: false, isTrimmed: true };
