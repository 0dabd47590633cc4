import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';

export const DeliveryType = Type.Union([
  Type.Literal('home'),
  Type.Literal('click_and_collect'),
  Type.Literal('pick_up_points'),
]);
export type DeliveryType = Static<typeof DeliveryType>;

/** Countries that the shop delivers to, the European Union: ISO 3166-1 codes, the shop's own countries first. */
export const CountryId = Type.Union([
  Type.Literal('AT'),
  Type.Literal('DE'),
  Type.Literal('BE'),
  Type.Literal('BG'),
  Type.Literal('CY'),
  Type.Literal('CZ'),
  Type.Literal('DK'),
  Type.Literal('EE'),
  Type.Literal('ES'),
  Type.Literal('FI'),
  Type.Literal('FR'),
  Type.Literal('GR'),
  Type.Literal('HR'),
  Type.Literal('HU'),
  Type.Literal('IE'),
  Type.Literal('IT'),
  Type.Literal('LT'),
  Type.Literal('LU'),
  Type.Literal('LV'),
  Type.Literal('MT'),
  Type.Literal('NL'),
  Type.Literal('PL'),
  Type.Literal('PT'),
  Type.Literal('RO'),
  Type.Literal('SE'),
  Type.Literal('SI'),
  Type.Literal('SK'),
]);
export type CountryId = Static<typeof CountryId>;

const Name = Type.String(fields.name);

const placeFields = {
  street: Name,
  streetNo: Type.String(fields.houseNumber),
  /** In the format of the country: four digits in Austria, five in Germany, `D02 AF30` in Ireland. The API checks it. */
  postal: Type.String(fields.postal),
  city: Name,
  countryId: CountryId,
};

const addressFields = { firstname: Name, lastname: Name, ...placeFields };

/** An address without a name. */
export const PostalPlace = Type.Object(placeFields);
export type PostalPlace = Static<typeof PostalPlace>;

/** Name and address of a parcel's recipient. */
export const PostalAddress = Type.Object(addressFields);
export type PostalAddress = Static<typeof PostalAddress>;

/** SPEC 3. Exactly one address of an account is the default. */
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
