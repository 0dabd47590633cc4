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
  ['as sent', body, [], 'new'],
  ['with the postcode as typed, and not as the default', { ...body, postal: '1012 ab', isDefault: false }, [], 'new'],
  ['that is different', { ...body, streetNo: '13' }, [], null],
  ['that existed before', body, ['new'], null],
])('an address whose response was lost is the new one in the list %s', (_name, sent, known, expected) => {
  expect(savedAs(sent, [saved], known)).toBe(expected);
});
