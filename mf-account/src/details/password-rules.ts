import { newPasswordRule, passwordRule, repeatedPasswordRule } from '../form/rules.ts';

/** Field names as in SPEC 3, "Password change form". */
export const passwordRules = {
  oldPassword: passwordRule,
  newPassword: newPasswordRule,
  newPassword_confirmation: repeatedPasswordRule('newPassword'),
};

export type PasswordField = keyof typeof passwordRules;

/** SPEC 5: disabled unless some field changed and the new password equals its confirmation. */
export function canChangePassword(values: Readonly<Record<PasswordField, string>>): boolean {
  const isChanged = Object.values(values).some((value) => value !== '');
  return isChanged && values.newPassword === values.newPassword_confirmation;
}
