import type { ShippingAddress } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { savedAs } from './use-address-saving.ts';

const saved: ShippingAddress = {
  uuid: 'new',
  firstname: 'Anna',
  lastname: 'Berger',
  street: 'Keizersgracht',
  streetNo: '12',
  postal: '1012 AB',
  city: 'Amsterdam',
  countryId: 'NL',
  deliveryType: 'home',
  isDefault: true,
};
const { uuid: _, ...body } = saved;

it.each([
  ['as it was sent', body, [], 'new'],
  [
    'with a postcode as it is typed, and not as the default',
    { ...body, postal: '1012 ab', isDefault: false },
    [],
    'new',
  ],
  ['that is another one', { ...body, streetNo: '13' }, [], null],
  ['that was there before', body, ['new'], null],
])('a lost address is the new one of the list %s', (_name, sent, known, expected) => {
  expect(savedAs(sent, [saved], known)).toBe(expected);
});
