import type { ApiError } from 'shared-contracts/api';
import { describe, expect, it } from 'vitest';
import { checkFields, problemsOf } from './problems.ts';
import { anyRule, emailRule, nameRule, phoneRule, tickedRule } from './rules.ts';

const rules = {
  email: emailRule,
  terms: tickedRule('problem.terms-missing'),
  firstName: nameRule('problem.first-name-missing'),
};
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
    ['email', emailRule, '', 'problem.email-missing'],
    ['email', emailRule, 'anna', 'problem.email-form'],
    ['email', emailRule, 'anna@berg', 'problem.email-form'],
    ['email', emailRule, 'anna@berg.a', 'problem.email-form'],
    ['email', emailRule, 'an na@berg.at', 'problem.email-form'],
    ['email', emailRule, `${'a'.repeat(250)}@berg.at`, 'problem.too-long'],
    ['email', emailRule, 'anna@berg.at', null],
    ['name', nameRule('problem.first-name-missing'), '', 'problem.first-name-missing'],
    ['name', nameRule('problem.first-name-missing'), 'A'.repeat(81), 'problem.too-long'],
    ['phone', phoneRule, '', null],
    ['phone', phoneRule, '+43 660 1234567', null],
    ['phone', phoneRule, 'am Abend', 'problem.phone-form'],
  ] as const)('%s, case %#', (_, rule, value, expected) => expect(rule.check(value, {})).toBe(expected));

  it.each([
    ['an email', emailRule, true],
    ['a phone number', phoneRule, false],
    ['any value', anyRule, false],
    ['a box that must be ticked', rules.terms, true],
  ])('%s is marked as required exactly if it may not be empty', (_, rule, isRequired) => {
    expect([rule.isRequired, rule.check('', {}) !== null]).toEqual([isRequired, isRequired]);
  });

  it('of a text that is too long name its length, in which an emoji counts as one', () => {
    const counted = (key: string, values: unknown): string => `${key} ${JSON.stringify(values)}`;
    const [problem] = checkFields({ firstName: rules.firstName }, { firstName: '🎿'.repeat(81) }, counted);
    expect(problem?.text).toBe('problem.too-long {"max":80,"length":81}');
  });

  it('are listed in the order of the form', () => {
    const problems = checkFields(rules, { email: 'anna', terms: '', firstName: '' }, t);
    expect(problems).toEqual([
      { field: 'email', text: 'problem.email-form' },
      { field: 'terms', text: 'problem.terms-missing' },
      { field: 'firstName', text: 'problem.first-name-missing' },
    ]);
  });

  it('say how long a text is and may be', () => {
    const rule = { name: nameRule('problem.first-name-missing') };
    const say = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;
    expect(checkFields(rule, { name: 'A'.repeat(81) }, say)).toEqual([
      { field: 'name', text: 'problem.too-long {"max":80,"length":81}' },
    ]);
  });

  it('belong to the fields that the server names', () => {
    const fields = { terms: ['Zu kurz.', 'Zu einfach.'] };
    expect(problemsOf({ ...refused, fields }, rules, t)).toEqual([{ field: 'terms', text: 'Zu kurz. Zu einfach.' }]);
    // Errors of unknown fields are shown as well, so that the shopper does not find them one submission later.
    expect(problemsOf({ ...refused, fields: { ...fields, other: ['Auch das nicht.'] } }, rules, t)).toEqual([
      { field: 'terms', text: 'Zu kurz. Zu einfach.' },
      { field: null, text: 'Auch das nicht.' },
    ]);
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
