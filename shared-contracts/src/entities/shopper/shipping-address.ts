import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';

export const DeliveryType = Type.Union([
  Type.Literal('home'),
  Type.Literal('click_and_collect'),
  Type.Literal('pick_up_points'),
]);
export type DeliveryType = Static<typeof DeliveryType>;

/** Countries that the shop delivers to: ISO 3166-1 codes. */
export const CountryId = Type.Union([Type.Literal('AT'), Type.Literal('DE')]);
export type CountryId = Static<typeof CountryId>;

const Name = Type.String(fields.name);

const addressFields = {
  firstname: Name,
  lastname: Name,
  street: Name,
  streetNo: Type.String(fields.houseNumber),
  /** Four digits in Austria, five in Germany. */
  postal: Type.String({ pattern: '^\\d{4,5}$' }),
  city: Name,
  countryId: CountryId,
};

/** Name and address of a parcel's recipient. */
export const PostalAddress = Type.Object(addressFields);
export type PostalAddress = Static<typeof PostalAddress>;

/** SPEC 3. Of an account's addresses exactly one is the default. */
export const ShippingAddress = Type.Object({
  uuid: Type.String(),
  ...addressFields,
  deliveryType: DeliveryType,
  isDefault: Type.Boolean(),
});
export type ShippingAddress = Static<typeof ShippingAddress>;

/** Without `isDefault` an address keeps its setting; a new one is the default only when it is the first. */
export const ShippingAddressBody = Type.Object({
  ...addressFields,
  deliveryType: DeliveryType,
  isDefault: Type.Optional(Type.Boolean()),
});
export type ShippingAddressBody = Static<typeof ShippingAddressBody>;

/** Response of every change: all current addresses, the default first, then the newest. */
export const ShippingAddresses = Type.Object({ shipping: Type.Array(ShippingAddress) });
export type ShippingAddresses = Static<typeof ShippingAddresses>;
