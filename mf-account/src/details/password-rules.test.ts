import { expect, it } from 'vitest';
import { canChangePassword } from './password-rules.ts';

it.each([
  ['', '', '', false],
  ['alt', '', '', true],
  ['alt', 'neues Passwort', '', false],
  ['alt', 'neues Passwort', 'neues Passwor', false],
  ['alt', 'neues Passwort', 'neues Passwort', true],
  ['', 'neues Passwort', 'neues Passwort', true],
])(
  'SPEC 5: with the old password "%s", the new one "%s" and its confirmation "%s" the form can be sent: %s',
  (oldPassword, newPassword, newPassword_confirmation, expected) => {
    expect(canChangePassword({ oldPassword, newPassword, newPassword_confirmation })).toBe(expected);
  },
);
