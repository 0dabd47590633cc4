import { date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../localized.ts';

export type SaleType = 'regular' | 'refurbished' | 'outlet';

/** Sports and, with a parent, their sub-sports. The id is the filter value's. */
export const sports = pgTable('sports', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  slug: text().notNull(),
  path: text().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
});

/** A product's sub-sports; the main one has position 0. */
export const productSports = pgTable('product_sports', {
  productId: integer('product_id').notNull(),
  sportId: integer('sport_id').notNull(),
  position: smallint().notNull(),
});

export const priceHistory = pgTable('price_history', {
  productId: integer('product_id').notNull(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  vk: integer().notNull(),
});

export const productSets = pgTable('product_sets', {
  id: integer().primaryKey(),
  mainProductId: integer('main_product_id').notNull(),
  names: jsonb().$type<Localized>().notNull(),
  discountPercent: smallint('discount_percent').notNull(),
});

/** The companions of a set's main product. */
export const productSetItems = pgTable('product_set_items', {
  setId: integer('set_id').notNull(),
  productId: integer('product_id').notNull(),
  position: smallint().notNull(),
});

export const productRelations = pgTable('product_relations', {
  productId: integer('product_id').notNull(),
  type: text().$type<'accessory' | 'related'>().notNull(),
  otherId: integer('other_id').notNull(),
  position: smallint().notNull(),
});

export const teams = pgTable('teams', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  logoSeed: integer('logo_seed').notNull(),
  sportId: integer('sport_id').notNull(),
  town: text().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
});

export const teamProducts = pgTable('team_products', {
  teamId: integer('team_id').notNull(),
  productId: integer('product_id').notNull(),
  position: smallint().notNull(),
});
