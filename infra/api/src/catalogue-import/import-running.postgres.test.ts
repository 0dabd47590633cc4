import { setTimeout as sleep } from 'node:timers/promises';
import { copyOfExample } from '@bergauf/catalogue-format/testing/example-folder';
import type { FastifyInstance } from 'fastify';
import { HomeData, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { openEmptyPostgres } from '../testing/empty-data.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { dataOf, startTestApi } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';
import { importCatalogue } from './import-catalogue.ts';

// Imports from another connection while the API runs, as `npm run catalogue` on a PostgreSQL server.

let database: Database;
let server: FastifyInstance;
let store: MediaStore;
beforeAll(async () => {
  const { data, ...opened } = await openEmptyPostgres();
  database = opened.database;
  store = await openMediaStore(testMedia(), () => undefined);
  server = await startTestApi(testApiOptionsOn(data));
}, 120_000);
afterAll(async () => {
  await server.close();
  await database.close();
});

const listed = async () => {
  const listing = dataOf(await server.inject('/api/v1/search/?path=/search/'), Listing);
  return listing.products.map(({ id, nameWithoutBrand }) => `${id} ${nameWithoutBrand}`).sort();
};

async function until(wanted: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (JSON.stringify(await listed()) === JSON.stringify(wanted)) return;
    await sleep(50);
  }
  expect(await listed()).toEqual(wanted);
}

it('a first import opens the shop, and the next ones change its lists, without a restart', async () => {
  expect(await listed()).toEqual([]);
  const copy = await copyOfExample();
  try {
    expect((await importCatalogue(database, copy.folder, store)).ok).toBe(true);
    const refurbished = '1003 Tourenstock Duo (generalüberholt)';
    await until(['1001 Kar 3 Trailschuh', '1002 Tourenstock Duo', refurbished]);
    expect(dataOf(await server.inject('/api/v1/home/'), HomeData).hero.title).toBe('Hinaus');
    await copy.editRecord('products', 1, (product) => ({ ...product, names: { at: 'Kar 4 Trailschuh' } }));
    await copy.edit('products.jsonl', (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes('"id": 1002,'))
        .join('\n'),
    );
    for (const file of ['sets.jsonl', 'accessories.jsonl']) await copy.edit(file, () => '');
    expect((await importCatalogue(database, copy.folder, store)).ok).toBe(true);
    await until(['1001 Kar 4 Trailschuh', refurbished]);
  } finally {
    await copy.remove();
  }
});
