// @module-tag rotated
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalogue } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { RecordKind } from '@bergauf/catalogue-format/record-kinds';
import { exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { type MediaStore, openMediaStore } from '../../media/media-store.ts';
import { emptyData } from '../../testing/empty-data.ts';
import { testMedia } from '../../testing/media/test-media.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { differencesFrom } from '../differences.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { exportCatalogue } from './export-catalogue.ts';

let database: Database;
let store: MediaStore;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-export-'));
  store = await openMediaStore(testMedia(), () => undefined);
  database = await openTestDatabase();
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(home, { recursive: true, force: true });
});

async function differences(folder: string) {
  const result = await differencesFrom(database, folder, store, '2026-03-02');
  if (!result.ok) throw new Error(JSON.stringify(result.read.faults.slice(0, 5)));
  return {
    ...result,
    tables: result.tables.filter(({ inserted, updated, deleted }) => inserted + updated + deleted > 0),
  };
}

async function recordsOf(folder: string): Promise<ReadonlyMap<RecordKind, readonly unknown[]>> {
  const records = new Map<RecordKind, unknown[]>();
  const { faults } = await readCatalogue(folder, async (kind, some) => {
    records.set(kind, [...(records.get(kind) ?? []), ...some]);
  });
  expect(faults).toEqual([]);
  return records;
}

it('the demo is exported as a folder that imports to no difference', async () => {
  const folder = path.join(home, 'demo');
  await database.orm.execute(sql`update price_history set lowest = vk - 1 where product_id % 7 = 0`);
  expect(await exportCatalogue(database, folder, store)).toEqual([]);
  expect(await differences(folder)).toMatchObject({ tables: [], delisted: 0, relisted: 0 });
});

it('a database without a catalogue is not exported', async () => {
  const data = await emptyData();
  const empty = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
  const folder = path.join(home, 'empty');
  try {
    await expect(exportCatalogue(empty, folder, store)).rejects.toThrow('nothing has been imported');
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  } finally {
    await empty.close();
  }
});

it('an import of a folder and its export are the same records, without delisted products', async () => {
  expect((await importCatalogue(database, exampleFolder, store, { day: '2026-03-02' })).ok).toBe(true);
  const folder = path.join(home, 'example');
  expect(await exportCatalogue(database, folder, store)).toEqual([]);
  expect(await differences(folder)).toMatchObject({ tables: [], delisted: 0, relisted: 0 });
  const [written, exported] = [await recordsOf(exampleFolder), await recordsOf(folder)];
  expect([...exported.keys()]).toEqual([...written.keys()]);
  // What an import fills in is in the export: paths, updates.
  const complete: readonly RecordKind[] = ['products', 'articles', 'sizes', 'teams'];
  for (const [kind, records] of written) {
    if (!complete.includes(kind)) expect(exported.get(kind), kind).toEqual(records);
    else expect(exported.get(kind), kind).toHaveLength(records.length);
  }
  expect(exported.get('products')?.[0]).toMatchObject({
    details: [{ value: { at: '0,245\u00a0kg', en: '0.245\u00a0kg' } }, { value: { at: 'Polyester' } }],
  });
  // The lowest price of 30 days follows from the history, also when a price is added to it.
  expect(exported.get('products')?.[0]).not.toHaveProperty('lowest30Days');
  // Roles that pay the selling price go on paying it when it is changed in the file.
  expect(exported.get('products')?.[0]).toHaveProperty('prices', { rrp: 14990, vk: 11990, premium: 11390 });
});

it('a lowest price that does not follow from the history is exported', async () => {
  const set = (cents: number) =>
    database.transaction(({ query }) =>
      query('update products set lowest_30_days = $1 where id = (select min(id) from products)', [cents]).then(
        () => undefined,
      ),
    );
  await set(12_345);
  const folder = path.join(home, 'own-lowest');
  expect(await exportCatalogue(database, folder, store)).toEqual([]);
  const own = (await recordsOf(folder))
    .get('products')
    ?.filter((record) => Object.hasOwn(Object(record), 'lowest30Days'));
  expect(own).toMatchObject([{ lowest30Days: 12_345 }]);
  expect(await differences(folder)).toMatchObject({ tables: [] });
  await set(14_990);
});

it('differences name the row, its columns, and what is stored', async () => {
  const before = await differences(exampleFolder);
  expect(before).toMatchObject({ tables: [], delisted: 0 });
  await database.transaction(({ query }) =>
    query(`update brands set name = 'Anders' where slug = 'norrak'`).then(() => undefined),
  );
  const { tables } = await differences(exampleFolder);
  expect(tables).toMatchObject([
    {
      table: 'brands',
      updated: 1,
      first: [{ change: 'changed', key: '1', columns: [{ name: 'name', stored: 'Anders', imported: 'Norrak' }] }],
    },
    // The filter by brand has followed the name.
    { table: 'filter_values', updated: 1 },
  ]);
  // Nothing was written.
  expect((await differences(exampleFolder)).tables).toHaveLength(2);
});
