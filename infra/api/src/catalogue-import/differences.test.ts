// @module-tag rotated
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { differencesFrom } from './differences.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importTableNames } from './import-tables.ts';

const day = '2026-03-02';
let database: Database;
let store: MediaStore;
let copy: FolderCopy;
beforeAll(async () => {
  store = await openMediaStore(testMedia(), () => undefined);
  database = await openTestDatabase();
  await database.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));
  copy = await copyOfExample();
}, 120_000);
afterAll(async () => {
  await copy.remove();
  await database.close();
});

const without = (file: string, word: string) =>
  copy.edit(file, (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes(word))
      .join('\n'),
  );

const setOf = (line: number, change: { readonly brand?: string; readonly category?: string }) =>
  copy.editRecord('products', line, (product) => ({ ...product, ...change }));

it('the differences are what the import writes, also where a brand or a category loses its last product', async () => {
  await setOf(3, { brand: 'norrak' });
  expect((await importCatalogue(database, copy.folder, store, { day })).ok).toBe(true);
  // The brand's only product gets another one. The category moves away from the one above it, also that of a delisted product.
  await setOf(2, { brand: 'norrak', category: 'schuhe/stoecke' });
  await without('brands.jsonl', 'talwindt');
  await without('categories.jsonl', '"path": "ausruestung"');
  await copy.edit('categories.jsonl', (text) => text.replace('ausruestung/stoecke', 'schuhe/stoecke'));
  await without('products.jsonl', '"id":1003,');
  await copy.edit('accessories.jsonl', () => '');
  const expected = await differencesFrom(database, copy.folder, store, day);
  if (!expected.ok) throw new Error(JSON.stringify(expected.read.faults));
  const written = await importCatalogue(database, copy.folder, store, { day });
  if (!written.ok) throw new Error(JSON.stringify(written.read.faults));
  const counts = expected.tables.map(({ table, inserted, updated, deleted }) => [
    table,
    { inserted, updated, deleted },
  ]);
  expect(Object.fromEntries(counts)).toEqual(written.changes.tables);
  expect(written.changes.tables).toMatchObject({ brands: { deleted: 1 }, categories: { updated: 1, deleted: 1 } });
  const kept = sql`select category_id as id from products where id = 1003`;
  expect(await selectRows(database.orm, kept)).toEqual([{ id: 21 }]);
});
