// @module-tag rotated
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyOfExample } from '@bergauf/catalogue-format/testing/example-folder';
import { faultsIn } from '@bergauf/catalogue-format/testing/faults-in';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminCaller, adminToken } from '../../admin/testing/admin-caller.ts';
import type { Database } from '../../database/database.ts';
import { type MediaStore, openMediaStore } from '../../media/media-store.ts';
import { catalogueRows } from '../../testing/catalogue-rows.ts';
import { openEmptyPostgres } from '../../testing/empty-data.ts';
import { testMedia } from '../../testing/media/test-media.ts';
import { startTestApi } from '../../testing/test-api.ts';
import { testApiOptionsOn } from '../../testing/test-api-options.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { exportCatalogue } from './export-catalogue.ts';

// A catalogue that its retailer has changed in every way, beside carts that hold what is gone: its export is a catalogue without faults
// that changes nothing.

let database: Database;
let server: FastifyInstance;
let store: MediaStore;
let home: string;
beforeAll(async () => {
  const { data, ...opened } = await openEmptyPostgres();
  database = opened.database;
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-identity-'));
  store = await openMediaStore(testMedia(), () => undefined);
  server = await startTestApi({ ...testApiOptionsOn(data), adminToken });
}, 120_000);
afterAll(async () => {
  await server.close();
  await database.close();
  await rm(home, { recursive: true, force: true });
});

const run = async (statements: string) => database.transaction(({ script }) => script(statements));

async function importFolder(folder: string) {
  const result = await importCatalogue(database, folder, store);
  if (!result.ok) throw new Error(JSON.stringify(result.read.faults));
  const written = Object.entries(result.changes.tables).filter(
    ([, { inserted, updated, deleted }]) => inserted + updated + deleted > 0,
  );
  return { ...Object.fromEntries(written), delisted: result.changes.delisted, relisted: result.changes.relisted };
}

it('after changes of prices, stock and products, and with carts that hold sizes and colours which are gone, an export imports to no difference', async () => {
  const copy = await copyOfExample();
  try {
    await copy.editRecord('teams', 1, (team) => ({
      ...team,
      terms: { printing: { name: 100, number: 100, crest: 100, products: [1001, 1002] } },
    }));
    await importFolder(copy.folder);
    await run(`insert into shoppers (request_id) values ('guest-identity');
      insert into cart_lines (request_id, hash, option_id, amount, mounting, related_products)
        select 'guest-identity', 'hash-' || id, id, 1, false, '{}' from options where id in (1001102, 1001201);`);
    await copy.editRecord('products', 1, (product) => {
      product.variants.splice(1, 1);
      product.variants[0]?.options.splice(1, 1);
    });
    await importFolder(copy.folder);
    const { results } = adminCaller(server);
    const changes = [
      ...(await results('prices', [{ id: 1001, rrp: 12_000, vk: 9_990 }])),
      ...(await results('stock', [{ id: 1_001_101, quantity: 5_000_000 }])),
      ...(await results('products', [{ id: 1002, removed: true }])),
    ];
    expect(changes.map(({ status, reason }) => reason ?? status)).toEqual(['changed', 'changed', 'changed']);

    const folder = path.join(home, 'exported');
    expect(await exportCatalogue(database, folder, store)).toEqual([]);
    expect(await faultsIn(folder)).toEqual([]);
    const before = await catalogueRows(database);
    expect(await importFolder(folder)).toEqual({ delisted: 0, relisted: 0 });
    expect(await catalogueRows(database)).toEqual(before);

    // A price that was changed by SQL begins today in the export.
    await run('update products set vk = 4444 where id = 1003');
    const later = path.join(home, 'later');
    await exportCatalogue(database, later, store);
    expect(await faultsIn(later)).toEqual([]);
    expect(await importFolder(later)).toMatchObject({ price_history: { inserted: 1, updated: 0, deleted: 0 } });
  } finally {
    await copy.remove();
  }
}, 60_000);
