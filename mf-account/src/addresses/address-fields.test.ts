import type { ShippingAddress } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { addressBody, addressRules, addressValues, asDefault, offeredDeliveryTypes } from './address-fields.ts';

const account = { firstName: 'Anna', lastName: 'Berger' };
const { uuid, ...body } = {
  uuid: '6f1e',
  firstname: 'Anna',
  lastname: 'Berger',
  street: 'Nordkettenweg',
  streetNo: '12/4',
  postal: '6020',
  city: 'Innsbruck',
  countryId: 'AT',
  deliveryType: 'pick_up_points',
  isDefault: false,
} satisfies ShippingAddress;
const address: ShippingAddress = { uuid, ...body };

describe('the form of an address', () => {
  it('sends an unchanged address as it was', () => {
    expect(addressBody(addressValues(address, account))).toEqual(body);
  });

  it('starts a new one with the name of the account, at home, in Austria', () => {
    expect(addressValues(null, account)).toMatchObject({
      firstname: 'Anna',
      lastname: 'Berger',
      deliveryType: 'home',
      countryId: 'AT',
      isDefault: '',
    });
  });

  it.each([
    ['Hauptplatz 3', 'Hauptplatz', '3'],
    ['Straße des 17. Juni 88a', 'Straße des 17. Juni', '88a'],
    ['Nordkettenweg 12/4/7', 'Nordkettenweg', '12/4/7'],
  ])('splits "%s", as browsers fill it in', (filled, street, streetNo) => {
    const values = { ...addressValues(address, account), street: filled, streetNo: '' };
    expect(addressRules.streetNo.check('', values)).toBeNull();
    expect(addressBody(values)).toMatchObject({ street, streetNo });
  });

  it('leaves a street alone if the number field is filled in, and demands a missing number', () => {
    const values = { ...addressValues(address, account), street: 'Straße 17', streetNo: '4' };
    expect(addressBody(values)).toMatchObject({ street: 'Straße 17', streetNo: '4' });
    const missing = { ...values, street: 'Hauptplatz', streetNo: '' };
    expect(addressRules.streetNo.check('', missing)).toBe('problem.house-number-missing');
  });

  it.each([
    ['street', '', 'problem.street-missing'],
    ['streetNo', ' '.trim(), 'problem.house-number-missing'],
    ['postal', '', 'problem.postal-missing'],
    ['postal', '!', 'problem.postal-form'],
    ['postal', 'D02 AF30', null],
    ['city', '', 'problem.city-missing'],
  ] as const)('%s with "%s": %s', (field, value, problem) => {
    expect(addressRules[field].check(value, {})).toBe(problem);
  });
});

it('an address becomes the default by resending it with isDefault true (SPEC 4)', () => {
  expect(asDefault(address)).toEqual({ ...body, isDefault: true });
});

it('a shop without pick-up in stores does not offer it, but keeps it for an address that has it', () => {
  const shop = { omnichannelAvailable: false };
  expect(offeredDeliveryTypes({ omnichannelAvailable: true }, null)).toHaveLength(3);
  expect(offeredDeliveryTypes(shop, null)).toEqual(['home', 'pick_up_points']);
  expect(offeredDeliveryTypes(shop, { deliveryType: 'click_and_collect' })).toHaveLength(3);
});
