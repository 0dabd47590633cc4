// @module-tag rotated
import { readCatalogue } from '@bergauf/catalogue-format/folder/read-catalogue';
import { copyOfExample, exampleFolder, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { catalogueRows } from '../testing/catalogue-rows.ts';
import { importDemo } from '../testing/import-demo.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { type ImportResult, importCatalogue, storedImport } from './import-catalogue.ts';
import { importTableNames } from './import-tables.ts';

let database: Database;
let store: MediaStore;
beforeAll(async () => {
  store = await openMediaStore(testMedia(), () => undefined);
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());

const select = <Row>(statement: string) => selectRows<Row>(database.orm, sql.raw(statement));

const changed = (result: ImportResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.read.faults));
  const written = Object.entries(result.changes.tables).filter(
    ([, { inserted, updated, deleted }]) => inserted + updated + deleted > 0,
  );
  return { ...Object.fromEntries(written), delisted: result.changes.delisted, relisted: result.changes.relisted };
};

const day = '2026-03-02';
const run = (folder: string, into = database) => importCatalogue(into, folder, store, { day });

async function shopperWith(requestId: string, optionIds: readonly number[], productIds: readonly number[]) {
  await database.transaction(async ({ query }) => {
    await query('insert into shoppers (request_id) values ($1)', [requestId]);
    for (const id of optionIds) {
      await query(
        `insert into cart_lines (request_id, hash, option_id, amount, mounting, related_products)
         values ($1, $2, $3, 1, false, '{}')`,
        [requestId, `hash-${id}`, id],
      );
    }
    for (const id of productIds) {
      await query('insert into wishlist_entries (request_id, product_id) values ($1, $2)', [requestId, id]);
    }
  });
}

const linesOf = async (requestId: string) =>
  (
    await select<{ id: number }>(`select option_id as id from cart_lines where request_id = '${requestId}' order by 1`)
  ).map(({ id }) => id);

describe('the demo in the database', () => {
  it('is not written again by a second import', async () => {
    const changes = await importDemo(database);
    // The tests' teams have lost the last days of their offers.
    const teams = expect.objectContaining({ inserted: 0, deleted: 0 });
    expect(changed({ ok: true, changes } as ImportResult)).toEqual({ delisted: 0, relisted: 0, teams });
    expect(await storedImport(database)).toMatchObject({ source: 'Bergauf demo: 600 products, seed 1', day });
  });
});

describe('another catalogue', () => {
  let copy: FolderCopy;
  beforeEach(async () => {
    copy = await copyOfExample();
    await run(copy.folder);
  }, 60_000);
  afterEach(() => copy.remove());

  it('replaces the previous one and then has the rows that an empty database gets, except for delisted products', {
    timeout: 60_000,
  }, async () => {
    const empty = await openTestDatabase();
    try {
      await empty.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));
      expect((await run(copy.folder, empty)).ok).toBe(true);
      const [replaced, fresh] = [await catalogueRows(database), await catalogueRows(empty)];
      const kept = ['brands', 'categories', 'products', 'variants', 'options', 'price_history'];
      for (const table of importTableNames) {
        if (kept.includes(table)) expect(replaced[table], table).toEqual(expect.arrayContaining(fresh[table] ?? []));
        else expect(replaced[table], table).toEqual(fresh[table]);
      }
      expect(fresh['products']).toHaveLength(3);
      expect(await select(`select id from products where delisted_at is null order by id`)).toEqual([
        { id: 1001 },
        { id: 1002 },
        { id: 1003 },
      ]);
      const stocked = await select(`select o.id from options o join variants v on v.id = o.variant_id
        join products p on p.id = v.product_id where p.delisted_at is not null and o.quantity > 0`);
      expect(stocked).toEqual([]);
    } finally {
      await empty.close();
    }
  });

  it('is written where it differs and nowhere else', async () => {
    expect(changed(await run(copy.folder))).toEqual({ delisted: 0, relisted: 0 });
    await copy.editRecord('products', 2, (product) => ({ ...product, names: { at: 'Tourenstock Trio' } }));
    expect(changed(await run(copy.folder))).toMatchObject({
      products: { inserted: 0, updated: 1, deleted: 0 },
      delisted: 0,
    });
    const words = await select<{ word: string }>(
      `select word from ts_stat('select search from products where delisted_at is null')
        where word in ('trio', 'duo') order by 1`,
    );
    // The refurbished one is still called Duo.
    expect(words).toEqual([{ word: 'duo' }, { word: 'trio' }]);
  });

  it('keeps carts and wishlists: what is gone is unavailable, and back when it returns', async () => {
    await shopperWith('guest-keeps', [1001101, 1001201, 1002101], [1001, 1002]);
    await copy.edit('products.jsonl', (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes('"id": 1002,'))
        .join('\n'),
    );
    for (const file of ['sets.jsonl', 'accessories.jsonl']) await copy.edit(file, () => '');
    await copy.editRecord('products', 1, (product) => {
      product.variants[0]?.options.splice(0, 1);
    });
    expect(changed(await run(copy.folder))).toMatchObject({ delisted: 1 });
    expect(await linesOf('guest-keeps')).toEqual([1001101, 1001201, 1002101]);
    const stock = await select(`select id, quantity from options where id in (1001101, 1001201, 1002101) order by id`);
    expect(stock).toEqual([
      { id: 1001101, quantity: 0 },
      { id: 1001201, quantity: 2 },
      { id: 1002101, quantity: 0 },
    ]);
    expect(
      await select(`select product_id from wishlist_entries where request_id = 'guest-keeps' order by 1`),
    ).toHaveLength(2);
    expect(changed(await run(copy.folder))).toEqual({ delisted: 0, relisted: 0 });
    expect(changed(await run(exampleFolder))).toMatchObject({ relisted: 1 });
    const back = await select(`select id, quantity from options where id in (1001101, 1002101) order by id`);
    expect(back).toEqual([
      { id: 1001101, quantity: 4 },
      { id: 1002101, quantity: 11 },
    ]);
    await select(`delete from shoppers where request_id = 'guest-keeps'`);
  });

  it('does not put another product into a cart by an id that is used again', async () => {
    await shopperWith('guest-reused', [1001101, 1001201, 1002101], [1002]);
    await copy.editRecord('products', 2, (product) => ({ ...product, brand: 'norrak', names: { at: 'Zelt' } }));
    await copy.editRecord('products', 1, (product) => {
      const option = product.variants[1]?.options[0];
      if (option) option.size = '41';
    });
    expect((await run(copy.folder)).ok).toBe(true);
    expect(await linesOf('guest-reused')).toEqual([1001101]);
    expect(await select(`select * from wishlist_entries where request_id = 'guest-reused'`)).toEqual([]);
    await select(`delete from shoppers where request_id = 'guest-reused'`);
  });

  it('may exchange names, places and ids of its rows', async () => {
    await copy.edit('brands.jsonl', (text) =>
      text.replace('"norrak"', '"x"').replace('"talwindt"', '"norrak"').replace('"x"', '"talwindt"'),
    );
    await copy.edit('products.jsonl', (text) =>
      text
        .replace('"id": 10011,', '"id": 0,')
        .replace('"id": 10012,', '"id": 10011,')
        .replace('"id": 0,', '"id": 10012,'),
    );
    await copy.edit('categories.jsonl', (text) => text.replace('"id": 21', '"id": 99'));
    expect((await run(copy.folder)).ok).toBe(true);
    expect(await select('select id, slug from brands where id < 3 order by id')).toEqual([
      { id: 1, slug: 'talwindt' },
      { id: 2, slug: 'norrak' },
    ]);
    expect(await select(`select id, colour from variants where product_id = 1001 order by id`)).toEqual([
      { id: 10011, colour: 'rot' },
      { id: 10012, colour: 'blau' },
    ]);
    expect(await select(`select id from categories where path = 'ausruestung/stoecke'`)).toEqual([{ id: 99 }]);
  });

  it('continues the price history of a product that brings none', async () => {
    await copy.editRecord('products', 1, (product) => ({
      ...product,
      prices: { rrp: 14990, vk: 9990 },
      priceHistory: [],
    }));
    const later = (folder: string) => importCatalogue(database, folder, store, { day: '2026-03-20' });
    expect((await later(copy.folder)).ok).toBe(true);
    expect(
      await select(`select from_date::text as day, vk from price_history where product_id = 1001 order by 1`),
    ).toEqual([
      { day: '2025-09-01', vk: 14990 },
      { day: '2026-02-20', vk: 11990 },
      { day: '2026-03-20', vk: 9990 },
    ]);
    expect(await select('select lowest_30_days as lowest from products where id = 1001')).toEqual([{ lowest: 11990 }]);
    expect(changed(await later(copy.folder))).toEqual({ delisted: 0, relisted: 0 });
  });

  it('begins the price history of a product whose id was that of another one', async () => {
    await copy.editRecord('products', 1, (product) => ({
      ...product,
      brand: 'talwindt',
      names: { at: 'Zelt Kar' },
      prices: { rrp: 14990, vk: 9990 },
      priceHistory: [],
    }));
    expect((await importCatalogue(database, copy.folder, store, { day: '2026-03-20' })).ok).toBe(true);
    expect(
      await select(`select h.from_date::text as day, h.vk, p.lowest_30_days as lowest
        from price_history h join products p on p.id = h.product_id where p.id = 1001`),
    ).toEqual([{ day: '2026-03-20', vk: 9990, lowest: null }]);
  });

  it('is not written at all with a fault in its last file', async () => {
    const before = await catalogueRows(database);
    await copy.edit('brands.jsonl', (text) => text.replace('Norrak', 'Anders'));
    await copy.edit('home.jsonl', (text) => text.replace('"url": "/', '"url": "x/'));
    const result = await run(copy.folder);
    expect(result).toMatchObject({
      ok: false,
      read: { faults: [{ file: 'home.jsonl', line: 1, field: 'hero.url' }] },
    });
    expect(await catalogueRows(database)).toEqual(before);
  });

  it('is not written at all when the database fails halfway', async () => {
    const before = await catalogueRows(database);
    await select(`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
    await select('create trigger refuse before insert on flyers for each row execute function refuse()');
    await copy.edit('flyers.jsonl', (text) => text.replace('"id": 1,', '"id": 5,').replace('fruehling', 'sommer'));
    await copy.edit('brands.jsonl', (text) => text.replace('Norrak', 'Anders'));
    await expect(run(copy.folder)).rejects.toThrow();
    expect(await catalogueRows(database)).toEqual(before);
    await select('drop function refuse cascade');
  });

  it('imports one after the other when two start at the same time', async () => {
    await copy.edit('brands.jsonl', (text) => text.replace('Norrak', 'Anders'));
    const results = await Promise.all([run(copy.folder), run(copy.folder)]);
    expect(results.map(changed)).toEqual(
      expect.arrayContaining([
        { delisted: 0, relisted: 0 },
        expect.objectContaining({ brands: { inserted: 0, updated: 1, deleted: 0 } }),
      ]),
    );
  });
});

it('the example has what is read of it', async () => {
  const { counts } = await readCatalogue(exampleFolder, async () => undefined);
  expect(counts.products).toBe(3);
});
