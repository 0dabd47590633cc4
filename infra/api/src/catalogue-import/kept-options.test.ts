// @module-tag rotated
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { testData } from '../testing/test-data.ts';
import { importCatalogue } from './import-catalogue.ts';

// Options and variants that carts hold and that the catalogue has no more: they stay behind the others.

let database: Database;
let store: MediaStore;
let copy: FolderCopy;
beforeAll(async () => {
  store = await openMediaStore(testMedia(), () => undefined);
  const data = await testData();
  database =
    'databaseUrl' in data
      ? await openPostgres(data.databaseUrl, () => undefined)
      : await openPglite('folder' in data ? data : { memory: true, ...(data.image && { image: data.image }) });
}, 120_000);
afterAll(() => database.close());

/** A shoe in one colour with these sizes, of the numbers 1 to 5. */
async function importSizes(sizes: readonly number[]): Promise<void> {
  await copy.editRecord('products', 1, (product) => ({
    ...product,
    variants: product.variants.slice(0, 1).map((variant) => ({
      ...variant,
      options: sizes.map((size) => ({ id: 7000 + size, size: `Stufe ${size}`, quantity: 3 })),
    })),
  }));
  const result = await importCatalogue(database, copy.folder, store, { day: '2026-03-02' });
  expect(result.read.faults).toEqual([]);
}

const hold = (ids: readonly number[]) =>
  database.transaction(async ({ query }) => {
    await query(`insert into shoppers (request_id) values ('guest-holds') on conflict do nothing`);
    for (const id of ids) {
      await query(
        `insert into cart_lines (request_id, hash, option_id, amount, mounting, related_products)
          values ('guest-holds', $1, $2, 1, false, '{}')`,
        [`hash-${id}`, id],
      );
    }
  });

const stored = () =>
  selectRows<{ id: number; position: number; quantity: number }>(
    database.orm,
    sql`select id, position, quantity from options where variant_id = 10011 order by position`,
  );

beforeEach(async () => {
  copy = await copyOfExample();
  await copy.edit('sizes.jsonl', (text) =>
    [
      text.trimEnd(),
      ...[1, 2, 3, 4, 5].map((n) => JSON.stringify({ id: 2900 + n, names: { at: `Stufe ${n}` } })),
      '',
    ].join('\n'),
  );
  await database.transaction(
    async ({ query }) => void (await query(`delete from shoppers where request_id = 'guest-holds'`)),
  );
  return () => copy.remove();
});

it('four sizes of a shoe leave in three imports, and those that carts hold stand behind the rest in the order in which they left', async () => {
  await importSizes([1, 2, 3, 4, 5]);
  await hold([7003, 7004, 7002]);
  await importSizes([1, 2, 4, 5]);
  // No cart holds the first size: its row is deleted, so fewer rows stand before the next ones.
  await importSizes([2, 5]);
  await importSizes([5]);
  expect(await stored()).toEqual([
    { id: 7005, position: 0, quantity: 3 },
    { id: 7003, position: 10_000, quantity: 0 },
    { id: 7004, position: 10_001, quantity: 0 },
    { id: 7002, position: 10_002, quantity: 0 },
  ]);
});

it('a size that comes back takes its place, and what no cart holds any more is deleted', async () => {
  await importSizes([1, 2, 3]);
  await hold([7001, 7002]);
  await importSizes([3]);
  await importSizes([2, 3]);
  expect((await stored()).map(({ id, position }) => [id, position])).toEqual([
    [7002, 0],
    [7003, 1],
    [7001, 10_000],
  ]);
  await database.transaction(async ({ query }) => void (await query(`delete from cart_lines where option_id = 7001`)));
  await importSizes([2, 3]);
  expect((await stored()).map(({ id }) => id)).toEqual([7002, 7003]);
});

it('a colour of a delisted product may belong to another one: its sizes are replaced, and carts lose the old ones', async () => {
  await importSizes([1, 2]);
  await hold([7001]);
  const other = (id: number, variants: readonly { readonly id: number; readonly option: number }[]) =>
    copy.edit('products.jsonl', (text) => {
      const [first = '', ...others] = text.split('\n');
      const product = JSON.parse(first);
      const [variant] = product.variants;
      const { path: _path, ...ofVariant } = variant;
      const options = ({ option }: { option: number }) => [{ id: option, size: 'Stufe 3', quantity: 1 }];
      const own = variants.map((one) => ({ ...ofVariant, id: one.id, options: options(one) }));
      return [JSON.stringify({ ...product, id, names: { at: 'Nachfolger' }, variants: own }), ...others].join('\n');
    });
  for (const file of ['sets.jsonl', 'accessories.jsonl', 'teams.jsonl']) await copy.edit(file, () => '');
  await other(1009, [{ id: 10091, option: 7101 }]);
  expect((await importCatalogue(database, copy.folder, store, { day: '2026-03-02' })).ok).toBe(true);
  // 1001 is delisted, and its colour 10011 goes to its successor.
  await other(1009, [{ id: 10011, option: 7102 }]);
  expect((await importCatalogue(database, copy.folder, store, { day: '2026-03-02' })).ok).toBe(true);
  expect(await stored()).toEqual([{ id: 7102, position: 0, quantity: 1 }]);
});

it('a colour that its product has no more stays while a cart holds one of its sizes, and is sold out', async () => {
  await importSizes([1, 2]);
  await hold([7001]);
  for (const file of ['sets.jsonl', 'accessories.jsonl', 'teams.jsonl']) await copy.edit(file, () => '');
  await copy.editRecord('products', 1, (product) => ({
    ...product,
    variants: product.variants.slice(0, 1).map((variant) => ({
      ...variant,
      id: 10099,
      options: [{ id: 7199, size: 'Stufe 3', quantity: 3 }],
    })),
  }));
  expect((await importCatalogue(database, copy.folder, store, { day: '2026-03-02' })).read.faults).toEqual([]);
  expect((await stored()).map(({ id, quantity }) => [id, quantity])).toEqual([[7001, 0]]);
});
