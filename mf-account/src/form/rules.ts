import { fields, isBirthday } from 'shared-contracts/fields';
import { type FieldRule, textRule } from 'shared-contracts/forms';
import type { MessageKey } from '../messages/messages.ts';

const asTyped = (rule: FieldRule): FieldRule => ({ ...rule, isTrimmed: false });

export const passwordRule = asTyped(
  textRule<MessageKey>(fields.password, { missing: 'problem.password-missing', wrong: 'problem.password-missing' }),
);

export const newPasswordRule = asTyped(
  textRule<MessageKey>(fields.newPassword, { missing: 'problem.password-missing', wrong: 'problem.password-short' }),
);

const differs: MessageKey = 'problem.password-differs';

/** The new password once more. @param field the name of the field to compare with */
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
