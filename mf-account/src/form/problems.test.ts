import type { ApiError } from 'shared-contracts/api';
import { describe, expect, it } from 'vitest';
import { checkFields, emailRule, newPasswordRule, problemsOf, requiredText } from './problems.ts';

const rules = { email: emailRule, password: newPasswordRule, firstName: requiredText('problem.first-name-missing') };
const t = (key: string): string => key;
const refused: ApiError = {
  kind: 'http',
  status: 422,
  code: 'validation',
  message: 'So nicht.',
  fields: {},
  retryable: false,
};

describe('problems of a form', () => {
  it.each([
    ['', 'problem.email-missing'],
    ['   ', 'problem.email-missing'],
    ['anna', 'problem.email-form'],
    ['anna@berg', 'problem.email-form'],
    ['anna@berg.a', 'problem.email-form'],
    ['an na@berg.at', 'problem.email-form'],
    ['anna@berg.at', null],
    [' anna@berg.at ', null],
  ])('email %j: %s', (value, expected) => expect(emailRule(value)).toBe(expected));

  it.each([
    ['', 'problem.password-missing'],
    ['1234567', 'problem.password-short'],
    ['        ', null],
    ['12345678', null],
  ])('new password %j: %s', (value, expected) => expect(newPasswordRule(value)).toBe(expected));

  it('are listed in the order of the form', () => {
    const problems = checkFields(rules, { email: 'anna', password: '', firstName: ' ' }, t);
    expect(problems).toEqual([
      { field: 'email', text: 'problem.email-form' },
      { field: 'password', text: 'problem.password-missing' },
      { field: 'firstName', text: 'problem.first-name-missing' },
    ]);
  });

  it('belong to the fields that the server names', () => {
    const fields = { password: ['Zu kurz.', 'Zu einfach.'], unknown: ['?'] };
    expect(problemsOf({ ...refused, fields }, rules, t)).toEqual([{ field: 'password', text: 'Zu kurz. Zu einfach.' }]);
  });

  it.each<[Partial<ApiError>, string]>([
    [{}, 'So nicht.'],
    [{ message: '' }, 'failure.other'],
    [{ kind: 'network', status: null }, 'failure.network'],
    [{ kind: 'timeout', status: null }, 'failure.timeout'],
    [{ kind: 'malformed', message: 'Error during server response parsing!' }, 'failure.other'],
  ])('belong to no field when the server names none: %j', (error, text) => {
    expect(problemsOf({ ...refused, ...error }, rules, t)).toEqual([{ field: null, text }]);
  });
});
