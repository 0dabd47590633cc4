import Type, { type Static } from 'typebox';

/** SPEC 6: `vk` is the default and every guest's price type; the role comes from the account data. */
export const PriceType = Type.Union([
  Type.Literal('vk'),
  Type.Literal('premium'),
  Type.Literal('staff'),
  Type.Literal('pro'),
]);
export type PriceType = Static<typeof PriceType>;

const Cents = Type.Integer({ minimum: 0 });

/**
 * The prices of one product (SPEC 3). Plain strings are the number in the locale's format (`1.299,90`), the `…Full` ones include the
 * currency (`€ 1.299,90`). `cents` contains the same amounts as integers, for arithmetic. `rrp` is the recommended retail price; it equals
 * `vk` where nothing is reduced.
 */
export const Prices = Type.Object({
  rrp: Type.String(),
  rrpFull: Type.String(),
  vk: Type.String(),
  vkFull: Type.String(),
  premium: Type.String(),
  premiumFull: Type.String(),
  staff: Type.String(),
  staffFull: Type.String(),
  pro: Type.String(),
  proFull: Type.String(),
  cents: Type.Object({ rrp: Cents, vk: Cents, premium: Cents, staff: Cents, pro: Cents }),
});
export type Prices = Static<typeof Prices>;

/** The prices that a tile needs; lists contain many of these. `cents` for the roles, which only the browser knows. */
export const TilePrices = Type.Pick(Prices, ['rrpFull', 'vkFull', 'cents']);
export type TilePrices = Static<typeof TilePrices>;

/** One amount of money: integer cents and the text to show (`€ 49,90`). */
export const Money = Type.Object({ cents: Cents, formatted: Type.String() });
export type Money = Static<typeof Money>;
