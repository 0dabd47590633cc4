// @module-tag rotated
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changePrices } from '../admin/change-prices.ts';
import { changeStock } from '../admin/change-stock.ts';
import type { CartOf } from '../cart/change-cart.ts';
import { fillCart } from '../cart/fill-cart.ts';
import { type Database, type Orm, selectRows } from '../database/database.ts';
import { openMediaStore } from '../media/media-store.ts';
import { lockStock, takeFromStock } from '../orders/take-stock.ts';
import { openEmptyPostgres } from '../testing/empty-data.ts';
import { drawing } from '../testing/media/made-pictures.ts';
import { type S3Server, startS3Server } from '../testing/media/s3-server.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { temporaryFolder } from '../testing/media/test-store.ts';
import { waitingConnections } from '../testing/postgres/waiting-connections.ts';
import { shareCatalogue } from './catalogue-lock.ts';
import { importAtStart } from './import-at-start.ts';
import { type ImportResult, importCatalogue } from './import-catalogue.ts';
import { importTableNames } from './import-tables.ts';

// What requests wait for while a catalogue is imported, and in which order rows are locked.

let database: Database;
let copy: FolderCopy;
beforeAll(async () => {
  ({ database } = await openEmptyPostgres());
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  copy = await copyOfExample();
  await database.transaction(({ script }) =>
    script(`truncate ${[...importTableNames, 'catalogue_pictures'].join(', ')} cascade;
      delete from shop_state where key = 'import'`),
  );
});
afterEach(() => copy.remove());

async function importInto(s3: S3Server | null): Promise<ImportResult> {
  const media = s3 ? { folder: await temporaryFolder(), renderingBytes: 50_000_000, s3: s3.location } : testMedia();
  const result = await importCatalogue(database, copy.folder, await openMediaStore(media, () => undefined));
  expect(result.read.faults).toEqual([]);
  return result;
}

const waiting = () => waitingConnections(database.orm);
const listed = () => selectRows(database.orm, sql`select id from products where delisted_at is null`);
const inTransaction = <Result>(work: (transaction: Orm) => Promise<Result>) =>
  database.orm.transaction((transaction) => work(transaction as unknown as Orm));

it('a first import that stores its pictures in a slow bucket does not block pages', async () => {
  const s3 = await startS3Server();
  const answer = s3.hang('PUT');
  const running = importInto(s3);
  await vi.waitFor(() => expect(s3.requests.some((request) => request.startsWith('PUT'))).toBe(true), 20_000);
  expect(await listed()).toEqual([]);
  answer();
  await running;
  expect(await listed()).toHaveLength(3);
}, 60_000);

it('an import that stores new pictures in a slow bucket does not block changes of prices and stock', async () => {
  const s3 = await startS3Server();
  await importInto(s3);
  await writeFile(path.join(copy.folder, 'pictures', 'norrak.svg'), drawing('<path d="M0 0h7v7z"/>'));
  await copy.editRecord('products', 1, (product) => ({ ...product, names: { at: 'Kar 4' } }));
  const answer = s3.hang('PUT');
  s3.requests.length = 0;
  const running = importInto(s3);
  await vi.waitFor(() => expect(s3.requests.some((request) => request.startsWith('PUT'))).toBe(true), 20_000);
  const prices = await inTransaction((orm) => changePrices(orm, [{ id: 1001, vk: 10_990 }]));
  const stock = await inTransaction((orm) => changeStock(orm, [{ id: 1_001_101, quantity: 44 }]));
  expect([prices.get(1001)?.status, stock.get(1_001_101)?.status]).toEqual(['changed', 'changed']);
  answer();
  // The files are the newer ones.
  expect(await running).toMatchObject({ ok: true, changes: { tables: { products: { updated: 1 } } } });
  const [row] = await selectRows(
    database.orm,
    sql`select p.vk, o.quantity from products p, options o where p.id = 1001 and o.id = 1001101`,
  );
  expect(row).toEqual({ vk: 11_990, quantity: 4 });
}, 60_000);

it('a price that was valid while an import stored its pictures is in the history, and is the lowest price of 30 days', async () => {
  const s3 = await startS3Server();
  // Without a history of its own, and reduced.
  await copy.editRecord('products', 1, (product) => ({
    ...product,
    prices: { ...product.prices, vk: product.prices.rrp - 100 },
    priceHistory: [],
  }));
  await importInto(s3);
  await writeFile(path.join(copy.folder, 'pictures', 'norrak.svg'), drawing('<path d="M0 0h8v8z"/>'));
  const answer = s3.hang('PUT');
  s3.requests.length = 0;
  const running = importInto(s3);
  await vi.waitFor(() => expect(s3.requests.some((request) => request.startsWith('PUT'))).toBe(true), 20_000);
  await inTransaction((orm) => changePrices(orm, [{ id: 1001, vk: 9_990 }]));
  answer();
  expect(await running).toMatchObject({ ok: true });
  const rows = await selectRows(
    database.orm,
    sql`select p.vk = p.rrp - 100 as imported, p.lowest_30_days, min(h.lowest) as held from products p join price_history h on h.product_id = p.id
      where p.id = 1001 group by p.id`,
  );
  expect(rows).toEqual([{ imported: true, lowest_30_days: 9_990, held: 9_990 }]);
}, 60_000);

it('a start that has found no catalogue leaves that of another producer alone, whose import was in progress', async () => {
  const s3 = await startS3Server();
  const answer = s3.hang('PUT');
  const running = importInto(s3);
  await vi.waitFor(() => expect(s3.requests.some((request) => request.startsWith('PUT'))).toBe(true), 20_000);
  const other = await copyOfExample();
  await other.edit('catalogue.json', (text) => text.replace(/"source": "[^"]*"/, '"source": "Another system"'));
  const starting = importAtStart(database, await openMediaStore(testMedia(), () => undefined), other.folder);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 20_000);
  answer();
  expect(await running).toMatchObject({ ok: true });
  expect(await starting).toEqual({ outcome: 'another producer' });
  await other.remove();
}, 60_000);

it('writing waits for a change of prices that is in progress', async () => {
  await importInto(null);
  await copy.editRecord('products', 1, (product) => ({ ...product, names: { at: 'Kar 4' } }));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const changing = inTransaction(async (orm) => {
    await orm.execute(sql.raw(shareCatalogue));
    await held;
    return changePrices(orm, [{ id: 1001, vk: 10_990 }]);
  });
  const running = importInto(null);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 20_000);
  release();
  expect((await changing).get(1001)?.status).toBe('changed');
  expect(await running).toMatchObject({ ok: true });
}, 60_000);

/** A first product with another name, and other pieces of each of its options. */
const changeProduct = (quantity: number) =>
  copy.editRecord('products', 1, (product) => ({
    ...product,
    names: { at: `Kar ${quantity}` },
    variants: product.variants.map((variant) => ({
      ...variant,
      options: variant.options.map((option) => ({ ...option, quantity })),
    })),
  }));

async function cartOf(requestId: string): Promise<CartOf> {
  await database.orm.execute(sql`insert into shoppers (request_id) values (${requestId})`);
  return { requestId, shop: 'shop' };
}

const fill = (cart: CartOf, optionId: number) =>
  inTransaction((orm) => fillCart(orm, cart, [{ optionId, productId: 0, amount: 1, mounting: false, setId: null }]));

it('an import that writes products lets orders take options from stock that it will change', async () => {
  await changeProduct(7);
  await importInto(null);
  const cart = await cartOf('guest-orders');
  expect(await fill(cart, 1_001_101)).toEqual([1]);
  await changeProduct(8);
  let running: Promise<ImportResult> | undefined;
  await inTransaction(async (orm) => {
    await orm.execute(sql`select id from products where id = 1001 for update`);
    running = importInto(null);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 20_000);
    await inTransaction(async (order) => {
      await order.execute(sql`set local lock_timeout = 1000`);
      await lockStock(order, cart);
      await takeFromStock(order, [{ optionId: 1_001_101, amount: 1 }]);
    });
  });
  // The files are the newer ones.
  expect(await running).toMatchObject({ ok: true, changes: { tables: { options: { updated: 3 } } } });
  expect(await selectRows(database.orm, sql`select quantity from options where id = 1001101`)).toEqual([
    { quantity: 8 },
  ]);
}, 60_000);

it('an import that writes options lets them be put into carts', async () => {
  await changeProduct(7);
  await importInto(null);
  const cart = await cartOf('guest-fills');
  await changeProduct(8);
  let running: Promise<ImportResult> | undefined;
  await inTransaction(async (orm) => {
    await orm.execute(sql`select id from options where id = 1001102 for update`);
    running = importInto(null);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 20_000);
    // The import has locked the first one and waits for the second.
    await expect(
      orm.transaction((inner) => inner.execute(sql`select id from options where id = 1001101 for update nowait`)),
    ).rejects.toThrow();
    expect(await fill(cart, 1_001_101)).toEqual([1]);
  });
  expect(await running).toMatchObject({ ok: true });
}, 60_000);

it('an import locks options in the order of their ids, as orders do, whatever the order in the files', async () => {
  const [low, high] = [1_001_101, 1_001_102];
  const setQuantity = (quantity: number) =>
    copy.editRecord('products', 1, (product) => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        options: variant.options.map((option) => ({ ...option, quantity })).toSorted((a, b) => b.id - a.id),
      })),
    }));
  await setQuantity(7);
  await importInto(null);
  await setQuantity(8);
  let running: Promise<ImportResult> | undefined;
  const lock = (orm: Orm, id: number) => orm.execute(sql`select id from options where id = ${id} for update`);
  await inTransaction(async (orm) => {
    await lock(orm, low);
    running = importInto(null);
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 20_000);
    await lock(orm, high);
  });
  expect(await running).toMatchObject({ ok: true, changes: { tables: { options: { updated: 3 } } } });
}, 60_000);
