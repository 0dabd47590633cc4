import Type, { type Static } from 'typebox';
import { Money } from '../catalogue/prices.ts';
import { Nullable } from '../nullable.ts';

export const LoyaltyTier = Type.Object({
  sysname: Type.Union([Type.Literal('valley'), Type.Literal('ridge'), Type.Literal('summit')]),
  name: Type.String(),
  /** Points within a year from which the tier is reached. */
  from: Type.Integer(),
});
export type LoyaltyTier = Static<typeof LoyaltyTier>;

export const Voucher = Type.Object({
  code: Type.String(),
  value: Money,
  /** The minimum price of an order's products. */
  minimumOrder: Money,
  /** `YYYY-MM-DD`, the last day. */
  validUntil: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('used'), Type.Literal('expired')]),
  /** The value to draw, for the till. */
  barcode: Type.Optional(Type.Object({ format: Type.Literal('code-128'), value: Type.String() })),
});
export type Voucher = Static<typeof Voucher>;

export const LoyaltyEntry = Type.Object({
  id: Type.Integer(),
  /** ISO date and time. */
  date: Type.String(),
  kind: Type.Union([Type.Literal('order'), Type.Literal('voucher'), Type.Literal('welcome'), Type.Literal('return')]),
  /** Text for the shopper: `Bestellung BG-100250`. */
  text: Type.String(),
  /** Negative where points were spent. */
  points: Type.Integer(),
  /** The order it belongs to. */
  orderUuid: Nullable(Type.String()),
});
export type LoyaltyEntry = Static<typeof LoyaltyEntry>;

/** `p4m` of the account data. */
export const Loyalty = Type.Object({
  /** Points that can be spent. */
  points: Type.Integer({ minimum: 0 }),
  /** Earned within the last year; determines the tier. */
  pointsOfYear: Type.Integer({ minimum: 0 }),
  tier: LoyaltyTier,
  tiers: Type.Array(LoyaltyTier),
  next: Nullable(Type.Object({ tier: LoyaltyTier, missing: Type.Integer() })),
  /** What points can be exchanged for. */
  exchange: Type.Object({
    points: Type.Integer(),
    value: Money,
    /** The minimum price of an order's products. */
    minimumOrder: Type.Optional(Money),
    validDays: Type.Optional(Type.Integer()),
  }),
  /** The customer card. */
  card: Type.Optional(
    Type.Object({
      /** `2 900123 456784`: 13 digits, grouped. */
      number: Type.String(),
      barcode: Type.Object({ format: Type.Literal('ean-13'), value: Type.String() }),
    }),
  ),
  vouchers: Type.Array(Voucher),
  /** The newest first, at most 50. */
  history: Type.Array(LoyaltyEntry),
});
export type Loyalty = Static<typeof Loyalty>;
