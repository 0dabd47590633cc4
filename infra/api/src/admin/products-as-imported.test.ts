// @module-tag rotated
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCatalogue } from '../catalogue-import/import-catalogue.ts';
import { importTableNames } from '../catalogue-import/import-tables.ts';
import { type Database, selectRows } from '../database/database.ts';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { catalogueRows } from '../testing/catalogue-rows.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { soakLength } from '../testing/soak.ts';
import { dataOf, openTestApi } from '../testing/test-api.ts';
import { testData } from '../testing/test-data.ts';
import { LineResult } from './admin-lines.ts';

// The same changes reach one database by imports of a folder, and another by requests.

const adminToken = 'a-token-of-thirty-two-characters!';
const requestId = '6f2b1c3e-8a64-4b0e-9a52-1d3f5c7e9b10';

let imported: Database;
let requested: Database;
let server: FastifyInstance;
let store: MediaStore;
let copy: FolderCopy;
let example: ProductRecord;

/** The products of the folder. */
const products = new Map<number, ProductRecord>();

async function importFolder(into: Database): Promise<void> {
  const lines = [...products.values()].map((product) => `${JSON.stringify(product)}\n`);
  await copy.edit('products.jsonl', () => lines.join(''));
  const result = await importCatalogue(into, copy.folder, store, { allowDelisting: true });
  expect([result.ok, result.read.faults]).toEqual([true, []]);
}

async function put(lines: readonly unknown[]) {
  const response = await server.inject({
    method: 'PUT',
    url: '/api/admin/products',
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { lines },
  });
  return dataOf(response, Type.Object({ lines: Type.Array(LineResult) })).lines;
}

beforeAll(async () => {
  store = await openMediaStore(testMedia(), () => undefined);
  copy = await copyOfExample();
  await copy.edit('products.jsonl', (text) => {
    for (const line of text.trim().split('\n')) products.set(JSON.parse(line).id, JSON.parse(line));
    return text;
  });
  example = products.get(1001) ?? ({} as ProductRecord);
  const data = await testData();
  imported = 'databaseUrl' in data ? await openPostgres(data.databaseUrl, () => undefined) : await openPglite(data);
  ({ server, database: requested } = await openTestApi({ adminToken }));
  for (const database of [imported, requested]) {
    await database.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));
    await importFolder(database);
    // A cart and a wishlist hold what changes.
    await database.orm.execute(sql`insert into shoppers (request_id) values (${requestId})`);
    await database.orm.execute(sql`
      insert into cart_lines (request_id, hash, option_id, amount, mounting, related_products)
      select ${requestId}, 'hash-' || id, id, 1, false, '{}' from options`);
    await database.orm.execute(sql`
      insert into wishlist_entries (request_id, product_id) select ${requestId}, id from products`);
  }
}, 120_000);
afterAll(async () => {
  await server.close();
  await imported.close();
  await copy.remove();
});

async function rowsOf(database: Database) {
  const of = (query: string) => selectRows(database.orm, sql.raw(query));
  return {
    ...(await catalogueRows(database)),
    search: await of('select id, search::text from products order by id'),
    delisted: await of('select id from products where delisted_at is not null order by id'),
    carts: await of('select option_id from cart_lines order by 1'),
    wishes: await of('select product_id from wishlist_entries order by 1'),
  };
}

const colours = ['blau', 'rot'];
const sizes = ['40', '41'];

/** A product with the references of the example. Ids follow from the product's, so that none belongs to two. */
function productOf(id: number, drawn: Drawn): ProductRecord {
  const { colours: own, sizes: ownSizes, quantity, price, pictures, searchWords, ...fields } = drawn;
  const { searchWords: _, ...base } = example;
  return {
    ...base,
    ...fields,
    id,
    priceHistory: [],
    prices: { rrp: 14_990, vk: price },
    ...(searchWords !== null && { searchWords }),
    variants: own.map((colour) => ({
      id: id * 10 + colours.indexOf(colour),
      colour,
      ...(pictures && { pictures: example.variants[0]?.pictures ?? [] }),
      options: ownSizes.map((size) => ({
        id: id * 100 + colours.indexOf(colour) * 10 + sizes.indexOf(size),
        size,
        quantity,
      })),
    })),
  };
}

const drawn = fc.record({
  brand: fc.constantFrom('norrak', 'talwindt'),
  category: fc.constantFrom('schuhe/laufschuhe', 'ausruestung/stoecke', 'schuhe'),
  gender: fc.constantFrom('unisex', 'women', 'men', 'kids'),
  names: fc.constantFrom({ at: 'Firn' }, { at: 'Föhn 2', en: 'Foehn 2' }, { at: "Grat O'Neil" }),
  sports: fc.subarray(['laufen/trailrunning', 'wandern/tagestouren']),
  additions: fc.subarray(['neu', 'reduziert']),
  searchWords: fc.constantFrom(null, 'Edelweiß', ''),
  isNew: fc.boolean(),
  price: fc.constantFrom(14_990, 9_990, 7_990),
  quantity: fc.nat(2),
  pictures: fc.boolean(),
  colours: fc.subarray(colours, { minLength: 1 }),
  sizes: fc.subarray(sizes, { minLength: 1 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const line = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(1001, 1002, 1003, 2001, 2002, 2003, 2004), drawn) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(1001, 1002, 2001, 2002, 2003), fc.constant(null)) },
);

/** Leaves a product out of the folder, with what names it. */
async function remove(id: number): Promise<void> {
  products.delete(id);
  const records = (text: string) => text.split('\n').flatMap((each) => (each.trim() === '' ? [] : [JSON.parse(each)]));
  const text = (all: readonly object[]) => all.map((record) => `${JSON.stringify(record)}\n`).join('');
  const without = (ids: readonly number[]) => ids.filter((other) => other !== id);
  await copy.edit('sets.jsonl', (all) =>
    text(
      records(all)
        .map((set) => ({ ...set, companions: without(set.companions) }))
        .filter(({ product, companions }) => product !== id && companions.length > 0),
    ),
  );
  await copy.edit('accessories.jsonl', (all) =>
    text(
      records(all)
        .filter(({ product }) => product !== id)
        .map((one) => ({ ...one, accessories: without(one.accessories), related: without(one.related) })),
    ),
  );
  await copy.edit('teams.jsonl', (all) =>
    text(records(all).map((team) => ({ ...team, products: without(team.products) }))),
  );
}

/** Positions count from 0 in a folder; what a request takes out leaves a gap. Only the order matters. */
const withoutPlaces = ({
  product_relations,
  team_products,
  product_set_items,
  ...rows
}: Record<string, unknown[]>) => ({
  ...rows,
  linked: [product_relations, team_products, product_set_items].map((linked) =>
    linked?.map((row) => String(row).replace(/, "position": \d+|"position": \d+, /, '')),
  ),
});

const mostRemoved: [number, Drawn | null][] = [
  [1002, null],
  [1003, null],
];

it('products that requests write or remove are in every table as an import has them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: ([id]) => id }), async (changes) => {
      const lines = changes.map(([id, own]) => (own === null ? { id, removed: true } : productOf(id, own)));
      // The import refuses a folder without products.
      const isRemoved = (id: number): boolean => changes.some(([changed, own]) => changed === id && own === null);
      const isWritten = changes.some(([, own]) => own !== null);
      fc.pre(isWritten || [...products.keys()].some((id) => !isRemoved(id)));
      for (const each of lines) {
        if ('removed' in each) await remove(each.id);
        else products.set(each.id, each);
      }
      await importFolder(imported);
      expect((await put(lines)).filter(({ status }) => status === 'failed')).toEqual([]);
      expect(withoutPlaces(await rowsOf(requested))).toEqual(withoutPlaces(await rowsOf(imported)));
      // Both ways lead to the same state, so neither finds anything to write.
      const again = await importCatalogue(requested, copy.folder, store);
      const tables = again.ok ? Object.entries(again.changes.tables) : [];
      const written = tables.filter(([, { inserted, updated, deleted }]) => inserted + updated + deleted > 0);
      const linked = ['product_relations', 'team_products', 'product_set_items'];
      expect(written.filter(([name]) => !linked.includes(name))).toEqual([]);
    }),
    // Shrinking would start from tables that the run has changed.
    // The example removes more than half of what is on sale, which an import is told to do and a request is not.
    { numRuns: soakLength({ short: 6, full: 200 }), endOnFailure: true, examples: [[mostRemoved]] },
  );
}, 600_000);
