import { eq, sql } from 'drizzle-orm';
import { filterGroupIds } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadReferenceData, type ReferenceData } from '../catalogue/reference-data.ts';
import type { TileRow } from '../catalogue/tile-row-cache.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { options, variants } from '../database/schema.ts';
import { testData } from '../testing/test-data.ts';
import { countBits } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { loadCatalogueIndex } from './load-catalogue-index.ts';
import { sizeValuesOf } from './load-products.ts';
import { watchStock } from './stock-watch.ts';

let database: Database;
let reference: ReferenceData;
let index: CatalogueIndex;
const put: TileRow[] = [];
const failures: unknown[] = [];

beforeAll(async () => {
  const data = await testData();
  database = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
  await migrate(database);
  const { orm } = database;
  reference = await loadReferenceData(orm);
  const values = () => reference.filterValueById.values();
  index = await loadCatalogueIndex(orm, values(), () => undefined);
  await watchStock({
    database,
    orm,
    index: Promise.resolve(index),
    sizeValues: sizeValuesOf(values()),
    put: (tile) => put.push(tile),
    onError: (error) => failures.push(error),
  });
}, 120_000);
afterAll(() => database.close());

it('takes a size out of the index when the last piece of it is sold, and puts it back when one returns', async () => {
  const { product, inStock, setAll } = await aProduct();
  await setAll(3);
  await vi.waitFor(() => expect(put.map(({ id }) => id)).toContain(product), 5000).catch(() => undefined);
  const before = inStock();
  const version = index.version;
  await setAll(0);
  await vi.waitFor(() => expect(inStock()).toBe(before - 1), 10_000);
  expect(index.version).toBeGreaterThan(version);
  const sold = put.findLast(({ id }) => id === product);
  expect(sold?.variants.map(({ sizes }) => sizes.length)).toEqual(sold?.variants.map(() => 0));
  await setAll(1);
  await vi.waitFor(() => expect(inStock()).toBe(before), 10_000);
  expect(failures).toEqual([]);
}, 60_000);

it('repeats a failed reload without another notification', async () => {
  const { inStock, setAll } = await aProduct();
  await setAll(3);
  await vi.waitFor(() => expect(inStock()).toBeGreaterThan(0), 10_000);
  const before = inStock();
  const { orm } = database;
  await orm.execute(sql`alter table products rename to products_away`);
  try {
    await setAll(0);
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0), 10_000);
  } finally {
    await orm.execute(sql`alter table products_away rename to products`);
  }
  await vi.waitFor(() => expect(inStock()).toBe(before - 1), 10_000);
}, 60_000);

/** A product, the stock of its first size, and a function that changes it. */
async function aProduct() {
  const { orm } = database;
  const [first] = await orm
    .select({ title: options.title, product: variants.productId })
    .from(options)
    .innerJoin(variants, eq(variants.id, options.variantId))
    .limit(1);
  if (first === undefined) throw new Error('The test catalogue is empty');
  const { title, product } = first;
  const value = sizeValuesOf(reference.filterValueById.values()).get(title) ?? 0;
  return {
    product,
    inStock: () => countBits(index.column(filterGroupIds.size).bitsOf(value)),
    async setAll(quantity: number) {
      const own = await orm.select({ id: variants.id }).from(variants).where(eq(variants.productId, product));
      for (const { id } of own) await orm.update(options).set({ quantity }).where(eq(options.variantId, id));
    },
  };
}
