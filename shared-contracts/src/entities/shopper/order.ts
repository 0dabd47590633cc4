import Type, { type Static } from 'typebox';
import { Money, PriceType } from '../catalogue/prices.ts';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';
import { Email } from './auth.ts';
import { Loyalty } from './loyalty.ts';
import { SelectedStore } from './selected-store.ts';
import { DeliveryType, PostalAddress } from './shipping-address.ts';

/** `ready`: the order can be picked up at the store or pick-up point. */
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

/** One line as it was bought: name, size and price do not change later. */
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
  /** The order number for shoppers and support: `BG-100250`. */
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
  /** The discount of a voucher. */
  voucher: Nullable(Type.Object({ code: Type.String(), value: Money })),
  /** Points earned. */
  points: Type.Integer(),
  address: PostalAddress,
  /** The store or pick-up point; null for home delivery. */
  store: Nullable(SelectedStore),
  tracking: Nullable(Type.Object({ carrier: Type.String(), number: Type.String(), url: Type.String() })),
  /**
   * ISO date and time until which the order waits for confirmation by the link in its email; null where none is needed. It reserves
   * its stock until then, and is `cancelled` afterwards.
   */
  heldUntil: Nullable(Type.String()),
  /** All steps of this order, in sequence; `at` is null for steps that it has not reached. */
  timeline: Type.Array(Type.Object({ state: OrderState, at: Nullable(Type.String()) })),
});
export type OrderDetails = Static<typeof OrderDetails>;

/**
 * Orders the available lines of the caller's cart. Header `Idempotency-Key` (8 to 64 characters): a repeated request returns the
 * same order.
 */
export const PlaceOrderBody = Type.Object({
  shop: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('team')])),
  /** Required for guests; a customer's order defaults to the account's email address. */
  email: Type.Optional(Email),
  deliveryType: DeliveryType,
  /** An address, or the uuid of one of the account's addresses. */
  address: Type.Optional(PostalAddress),
  addressUuid: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
  /** For pick-up: the store, or the pick-up point. */
  storeSysname: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}_\\d{1,6}$' })),
  voucher: Type.Optional(Type.String({ maxLength: 20 })),
  /** Total in cents that the shopper has agreed to. The order is refused when prices or stock have changed since. */
  expectedTotal: Type.Integer({ minimum: 0, maximum: 2147483647 }),
});
export type PlaceOrderBody = Static<typeof PlaceOrderBody>;

/** Response of exchanging points for a voucher. */
export const ExchangedPoints = Type.Object({ code: Type.String(), p4m: Loyalty });
export type ExchangedPoints = Static<typeof ExchangedPoints>;
