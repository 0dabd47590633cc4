import { emailRule } from 'shared-contracts/forms';
import { expect, it } from 'vitest';
import { birthdayRule, newPasswordRule, readPostcode, repeatedPasswordRule } from './rules.ts';

it.each([
  ['new password', newPasswordRule, '', 'problem.password-missing'],
  ['new password', newPasswordRule, '1234567', 'problem.password-short'],
  ['new password', newPasswordRule, '        ', null],
  ['new password', newPasswordRule, '12345678', null],
  ['birthday', birthdayRule, '', null],
  ['birthday', birthdayRule, '1990-02-28', null],
  ['birthday', birthdayRule, '1899-12-31', 'problem.birthday-form'],
  ['birthday', birthdayRule, '2999-01-01', 'problem.birthday-form'],
  ['birthday', birthdayRule, '1990-13-01', 'problem.birthday-form'],
] as const)('%s, case %#', (_, rule, value, expected) => expect(rule.check(value, {})).toBe(expected));

it('a repeated password is compared with the other field, as typed', () => {
  const { check, isTrimmed } = repeatedPasswordRule('newPassword');
  expect([check('a ', { newPassword: 'a' }), check('a', { newPassword: 'a' })]).toEqual([
    'problem.password-differs',
    null,
  ]);
  expect([isTrimmed, newPasswordRule.isTrimmed, emailRule.isTrimmed]).toEqual([false, false, true]);
});

it.each([
  ['A-6020', '6020'],
  ['AT 6020', '6020'],
  ['d\u201180331', '80331'],
  ['6020', '6020'],
  ['D02 AF30', 'D02 AF30'],
  ['LV–1010', 'LV-1010'],
])('the postcode "%s" is %s', (typed, postcode) => {
  expect(readPostcode(typed)).toBe(postcode);
});
