import Type, { type Static } from 'typebox';
import { GenderSysname } from './gender.ts';
import { Picture } from './picture.ts';
import { Prices } from './prices.ts';
import { ProductCategories, ProductOption } from './product.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One line item of the cart (SPEC 3). */
export const CartProduct = Type.Object({
  /** Names the line for its removal. */
  hash: Type.String(),
  status: Type.Union([Type.Literal('available'), Type.Literal('unavailable')]),
  option: ProductOption,
  amount: Type.Integer({ minimum: 1 }),
  /** Shared by all lines of one set; names the set for its removal. */
  set: Nullable(Type.String()),
  setId: Nullable(Type.Integer()),
  relatedProducts: Type.Array(Type.Integer()),
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
  /** Of one piece. */
  prices: Prices,
  url: Type.String(),
  picture: Picture,
  colour: Type.Object({ name: Type.String(), hex: Type.String() }),
});
export type CartProduct = Static<typeof CartProduct>;

/** Unavailable lines are listed, but counted in no sum. Amounts without `Formatted` are cents. */
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
  }),
  /** The request id the cart belongs to; null for a guest who has none yet. */
  uuid: Nullable(Type.String()),
});
export type Cart = Static<typeof Cart>;

export const CartAddBody = Type.Object(
  {
    /** The id of a ProductOption. */
    productOption: Type.Integer({ minimum: 1, maximum: 2147483647 }),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 1 })),
    relatedProducts: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 2147483647 }), { maxItems: 20 })),
    mounting: Type.Optional(Type.Boolean()),
    setId: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 2147483647 }))),
  },
  { additionalProperties: false },
);
export type CartAddBody = Static<typeof CartAddBody>;

/** The guest request id whose cart or wishlist joins the account's. */
export const MergeBody = Type.Object({ mergeUuid: Type.String({ maxLength: 64 }) }, { additionalProperties: false });
export type MergeBody = Static<typeof MergeBody>;
