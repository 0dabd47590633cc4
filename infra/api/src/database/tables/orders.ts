import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type {
  ContentLocale,
  DeliveryType,
  LoyaltyEntry,
  OrderDetails,
  OrderState,
  PostalAddress,
  PriceType,
  Printing,
  ReturnReason,
  SelectedStore,
} from 'shared-contracts/entities';
import type { TablePicture } from '../../media/picture-ref.ts';
import { momentOf, type ShopName } from './shoppers.ts';

export const orders = pgTable('orders', {
  uuid: uuid().primaryKey(),
  number: text().notNull(),
  requestId: text('request_id').notNull(),
  accountId: uuid('account_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  shop: text().$type<ShopName>().notNull(),
  state: text().$type<OrderState>().notNull(),
  email: text().notNull(),
  priceType: text('price_type').$type<PriceType>().notNull(),
  deliveryType: text('delivery_type').$type<DeliveryType>().notNull(),
  address: jsonb().$type<PostalAddress>().notNull(),
  store: jsonb().$type<SelectedStore>(),
  productsPrice: integer('products_price').notNull(),
  deliveryPrice: integer('delivery_price').notNull(),
  voucherCode: text('voucher_code'),
  voucherValue: integer('voucher_value').notNull().default(0),
  total: integer().notNull(),
  points: integer().notNull().default(0),
  tracking: jsonb().$type<NonNullable<OrderDetails['tracking']>>(),
  placedAt: momentOf('placed_at').notNull().defaultNow(),
  /** Network from which an unconfirmed buyer ordered; deleted after a day. */
  network: text(),
  /** The order is held until then; null if it is not held, or no longer. */
  heldUntil: momentOf('held_until'),
  returnNote: text('return_note'),
  /** Refund for a return, in cents. */
  refund: integer(),
  /** Assigned when the goods are sent. */
  invoiceNumber: text('invoice_number'),
  /** Locale of the shop in which it was placed. */
  locale: text().$type<ContentLocale>().notNull().default('at'),
  /** The team that it is delivered to. */
  team: jsonb().$type<NonNullable<OrderDetails['team']>>(),
});

export const documentLinks = pgTable('document_links', {
  tokenHash: text('token_hash').primaryKey(),
  orderUuid: uuid('order_uuid').notNull(),
  expiresAt: momentOf('expires_at').notNull(),
});

export const orderLinks = pgTable('order_links', {
  tokenHash: text('token_hash').primaryKey(),
  orderUuid: uuid('order_uuid').notNull(),
});

export const orderLines = pgTable(
  'order_lines',
  {
    orderUuid: uuid('order_uuid').notNull(),
    position: smallint().notNull(),
    optionId: integer('option_id').notNull(),
    productId: integer('product_id').notNull(),
    url: text().notNull(),
    colour: text().notNull(),
    brandName: text('brand_name').notNull(),
    name: text().notNull(),
    size: text().notNull(),
    amount: integer().notNull(),
    price: integer().notNull(),
    rrp: integer().notNull(),
    mounting: boolean().notNull(),
    setId: integer('set_id'),
    /** Null for orders of earlier releases. */
    picture: jsonb().$type<TablePicture>(),
    returnedAmount: integer('returned_amount'),
    returnReason: text('return_reason').$type<ReturnReason>(),
    /** The team that sold it, and what was printed on it. */
    team: text(),
    printing: jsonb().$type<Printing>(),
  },
  (table) => [primaryKey({ columns: [table.orderUuid, table.position] })],
);

export const orderEvents = pgTable(
  'order_events',
  {
    orderUuid: uuid('order_uuid').notNull(),
    state: text().$type<OrderState>().notNull(),
    happenedAt: momentOf('happened_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderUuid, table.state] })],
);

export const loyaltyEntries = pgTable('loyalty_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<LoyaltyEntry['kind']>().notNull(),
  points: integer().notNull(),
  orderUuid: uuid('order_uuid'),
  happenedAt: momentOf('happened_at').notNull().defaultNow(),
});

export const vouchers = pgTable('vouchers', {
  code: text().primaryKey(),
  accountId: uuid('account_id').notNull(),
  value: integer().notNull(),
  minimumOrder: integer('minimum_order').notNull(),
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  usedBy: uuid('used_by'),
  /** True if it expired while an order used it and was returned with a new expiry date, which happens only once (decision 0103). */
  renewed: boolean().notNull().default(false),
  exchangeKey: text('exchange_key'),
  createdAt: momentOf('created_at').notNull().defaultNow(),
});
