import { date, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentPage } from 'shared-contracts/entities';
import type { SceneName } from '../../media/scenes.ts';
import type { SeedBlock } from '../../seed/content/blocks.ts';
import type { FlyerPagePlan } from '../../seed/content/flyers/flyer-plan.ts';
import type { HoursPattern } from '../../seed/content/stores/opening-hours.ts';
import type { StoreServiceId } from '../../seed/content/stores/services.ts';
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
  hours: text().$type<HoursPattern>().notNull(),
  squareMetres: integer('square_metres').notNull(),
  services: jsonb().$type<readonly StoreServiceId[]>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  ways: jsonb().$type<Localized>().notNull(),
  scene: text().$type<SceneName>().notNull(),
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

export const articles = pgTable('articles', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  category: text().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  leads: jsonb().$type<Localized>().notNull(),
  scene: text().$type<SceneName>().notNull(),
  sceneText: text('scene_text').notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  updatedOn: date('updated_on', { mode: 'string' }).notNull(),
  readingMinutes: integer('reading_minutes').notNull(),
  blocks: jsonb().$type<readonly SeedBlock[]>().notNull(),
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
    scene: text().$type<SceneName>(),
    updatedOn: date('updated_on', { mode: 'string' }).notNull(),
    blocks: jsonb().$type<readonly SeedBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.section, table.slug] })],
);

export const flyers = pgTable('flyers', {
  id: integer().primaryKey(),
  path: text().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  texts: jsonb().$type<Localized>().notNull(),
  weeks: integer().notNull(),
  services: jsonb().$type<readonly StoreServiceId[]>(),
  pages: jsonb().$type<readonly FlyerPagePlan[]>().notNull(),
});
