import type { BlockRecord, FlyerPageRecord } from '@bergauf/catalogue-format/records/content-records';
import type { LocalizedList } from '@bergauf/catalogue-format/records/fields';
import type { OpeningExceptionRecord, WeekHours } from '@bergauf/catalogue-format/records/store-records';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContentLocale, ContentPage, PartOfDay } from 'shared-contracts/entities';
import type { TablePicture } from '../../media/picture-ref.ts';
import type { Localized } from '../localized.ts';

export const stores = pgTable('stores', {
  id: integer().primaryKey(),
  shopUrl: text('shop_url').notNull(),
  name: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  town: text().notNull(),
  state: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  hours: jsonb().$type<WeekHours>().notNull(),
  squareMetres: integer('square_metres').notNull(),
  services: jsonb().$type<readonly string[]>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  ways: jsonb().$type<Localized>().notNull(),
  picture: jsonb().$type<TablePicture>(),
});

export const storeServices = pgTable('store_services', {
  id: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  page: text(),
  bookable: boolean().notNull().default(false),
});

/** Requests for appointments in stores. */
export const appointments = pgTable('appointments', {
  id: uuid().primaryKey(),
  storeId: integer('store_id').notNull(),
  service: text().notNull(),
  day: date({ mode: 'string' }).notNull(),
  partOfDay: text('part_of_day').$type<PartOfDay>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  note: text().notNull(),
  locale: text().$type<ContentLocale>().notNull(),
  /** Null for guests, and for the form without script, even if a customer is signed in (decision 0046). */
  accountId: uuid('account_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Days on which opening hours differ from those of the weekday. */
export const openingExceptions = pgTable('opening_exceptions', {
  position: integer().primaryKey(),
  date: date({ mode: 'string' }).notNull(),
  /** Null: all stores. */
  stores: jsonb().$type<readonly number[]>(),
  /** A missing time stays as usual; null is closed. */
  times: jsonb().$type<Pick<OpeningExceptionRecord, 'opens' | 'closes'>>().notNull(),
  note: jsonb().$type<Localized>().notNull(),
});

export const places = pgTable(
  'places',
  {
    name: text().notNull(),
    postcode: text().notNull(),
    folded: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.postcode] })],
);

export const articleCategories = pgTable('article_categories', {
  id: text().primaryKey(),
  position: integer().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  picture: jsonb().$type<TablePicture>().notNull(),
});

export const articles = pgTable('articles', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  category: text().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  leads: jsonb().$type<Localized>().notNull(),
  picture: jsonb().$type<TablePicture>().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  updatedOn: date('updated_on', { mode: 'string' }).notNull(),
  readingMinutes: integer('reading_minutes').notNull(),
  blocks: jsonb().$type<LocalizedList<BlockRecord>>().notNull(),
  related: jsonb().$type<readonly string[]>().notNull(),
});

export const contentPages = pgTable(
  'content_pages',
  {
    section: text().$type<ContentPage['section']>().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    titles: jsonb().$type<Localized>().notNull(),
    leads: jsonb().$type<Localized>().notNull(),
    picture: jsonb().$type<TablePicture>(),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
    blocks: jsonb().$type<LocalizedList<BlockRecord>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.section, table.slug] })],
);

export const flyers = pgTable('flyers', {
  id: integer().primaryKey(),
  path: text().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  weeks: integer().notNull(),
  services: jsonb().$type<readonly string[]>(),
  pages: jsonb().$type<LocalizedList<FlyerPageRecord>>().notNull(),
});

/** `home` and `menu/<section>`. */
export const siteContent = pgTable('site_content', { key: text().primaryKey(), value: jsonb().notNull() });
