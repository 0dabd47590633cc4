import Type, { type Static } from 'typebox';
import { fields } from '../../fields.ts';
import { Money, PriceType } from '../catalogue/prices.ts';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';
import { Email } from './auth.ts';
import { Cart } from './cart.ts';
import { Loyalty } from './loyalty.ts';
import { SelectedStore } from './selected-store.ts';
import { DeliveryType, PostalAddress } from './shipping-address.ts';
import { Printing, TeamPlace, TeamSlug } from './team.ts';

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

export const ReturnReason = Type.Union([
  Type.Literal('too-small'),
  Type.Literal('too-large'),
  Type.Literal('not-as-described'),
  Type.Literal('defective'),
  Type.Literal('wrong-item'),
  Type.Literal('changed-mind'),
  Type.Literal('other'),
]);
export type ReturnReason = Static<typeof ReturnReason>;

/** One line as it was bought: name, size and price do not change later. */
export const OrderLine = Type.Object({
  /** The option to order again; null when the product is no longer sold. */
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
  /** Price of one piece. */
  price: Money,
  total: Money,
  mounting: Type.Boolean(),
  /** The set with which it was bought; since version 1.14 only where the set's price applied. */
  setId: Nullable(Type.Integer()),
  /** Identifies the line in a return. */
  position: Type.Optional(Type.Integer()),
  /** Whether the same size can be ordered again today. */
  isAvailable: Type.Optional(Type.Boolean()),
  returned: Type.Optional(Nullable(Type.Object({ amount: Type.Integer(), reason: ReturnReason }))),
  /** The team that sold it, only in orders of the team shop. */
  team: Type.Optional(Type.String()),
  /** The name to show, where `team` is the slug; missing where the shop no longer has the team. Since version 1.15. */
  teamName: Type.Optional(Type.String()),
  /** What was printed on each piece, only in orders of the team shop. */
  printing: Type.Optional(Nullable(Printing)),
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
  /** Empty in the list of orders; since version 1.4 the details have the lines. */
  lines: Type.Array(OrderLine),
  /** Pictures of the first lines, for the list. */
  pictures: Type.Optional(Type.Array(Picture)),
  /** The team to which the order is delivered. Its buyer collects it there and gets the invoice. Since version 1.12 also in the list. */
  team: Type.Optional(Nullable(Type.Object({ slug: Type.String(), name: Type.String(), delivery: TeamPlace }))),
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
   * ISO date and time until which the order waits for confirmation by the link in its email; null where none is needed. Until then its
   * stock is reserved; unconfirmed, it becomes `cancelled` afterwards.
   */
  heldUntil: Nullable(Type.String()),
  /** All states of this order, in sequence; `at` is null for those that it has not reached. */
  timeline: Type.Array(Type.Object({ state: OrderState, at: Nullable(Type.String()) })),
  /** VAT within `total`. */
  vat: Type.Optional(Type.Object({ percent: Type.Integer(), amount: Money })),
  /** What the shopper can do now. */
  can: Type.Optional(Type.Object({ cancel: Type.Boolean(), return: Type.Boolean(), invoice: Type.Boolean() })),
  /** ISO date and time until which a delivered order can be returned; null before its delivery. */
  returnableUntil: Type.Optional(Nullable(Type.String())),
  /** Amount that is refunded for a return. */
  refund: Type.Optional(Nullable(Money)),
  /** The customer's note with a return; null without one. Only in the export of an account. */
  returnNote: Type.Optional(Nullable(Type.String())),
});
export type OrderDetails = Static<typeof OrderDetails>;

/**
 * Orders the available lines of the caller's cart. Header `Idempotency-Key` (8 to 64 characters): a repeated request returns the
 * same order.
 */
export const PlaceOrderBody = Type.Object({
  shop: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('team')])),
  /**
   * In the team shop, with home delivery: everything goes to this team. The person in `address` collects it there and gets the invoice.
   */
  deliverToTeam: Type.Optional(TeamSlug),
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

/** Query of the list of orders. Without `size` it has all orders, at most 200. */
export const OrdersQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  state: Type.Optional(OrderState),
  /** Orders of one shop only; default: of both. */
  shop: Type.Optional(Type.Union([Type.Literal('shop'), Type.Literal('team')])),
});
export type OrdersQuery = Static<typeof OrdersQuery>;

const Count = Type.Integer({ minimum: 0 });

/** The number of the account's orders, in total and by state, for pagination and filters. */
export const OrderCounts = Type.Object({
  total: Count,
  states: Type.Object({
    received: Count,
    packed: Count,
    shipped: Count,
    ready: Count,
    delivered: Count,
    cancelled: Count,
    returned: Count,
  }),
});
export type OrderCounts = Static<typeof OrderCounts>;

/** Returns pieces of a delivered order. Lines that are not named are not returned. */
export const ReturnOrderBody = Type.Object({
  lines: Type.Array(
    Type.Object({
      position: Type.Integer({ minimum: 0, maximum: 999 }),
      amount: Type.Integer({ minimum: 1, maximum: 99 }),
      reason: ReturnReason,
    }),
    { minItems: 1, maxItems: 100 },
  ),
  /** Note to customer service. */
  note: Type.Optional(Type.String(fields.note)),
});
export type ReturnOrderBody = Static<typeof ReturnOrderBody>;

/** The cart after an order was added to it again, and what was not available. */
export const OrderedAgain = Type.Object({
  cart: Cart,
  /** Pieces that were added. */
  added: Count,
  missing: Type.Array(
    Type.Object({
      position: Type.Integer(),
      /** Brand, name and size, and for a product of a team its team. */
      name: Type.String(),
      url: Nullable(Type.String()),
      reason: Type.Union([Type.Literal('no-longer-sold'), Type.Literal('sold-out'), Type.Literal('fewer-pieces')]),
      wanted: Count,
      added: Count,
    }),
  ),
});
export type OrderedAgain = Static<typeof OrderedAgain>;

/** Finds an order without an account. Every unknown pair gets the same 404. */
export const OrderLookupBody = Type.Object({
  number: Type.String(fields.orderNumber),
  email: Email,
});
export type OrderLookupBody = Static<typeof OrderLookupBody>;

/** A document that can be opened by a plain link for a short time. */
export const DocumentLink = Type.Object({
  /** Path at the API's origin. */
  url: Type.String(),
  /** ISO date and time. */
  validUntil: Type.String(),
});
export type DocumentLink = Static<typeof DocumentLink>;

/** Response of exchanging points for a voucher. */
export const ExchangedPoints = Type.Object({ code: Type.String(), p4m: Loyalty });
export type ExchangedPoints = Static<typeof ExchangedPoints>;
