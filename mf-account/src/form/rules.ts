import { fields, isBirthday } from 'shared-contracts/fields';
import { type FieldRule, textRule, withHyphens } from 'shared-contracts/forms';
import type { MessageKey } from '../messages/messages.ts';

const asTyped = (rule: FieldRule): FieldRule => ({ ...rule, isTrimmed: false });

export const passwordRule = asTyped(
  textRule<MessageKey>(fields.password, { missing: 'problem.password-missing', wrong: 'problem.password-missing' }),
);

export const newPasswordRule = asTyped(
  textRule<MessageKey>(fields.newPassword, { missing: 'problem.password-missing', wrong: 'problem.password-short' }),
);

/** Removes the country code before a postcode of Austria or Germany (`A-6020`); others are unchanged. */
export const readPostcode = (text: string): string =>
  withHyphens(text).replace(/^(?:AT?[-\s]*(?=\d{4}$)|DE?[-\s]*(?=\d{5}$))/i, '');

/** Accepts the notation of letters and emails (`#BG–100250.`, `BG - 100 250`), and the digits alone. */
export const readOrderNumber = (text: string): string =>
  withHyphens(text)
    .replace(/\s/g, '')
    .replace(/^#|[.,]+$/g, '')
    .replace(/^(?=\d+$)/, 'BG-');

const differs: MessageKey = 'problem.password-differs';

/** The repeated new password. @param field the name of the field to compare with */
export const repeatedPasswordRule = (field: string): FieldRule => ({
  check: (value, values) => (value === values[field] ? null : differs),
  isRequired: true,
  isTrimmed: false,
});

const birthdayForm: MessageKey = 'problem.birthday-form';

/** Optional; the value of a date field (`YYYY-MM-DD`). */
export const birthdayRule: FieldRule = {
  check: (value) => (value === '' || isBirthday(value, new Date()) ? null : birthdayForm),
  isRequired: false,
  isTrimmed: true,
};
