import { expect, it } from 'vitest';
import { registerBody, registerRules } from './register-fields.ts';

const values = {
  ...{
    firstName: 'Anna',
    lastName: 'Berger',
    email: 'anna@berg.at',
    password: 'x',
    birthday: '',
    phone: '',
    terms: 'on',
  },
  ...{
    'address.street': 'Hauptplatz 3',
    'address.streetNo': '',
    'address.postal': '6020',
    'address.city': 'Innsbruck',
  },
  'address.countryId': 'AT',
};

it('reads a house number from the street field', () => {
  expect(registerRules['address.streetNo'].check('', values)).toBeNull();
  expect(registerBody(values).address).toMatchObject({ street: 'Hauptplatz', streetNo: '3', postal: '6020' });
});

it('needs either no address or all parts of one', () => {
  const none = { 'address.street': '', 'address.postal': '' };
  expect(registerRules['address.streetNo'].check('', none)).toBeNull();
  expect(registerRules['address.streetNo'].check('', { ...none, 'address.postal': '6020' })).toBe(
    'problem.house-number-missing',
  );
});

it('says of a part that is too long, and of a postcode that is none, what is wrong', () => {
  const problemOf = (name: 'address.city' | 'address.postal', value: string) =>
    registerRules[name].check(value, values);
  expect(problemOf('address.city', 'x'.repeat(registerRules['address.city'].maxLength ?? 0))).toBeNull();
  expect(problemOf('address.city', 'x'.repeat(300))).toBe('problem.too-long');
  expect(problemOf('address.postal', '?')).toBe('problem.postal-form');
});
