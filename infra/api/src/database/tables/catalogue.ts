import type { TeamTermsRecord } from '@bergauf/catalogue-format/records/product-record';
import { boolean, customType, date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Gender } from 'shared-contracts/entities';
import type { TablePicture } from '../../media/picture-ref.ts';
import type { Localized } from '../localized.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  logo: jsonb().$type<TablePicture>(),
  position: integer().notNull(),
});

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  slug: text().notNull(),
  path: text().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
  searchWords: text('search_words'),
  isCollective: boolean('is_collective').notNull(),
});

export type SaleType = 'regular' | 'refurbished' | 'outlet';

export type ProductDetail = { readonly name: Localized; readonly value: Localized };

export const products = pgTable('products', {
  id: integer().primaryKey(),
  brandId: integer('brand_id').notNull(),
  categoryId: integer('category_id').notNull(),
  /** `running-shoe`: texts choose products by it. */
  kind: text().notNull(),
  gender: smallint().$type<Gender>().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  descriptions: jsonb().$type<Localized>().notNull(),
  features: jsonb().$type<readonly Localized[]>().notNull(),
  details: jsonb().$type<readonly ProductDetail[]>().notNull(),
  rrp: integer().notNull(),
  vk: integer().notNull(),
  premium: integer().notNull(),
  staff: integer().notNull(),
  pro: integer().notNull(),
  lowest30Days: integer('lowest_30_days'),
  isNew: boolean('is_new').notNull(),
  isHeavy: boolean('is_heavy').notNull(),
  isBike: boolean('is_bike').notNull(),
  isSki: boolean('is_ski').notNull(),
  salesRank: integer('sales_rank').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  search: tsvector().notNull(),
  saleType: text('sale_type').$type<SaleType>().notNull(),
  condition: jsonb().$type<Localized>(),
  sizeSystem: text('size_system').notNull(),
  mounting: boolean().notNull(),
  searchWords: text('search_words'),
  /** Since when it is not in the catalogue any more. */
  delistedAt: timestamp('delisted_at', { withTimezone: true }),
});

export const variants = pgTable('variants', {
  id: integer().primaryKey(),
  productId: integer('product_id').notNull(),
  colour: text().notNull(),
  position: smallint().notNull(),
  path: text().notNull(),
  pictures: jsonb().$type<readonly TablePicture[]>().notNull(),
});

export const options = pgTable('options', {
  id: integer().primaryKey(),
  variantId: integer('variant_id').notNull(),
  title: text().notNull(),
  position: smallint().notNull(),
  quantity: integer().notNull(),
});

export const filterValues = pgTable('filter_values', {
  id: integer().primaryKey(),
  filterId: integer('filter_id').notNull(),
  names: jsonb().$type<Localized>().notNull(),
  shortNames: jsonb('short_names').$type<Localized>(),
  hex: text(),
  position: integer().notNull(),
  /** Products and options name a colour, addition or size by it. */
  key: text(),
});

export const productFacets = pgTable('product_facets', {
  productId: integer('product_id').notNull(),
  filterId: integer('filter_id').notNull(),
  valueId: integer('value_id').notNull(),
});

export const suggestions = pgTable('suggestions', {
  phrase: text().notNull(),
  locale: text().notNull().default('at'),
  folded: text().notNull(),
  weight: integer().notNull(),
  kind: text().notNull().default('text'),
  url: text(),
});

export const shopState = pgTable('shop_state', { key: text().primaryKey(), value: jsonb().notNull() });

/** Sports and sub-sports (with a parent). The id equals that of the filter value. */
export const sports = pgTable('sports', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  slug: text().notNull(),
  path: text().notNull(),
  names: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
});

/** A product's sub-sports. The main one has position 0. */
export const productSports = pgTable('product_sports', {
  productId: integer('product_id').notNull(),
  sportId: integer('sport_id').notNull(),
  position: smallint().notNull(),
});

export const priceHistory = pgTable('price_history', {
  productId: integer('product_id').notNull(),
  fromDate: date('from_date', { mode: 'string' }).notNull(),
  vk: integer().notNull(),
  /** The lowest price of its first day, if it was below `vk`. */
  lowest: integer(),
});

export const productSets = pgTable('product_sets', {
  id: integer().primaryKey(),
  mainProductId: integer('main_product_id').notNull(),
  names: jsonb().$type<Localized>().notNull(),
  discountPercent: smallint('discount_percent').notNull(),
});

/** The other products of a set, besides its main product. */
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
  logo: jsonb().$type<TablePicture>(),
  sportId: integer('sport_id').notNull(),
  town: text().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  position: integer().notNull(),
  terms: jsonb().$type<TeamTermsRecord>(),
});

export const teamProducts = pgTable('team_products', {
  teamId: integer('team_id').notNull(),
  productId: integer('product_id').notNull(),
  position: smallint().notNull(),
});
