import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { GenderSysname } from '../catalogue/gender.ts';
import { Money, Prices, PriceType } from '../catalogue/prices.ts';
import { ProductCategories, ProductOption } from '../catalogue/product.ts';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';
import { Printing, TeamSlug } from './team.ts';

/** One line item of the cart (SPEC 3). */
export const CartProduct = Type.Object({
  /** Identifies the line for its removal. */
  hash: Type.String(),
  status: Type.Union([Type.Literal('available'), Type.Literal('unavailable')]),
  /** Present when it is no longer sold; it is unavailable then. */
  delisted: Type.Optional(Type.Literal(true)),
  option: ProductOption,
  amount: Type.Integer({ minimum: 1 }),
  /** Shared by all lines of one set; identifies the set for its removal. */
  set: Nullable(Type.String()),
  setId: Nullable(Type.Integer()),
  /** Ids of the companions that were chosen with it. */
  relatedProducts: Type.Array(Type.Integer()),
  /** Brand and name of each; products that are no longer sold are left out. */
  relatedProductNames: Type.Array(Type.String()),
  mounting: Type.Boolean(),
  isHeavy: Type.Boolean(),
  isBike: Type.Boolean(),
  isSki: Type.Boolean(),
  genderSysname: GenderSysname,
  /** The product's id, as in its tile. */
  generalId: Type.Integer(),
  nameWithoutBrand: Type.String(),
  brandName: Type.String(),
  categories: ProductCategories,
  sports: Type.Object({ sport: Nullable(Type.String()), subsport: Nullable(Type.String()) }),
  /** Prices of a single piece outside of a set. */
  prices: Prices,
  /** The price of one piece for this shopper: at the account's price type, in a set at the set's price. */
  price: Money,
  /** `price` times the amount. */
  total: Money,
  /** The team it was added for; only in the team shop's cart. */
  team: Nullable(Type.String()),
  /** In the team shop: the printing on each piece; its surcharge is part of `price`. */
  printing: Type.Optional(Nullable(Printing)),
  /** In the team shop: the offer of its team. */
  offer: Type.Optional(
    Type.Object({
      /** The team's name. */
      team: Type.String(),
      /** Last day, `2026-12-20`; null: without end. */
      until: Nullable(Type.String()),
      /** The line is unavailable then. */
      hasEnded: Type.Boolean(),
      /** Pieces of the product that an order must contain, in all sizes and prints together. */
      minimumAmount: Type.Integer({ minimum: 1 }),
      /** Pieces that the cart lacks to reach it. */
      missing: Type.Integer({ minimum: 0 }),
    }),
  ),
  url: Type.String(),
  picture: Picture,
  colour: Type.Object({ name: Type.String(), hex: Type.String() }),
});
export type CartProduct = Static<typeof CartProduct>;

/** The voucher that the shopper has added to the cart. */
export const CartVoucher = Type.Object({
  code: Type.String(),
  /** The discount; 0 while the voucher cannot be used. */
  value: Money,
  minimumOrder: Money,
  /** `minimum-not-reached`: it is kept and applies as soon as the products cost enough. `ended`: used or expired since. */
  state: Type.Union([Type.Literal('applied'), Type.Literal('minimum-not-reached'), Type.Literal('ended')]),
});
export type CartVoucher = Static<typeof CartVoucher>;

/** Unavailable lines are listed, but excluded from all sums. Amounts without `Formatted` are cents. */
export const Cart = Type.Object({
  products: Type.Array(CartProduct),
  total: Type.Object({
    productsPriceFormatted: Type.String(),
    deliveryPriceFormatted: Type.String(),
    /** Products and delivery. */
    totalCartPriceFormatted: Type.String(),
    productsPrice: Type.Integer(),
    deliveryPrice: Type.Integer(),
    totalCartPrice: Type.Integer(),
    /** Pieces, for the badge. */
    amount: Type.Integer(),
    /** The price of each delivery method; null where it is not available for these products. `deliveryPrice` is home delivery. */
    deliveryPrices: Type.Object({ home: Money, click_and_collect: Money, pick_up_points: Nullable(Money) }),
    /** Amount that is missing for free home delivery; null where it is free already, or never. */
    missingForFreeDelivery: Nullable(Money),
    /** Loyalty points the order would earn a customer. */
    points: Type.Integer(),
    /** The discount of `voucher`, in cents. */
    voucherValue: Type.Optional(Type.Integer()),
    voucherValueFormatted: Type.Optional(Type.String()),
    /** `totalCartPrice` without the discount. */
    payable: Type.Optional(Type.Integer()),
    payableFormatted: Type.Optional(Type.String()),
  }),
  /** Customers only, in the shop's cart. */
  voucher: Type.Optional(Nullable(CartVoucher)),
  priceType: PriceType,
  /** The request id to which the cart belongs; null for a guest who has none yet. */
  uuid: Nullable(Type.String()),
});
export type Cart = Static<typeof Cart>;

export const CartAddBody = Type.Object({
  /** The id of a ProductOption. */
  productOption: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 1 })),
  relatedProducts: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), { maxItems: 20 })),
  mounting: Type.Optional(Type.Boolean()),
  setId: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 2147483647 }))),
});
export type CartAddBody = Static<typeof CartAddBody>;

/** The new amount of a line, or of each line of a set. Repeating the request changes nothing. */
export const CartAmountBody = Type.Object({ amount: Type.Integer({ minimum: 1, maximum: 99 }) });
export type CartAmountBody = Static<typeof CartAmountBody>;

/** A voucher of the caller's account. */
export const CartVoucherBody = Type.Object({ code: Type.String(fields.voucherCode) });
export type CartVoucherBody = Static<typeof CartVoucherBody>;

/** The guest request id whose cart or wishlist is merged into the account's. */
export const MergeBody = Type.Object({ mergeUuid: Type.String({ maxLength: 64 }) });
export type MergeBody = Static<typeof MergeBody>;

/** An item of the team shop, where the team's products may be printed. */
export const TeamCartItem = Type.Object({ ...CartAddBody.properties, printing: Type.Optional(Printing) });
export type TeamCartItem = Static<typeof TeamCartItem>;

/** SPEC 7: the team shop adds several items at once. `priceType` is the browser's assumption; the account's own type counts. */
export const TeamCartAddBody = Type.Object({
  items: Type.Array(TeamCartItem, { minItems: 1, maxItems: 60 }),
  team: TeamSlug,
  shopIdentifier: Type.String({ pattern: '^[a-z]{2}$' }),
  priceType: PriceType,
});
export type TeamCartAddBody = Static<typeof TeamCartAddBody>;
