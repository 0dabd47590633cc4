import type { SiteConfig } from 'shared-contracts/app';
import type { CountryId, DeliveryType, ShippingAddress, ShippingAddressBody } from 'shared-contracts/entities';
import { fields } from 'shared-contracts/fields';
import { anyRule, nameRule, textRule } from 'shared-contracts/forms';
import { firstCountry } from '../form/country-field.tsx';
import { readPostcode } from '../form/rules.ts';
import { houseNumberRule, splitStreet } from '../form/street.ts';

/** SPEC 3, in the order of the form: three ways to receive a parcel. */
const deliveryTypes = ['home', 'click_and_collect', 'pick_up_points'] as const satisfies readonly DeliveryType[];

/** Pick-up in a store is offered if the shop has it, or if the address was saved with it. */
export function offeredDeliveryTypes(
  { omnichannelAvailable }: Pick<SiteConfig, 'omnichannelAvailable'>,
  address: Pick<ShippingAddress, 'deliveryType'> | null,
): DeliveryType[] {
  return deliveryTypes.filter(
    (type) => omnichannelAvailable || type !== 'click_and_collect' || type === address?.deliveryType,
  );
}

/** Field names as in the API's errors. */
export const addressRules = {
  deliveryType: anyRule,
  firstname: nameRule('problem.first-name-missing'),
  lastname: nameRule('problem.last-name-missing'),
  street: nameRule('problem.street-missing'),
  streetNo: houseNumberRule(
    textRule(fields.houseNumber, { missing: 'problem.house-number-missing', wrong: 'problem.house-number-missing' }),
    'street',
  ),
  postal: {
    ...textRule(fields.postal, { missing: 'problem.postal-missing', wrong: 'problem.postal-form' }),
    read: readPostcode,
  },
  city: nameRule('problem.city-missing'),
  countryId: anyRule,
  isDefault: anyRule,
};

export type AddressField = keyof typeof addressRules;
export type AddressValues = Record<AddressField, string>;

/** The fields of an address; a new one starts with the name of the account. */
export function addressValues(
  address: ShippingAddress | null,
  { firstName, lastName }: { firstName: string; lastName: string },
): AddressValues {
  if (address === null) {
    return {
      deliveryType: deliveryTypes[0],
      firstname: firstName,
      lastname: lastName,
      street: '',
      streetNo: '',
      postal: '',
      city: '',
      countryId: firstCountry,
      isDefault: '',
    };
  }
  const { uuid: _, isDefault, ...texts } = address;
  return { ...texts, isDefault: isDefault ? 'on' : '' };
}

/** The request body, from values that the rules accept. */
export function addressBody(values: Readonly<AddressValues>): ShippingAddressBody {
  const { deliveryType, countryId, isDefault, ...texts } = values;
  return {
    ...texts,
    ...splitStreet(values),
    deliveryType: deliveryTypes.find((type) => type === deliveryType) ?? deliveryTypes[0],
    // The value of a select, which the API checks.
    countryId: countryId as CountryId,
    isDefault: isDefault !== '',
  };
}

/** Setting an address as default resends it with `isDefault` true (SPEC 4). */
export function asDefault({ uuid: _, ...address }: ShippingAddress): ShippingAddressBody {
  return { ...address, isDefault: true };
}
