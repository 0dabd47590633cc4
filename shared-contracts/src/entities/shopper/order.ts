import Type, { type Static } from 'typebox';
import { Money, PriceType } from '../catalogue/prices.ts';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';
import { Email } from './auth.ts';
import { Loyalty } from './loyalty.ts';
import { SelectedStore } from './selected-store.ts';
import { DeliveryType, PostalAddress } from './shipping-address.ts';

/** `ready` waits at the store or pick-up point. */
export const OrderState = Type.Union([
  Type.Literal('received'),
  Type.Literal('packed'),
  Type.Literal('shipped'),
  Type.Literal('ready'),
  Type.Literal('delivered'),
  Type.Literal('cancelled'),
  Type.Literal('returned'),
]);
export type OrderState = Static<typeof OrderState>;

/** One line as it was bought: name, size and price stay what they were then. */
export const OrderLine = Type.Object({
  /** For ordering again; null when the product is no longer sold. */
  optionId: Nullable(Type.Integer()),
  productId: Type.Integer(),
  /** The product's page; null when the product is no longer sold. */
  url: Nullable(Type.String()),
  picture: Picture,
  brandName: Type.String(),
  nameWithoutBrand: Type.String(),
  size: Type.String(),
  colour: Type.Object({ name: Type.String(), hex: Type.String() }),
  amount: Type.Integer(),
  /** Of one piece. */
  price: Money,
  total: Money,
  mounting: Type.Boolean(),
  setId: Nullable(Type.Integer()),
});
export type OrderLine = Static<typeof OrderLine>;

/** An order in the list of orders. */
export const Order = Type.Object({
  uuid: Type.String(),
  /** What shoppers and support call it: `BG-100250`. */
  number: Type.String(),
  /** ISO date and time. */
  placedAt: Type.String(),
  state: OrderState,
  deliveryType: DeliveryType,
  total: Money,
  /** Pieces. */
  amount: Type.Integer(),
  lines: Type.Array(OrderLine),
});
export type Order = Static<typeof Order>;

export const OrderDetails = Type.Object({
  ...Order.properties,
  email: Type.String(),
  priceType: PriceType,
  productsPrice: Money,
  deliveryPrice: Money,
  /** What a voucher took off. */
  voucher: Nullable(Type.Object({ code: Type.String(), value: Money })),
  /** Points earned. */
  points: Type.Integer(),
  address: PostalAddress,
  /** Where it is picked up; null for delivery to the door. */
  store: Nullable(SelectedStore),
  tracking: Nullable(Type.Object({ carrier: Type.String(), number: Type.String(), url: Type.String() })),
  /**
   * ISO date and time until which the order waits to be confirmed by the link of its letter; null for one that need not. It has its
   * pieces until then, and is `cancelled` afterwards.
   */
  heldUntil: Nullable(Type.String()),
  /** All steps of this order in their order; `at` is null where it has not got to yet. */
  timeline: Type.Array(Type.Object({ state: OrderState, at: Nullable(Type.String()) })),
});
export type OrderDetails = Static<typeof OrderDetails>;

/**
 * Buys what the caller's cart holds and can be bought. Header `Idempotency-Key` (8 to 64 characters): sent again, the same
 * order is answered.
 */
export const PlaceOrderBody = Type.Object(
  {
    shop: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('team')])),
    /** Guests need one; a customer's order goes to the account's address without. */
    email: Type.Optional(Email),
    deliveryType: DeliveryType,
    /** Either an address, or the uuid of one of the account's. */
    address: Type.Optional(PostalAddress),
    addressUuid: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
    /** For picking up: the store, or the pick-up point. */
    storeSysname: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}_\\d{1,6}$' })),
    voucher: Type.Optional(Type.String({ maxLength: 20 })),
    /** Cents the shopper has seen and agreed to. Prices and stock may have changed since: then the order is refused. */
    expectedTotal: Type.Integer({ minimum: 0, maximum: 2147483647 }),
  },
  { additionalProperties: false },
);
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

/** Answer of exchanging points for a voucher. */
export const ExchangedPoints = Type.Object({ code: Type.String(), p4m: Loyalty });
export type ExchangedPoints = Static<typeof ExchangedPoints>;
