// @module-tag rotated
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { selectProduct } from '../catalogue/product-row.ts';
import { type Database, selectRows } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { importCatalogue } from './import-catalogue.ts';

// Addresses that product pages had before.

let database: Database;
let store: MediaStore;
let copy: FolderCopy;
beforeAll(async () => {
  store = await openMediaStore(testMedia(), () => undefined);
});
beforeEach(async () => {
  database = await openPglite({ memory: true });
  await migrate(database);
  copy = await copyOfExample();
  await imported();
  return async () => {
    await database.close();
    await copy.remove();
  };
});

async function imported(): Promise<void> {
  const result = await importCatalogue(database, copy.folder, store, { day: '2026-03-02' });
  if (!result.ok) throw new Error(JSON.stringify(result.read.faults));
}

async function pathsOf(product: number): Promise<string[]> {
  const rows = await selectRows<{ path: string }>(
    database.orm,
    sql`select path from variants where product_id = ${product} order by position`,
  );
  return rows.map(({ path }) => path);
}

/** In names, and in the path that one colour names itself. */
async function rename(from: string, to: string): Promise<void> {
  const inPath = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
  await copy.edit('products.jsonl', (text) => text.replaceAll(from, to).replaceAll(inPath(from), inPath(to)));
}

/** Where an address leads. */
async function pathNow(path: string): Promise<string | undefined> {
  const row = await selectProduct(database.orm, path);
  return row?.variants.find(({ id }) => id === row.shown_id)?.path;
}

it('the address of a renamed product leads to the same colour', async () => {
  const before = await pathsOf(1001);
  await rename('Kar 3', 'Kar 4');
  await imported();
  const now = await pathsOf(1001);
  expect(now.filter((path) => before.includes(path))).toEqual([]);
  expect(await Promise.all(before.map(pathNow))).toEqual(now);
  // Back to the old name: its addresses are its own again, and those in between lead to them.
  await rename('Kar 4', 'Kar 3');
  await imported();
  expect(await pathsOf(1001)).toEqual(before);
  expect(await Promise.all([...before, ...now].map(pathNow))).toEqual([...before, ...before]);
});

it('the address of a colour that is gone leads to the first one', async () => {
  const [first, second = ''] = await pathsOf(1001);
  await copy.editRecord('products', 1, (product) => ({ ...product, variants: [(product['variants'] as object[])[0]] }));
  await imported();
  expect(await pathsOf(1001)).toEqual([first]);
  expect(await pathNow(second)).toBe(first);
});

it('products that exchange their addresses are found there, and no old address redirects', async () => {
  const [[a = ''], [b = '']] = [await pathsOf(1001), await pathsOf(1002)];
  await database.transaction(async ({ query }) => {
    await query(`update variants set path = '~' || id where path in ($1, $2)`, [a, b]);
    await query('update variants set path = $1 where id = (select min(id) from variants where product_id = 1002)', [a]);
    await query('update variants set path = $1 where id = (select min(id) from variants where product_id = 1001)', [b]);
  });
  expect((await selectProduct(database.orm, a))?.id).toBe(1002);
  expect((await selectProduct(database.orm, b))?.id).toBe(1001);
});

it('an address of a product whose id another one has now leads nowhere', async () => {
  const [before = ''] = await pathsOf(1001);
  await rename('Kar 3', 'Rucksack');
  await copy.edit('products.jsonl', (text) => text.replace('"brand": "norrak"', '"brand": "talwindt"'));
  await imported();
  expect(await pathsOf(1001)).not.toContain(before);
  expect(await pathNow(before)).toBeUndefined();
});

it('a delisted product whose address another one has taken has one of its own', async () => {
  const setPath = (path: string) =>
    copy.editRecord('products', 1, (product) => ({
      ...product,
      variants: product.variants.map((variant, place) => (place === 0 ? { ...variant, path } : variant)),
    }));
  await copy.edit('accessories.jsonl', () => '');
  await copy.edit('sets.jsonl', () => '');
  const [taken = ''] = await pathsOf(1002);
  await copy.edit('products.jsonl', (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes('"id": 1002,'))
      .join('\n'),
  );
  await setPath(taken);
  await imported();
  expect((await pathsOf(1001))[0]).toBe(taken);
  const [now = ''] = await pathsOf(1002);
  expect(now).toBe(taken.replace(/\/$/, '-10021/'));
  expect((await selectProduct(database.orm, now))?.id).toBe(1002);
});
