// @module-tag rotated
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyOfExample } from '@bergauf/catalogue-format/testing/example-folder';
import type { FastifyInstance } from 'fastify';
import { BrandIndex, HomeData, MenuItem, Product } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { importCatalogue } from '../catalogue-import/import-catalogue.ts';
import { importTableNames } from '../catalogue-import/import-tables.ts';
import type { Database } from '../database/database.ts';
import { openMediaStore } from '../media/media-store.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';

// A catalogue of products alone: no texts, stores, banners, sets.

const leftOut = [
  ...['sets', 'accessories', 'teams', 'pages', 'store-services', 'stores', 'opening-exceptions', 'places'],
  ...['article-categories', 'articles', 'flyers', 'menu', 'home'],
];

let server: FastifyInstance;
let database: Database;
beforeAll(async () => {
  ({ server, database } = await openTestApi());
  const copy = await copyOfExample();
  for (const kind of leftOut) await rm(path.join(copy.folder, `${kind}.jsonl`));
  await database.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));
  const store = await openMediaStore(testMedia(), () => undefined);
  expect((await importCatalogue(database, copy.folder, store)).ok).toBe(true);
  await copy.remove();
}, 120_000);
afterAll(() => server.close());

const home = async () => dataOf(await server.inject('/api/v1/home/'), HomeData);

it('has a home page whose main entry is its most popular product, without empty rows and sections', async () => {
  await vi.waitFor(async () => expect((await server.inject('/api/v1/home/')).statusCode).toBe(200), 10_000);
  await vi.waitFor(async () => expect((await home()).hero.title).toBe('Norrak Kar 3 Trailschuh'), 10_000);
  const { hero, teasers, genders, rows, sections } = await home();
  expect(sections.map(({ kind }) => kind)).toEqual([
    ...['hero', 'promises', 'genders', 'products', 'products', 'products', 'brands', 'recently-viewed'],
  ]);
  expect(sections[1]).toMatchObject({
    items: [
      { icon: 'parcel', url: null },
      { icon: 'return', url: null },
    ],
  });
  expect(hero).toMatchObject({ link: { url: expect.stringMatching(/^\/p\/norrak-kar-3/) } });
  expect(teasers).toEqual([]);
  expect(genders.map(({ name }) => name)).toEqual(['Damen', 'Herren']);
  for (const { picture } of genders) expect(picture.url).not.toMatch(/^\/media\/0{32}/);
  expect(rows.map(({ id }) => id)).toEqual(['new', 'bestsellers', 'sale']);
  await database.transaction(({ script }) => script('update products set vk = rrp'));
  await vi.waitFor(async () => expect((await home()).rows.map(({ id }) => id)).toEqual(['new', 'bestsellers']), 10_000);
});

it('offers no pick-up without stores', async () => {
  const { hero } = await home();
  const response = await server.inject(`/api/v1/product/?path=${hero.link.url}`);
  expect(dataOf(response, Product).storePickup).toBe(false);
});

it('has a menu of the sections with products and no sale without reductions, and names brands without a logo', async () => {
  const menu = dataOf(await server.inject('/api/v1/menu/'), Type.Array(MenuItem));
  expect(menu.map(({ name }) => name)).toEqual(['Damen', 'Herren', 'Neu']);
  const { letters } = dataOf(await server.inject('/api/v1/brands/'), BrandIndex);
  const logos = letters.flatMap(({ brands }) => brands.map(({ slug, logo }) => [slug, logo]));
  expect(logos).toEqual([
    ['norrak', expect.stringMatching(/^\/media\//)],
    ['talwindt', ''],
  ]);
});
