import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ContactTopic,
  ContentLocale,
  CountryId,
  CustomerRequest,
  DeliveryType,
  PersonalGender,
  PriceType,
  Printing,
  SignedInDevice,
} from 'shared-contracts/entities';

export const momentOf = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  requestId: text('request_id').notNull(),
  hash: text().notNull(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull().default(''),
  birthday: date({ mode: 'string' }),
  gender: text().$type<PersonalGender>().notNull().default(''),
  avatar: text(),
  separateEmail: text('separate_email'),
  role: text().$type<PriceType>().notNull().default('vk'),
  verified: boolean().notNull().default(false),
  storeSysname: text('store_sysname'),
  pendingEmail: text('pending_email'),
  termsAcceptedAt: momentOf('terms_accepted_at'),
  /** When the account will be deleted; null: it stays. */
  deleteAt: momentOf('delete_at'),
  /** Locale of the shop in which it was registered, or its deletion requested. */
  locale: text().$type<ContentLocale>().notNull().default('at'),
  /** Nine digits, assigned by the database. */
  cardNumber: integer('card_number').notNull().default(sql`nextval('card_numbers')`),
  createdAt: momentOf('created_at').notNull().defaultNow(),
});

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: momentOf('created_at').notNull().defaultNow(),
  expiresAt: momentOf('expires_at').notNull(),
  /** Identifies the session to its owner; the token does not leave the browser. */
  id: uuid().notNull().defaultRandom(),
  browser: text().notNull().default(''),
  system: text().notNull().default(''),
  kind: text().$type<SignedInDevice['kind']>().notNull().default('unknown'),
  lastUsedAt: momentOf('last_used_at').notNull().defaultNow(),
});

/** One of the drivers returns a plain array of bytes. */
const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const avatars = pgTable('avatars', {
  accountId: uuid('account_id').primaryKey(),
  id: text().notNull(),
  webp: bytes().notNull(),
});

export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: momentOf('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);

export type MailLinkPurpose = 'confirm-account' | 'separate-email' | 'reset-password' | 'change-email';

export const mailLinks = pgTable('mail_links', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  purpose: text().$type<MailLinkPurpose>().notNull(),
  email: text().notNull(),
  createdAt: momentOf('created_at').notNull().defaultNow(),
  expiresAt: momentOf('expires_at').notNull(),
  usedAt: momentOf('used_at'),
});

export const mailOutbox = pgTable('mail_outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The column keeps its name from migration 0004. */
  template: text('letter').notNull(),
  recipient: text().notNull(),
  locale: text().$type<ContentLocale>().notNull().default('at'),
  shop: text().$type<ShopName>().notNull().default('shop'),
  about: jsonb().notNull(),
  createdAt: momentOf('created_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  dueAt: momentOf('due_at').notNull().defaultNow(),
  lastError: text('last_error'),
});

export const devMailbox = pgTable('dev_mailbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: momentOf('sent_at').notNull().defaultNow(),
});

export const shippingAddresses = pgTable('shipping_addresses', {
  uuid: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  city: text().notNull(),
  countryId: text('country_id').$type<CountryId>().notNull(),
  postal: text().notNull(),
  street: text().notNull(),
  streetNo: text('street_no').notNull(),
  deliveryType: text('delivery_type').$type<DeliveryType>().notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: momentOf('created_at').notNull().defaultNow(),
});

export const shoppers = pgTable('shoppers', {
  requestId: text('request_id').primaryKey(),
  /** Idempotency keys of the last cart additions, newest first. */
  recentAdditions: text('recent_additions').array().notNull().default([]),
  /** Voucher in a customer's cart of the main shop. */
  voucherCode: text('voucher_code'),
  touchedAt: momentOf('touched_at').notNull().defaultNow(),
});

/** The shop or the team shop. Each has its own carts and wishlists. */
export type ShopName = 'shop' | 'team';

export const cartLines = pgTable(
  'cart_lines',
  {
    requestId: text('request_id').notNull(),
    shop: text().$type<ShopName>().notNull(),
    hash: text().notNull(),
    optionId: integer('option_id').notNull(),
    amount: integer().notNull(),
    mounting: boolean().notNull(),
    setId: integer('set_id'),
    relatedProducts: integer('related_products').array().notNull(),
    team: text(),
    printing: jsonb().$type<Printing>(),
    addedAt: momentOf('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.shop, table.hash] })],
);

export const wishlistEntries = pgTable(
  'wishlist_entries',
  {
    requestId: text('request_id').notNull(),
    shop: text().$type<ShopName>().notNull(),
    productId: integer('product_id').notNull(),
    /** The team in whose shop the product was added. */
    team: text(),
    addedAt: momentOf('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.shop, table.productId] })],
);

/** Newsletter subscriptions of guests and accounts, one for each confirmed address. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  locale: text().$type<ContentLocale>().notNull(),
  requestedAt: momentOf('requested_at').notNull(),
  confirmedAt: momentOf('confirmed_at').notNull(),
});

export const newsletterLinks = pgTable('newsletter_links', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text().$type<'confirm' | 'unsubscribe'>().notNull(),
  email: text().notNull(),
  locale: text().$type<ContentLocale>().notNull(),
  requestedAt: momentOf('requested_at').notNull(),
  /** Null: valid as long as the subscription exists. */
  expiresAt: momentOf('expires_at'),
});

export const customerRequests = pgTable('customer_requests', {
  /** Assigned by the database. */
  number: integer().primaryKey().default(sql`nextval('customer_request_numbers')`),
  kind: text().$type<CustomerRequest['kind']>().notNull(),
  locale: text().$type<ContentLocale>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  topic: text().$type<ContactTopic | ''>().notNull(),
  orderNumber: text('order_number').notNull(),
  body: text().notNull(),
  fingerprint: text().notNull(),
  /** Null: sent without an account. */
  accountId: uuid('account_id'),
  receivedAt: momentOf('received_at').notNull().defaultNow(),
  doneAt: momentOf('done_at'),
});
