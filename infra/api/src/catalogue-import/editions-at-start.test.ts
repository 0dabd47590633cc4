// @module-tag rotated
import { rename } from 'node:fs/promises';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, selectRows } from '../database/database.ts';
import { type MediaStore, openMediaStore } from '../media/media-store.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { importAtStart } from './import-at-start.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importTableNames } from './import-tables.ts';

let database: Database;
let store: MediaStore;
let copy: FolderCopy;
beforeAll(async () => {
  store = await openMediaStore(testMedia(), () => undefined);
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => {
  copy = await copyOfExample();
  await copy.edit('accessories.jsonl', () => '');
  await copy.edit('sets.jsonl', () => '');
  await database.transaction(({ script }) =>
    script(`truncate ${importTableNames.join(', ')} cascade; delete from shop_state where key = 'import'`),
  );
});
afterEach(() => copy.remove());

const start = async (waitSeconds?: number) => (await importAtStart(database, store, copy.folder, waitSeconds)).outcome;

/** Takes pieces of an option, as an order does. */
const take = (pieces: number) =>
  database.orm.execute(sql`update options set quantity = quantity - ${pieces} where id = 1001101`);

async function stock(): Promise<number | undefined> {
  const rows = await selectRows<{ n: number }>(database.orm, sql`select quantity as n from options where id = 1001101`);
  return rows[0]?.n;
}

async function listed(): Promise<readonly number[]> {
  const products = sql`select id from products where delisted_at is null order by id`;
  return (await selectRows<{ id: number }>(database.orm, products)).map(({ id }) => id);
}

const setPieces = (pieces: number) =>
  copy.editRecord('products', 1, (product) => {
    const option = product.variants[0]?.options[0];
    if (option) option.quantity = pieces;
  });

const keepFirst = (count: number) =>
  copy.edit('products.jsonl', (text) => `${text.split('\n').slice(0, count).join('\n')}\n`);

describe('an edition at the start', () => {
  it('is imported once: what orders have taken since stays taken, also when the folder has moved', async () => {
    expect(await start()).toBe('imported');
    await take(3);
    expect(await start()).toBe('imported before');
    const moved = `${copy.folder}-moved`;
    await rename(copy.folder, moved);
    const again = await importAtStart(database, store, moved);
    await rename(moved, copy.folder);
    expect(again.outcome).toBe('imported before');
    expect(await stock()).toBe(1);
  });

  it('is imported by one of two replicas that start at once', async () => {
    expect((await Promise.all([start(), start()])).toSorted()).toEqual(['imported', 'imported before']);
    await setPieces(9);
    expect((await Promise.all([start(), start()])).toSorted()).toEqual(['imported', 'imported before']);
  });

  it('is imported when anything in the folder has changed', async () => {
    expect(await start()).toBe('imported');
    await take(3);
    await copy.edit('pictures/schuh.svg', (text) => text.replace('2F68A8', '2F68A9'));
    expect(await start()).toBe('imported');
    expect(await stock()).toBe(4);
    await setPieces(9);
    expect(await start()).toBe('imported');
    expect(await stock()).toBe(9);
  });

  it('is not imported over a newer one that the command has imported', async () => {
    expect(await start()).toBe('imported');
    const newer = await copyOfExample();
    await newer.edit('brands.jsonl', (text) => text.replace('Norrak', 'Norrak Werke'));
    expect((await importCatalogue(database, newer.folder, store)).ok).toBe(true);
    await newer.remove();
    await take(1);
    expect(await start()).toBe('imported before');
    expect(await stock()).toBe(3);
  });

  it('is not imported over that of a newer release when a replica of the previous release starts again', async () => {
    await setPieces(3);
    expect(await start()).toBe('imported');
    await setPieces(9);
    expect(await start()).toBe('imported');
    await setPieces(3);
    expect(await start()).toBe('imported before');
    expect(await stock()).toBe(9);
  });

  it('is imported after an attempt that failed', async () => {
    const full: MediaStore = { ...store, flush: () => Promise.reject(new Error('ENOSPC')) };
    await expect(importAtStart(database, full, copy.folder)).rejects.toThrow('ENOSPC');
    expect(await start()).toBe('imported');
    await setPieces(9);
    await expect(importAtStart(database, full, copy.folder)).rejects.toThrow('ENOSPC');
    expect(await start()).toBe('imported');
    expect(await stock()).toBe(9);
  });

  it('is imported again where it is written for this start', async () => {
    expect(await start(1)).toBe('imported');
    await take(3);
    expect(await start(1)).toBe('imported');
    expect(await stock()).toBe(4);
  });
});

it('a catalogue in the format of a newer release is left alone, and is not mistaken for that of another producer', async () => {
  const setVersion = (version: number) =>
    copy.edit('catalogue.json', (text) => text.replace(/"version": \d+/, `"version": ${version}`));
  await setVersion(2);
  const fault = 'catalogue.json version: 2 is not supported; this release reads 1';
  await expect(start()).rejects.toThrow(fault);
  await setVersion(1);
  expect(await start()).toBe('imported');
  await setVersion(2);
  expect(await importAtStart(database, store, copy.folder)).toEqual({ outcome: 'unreadable', faults: [fault] });
  expect(await listed()).toEqual([1001, 1002, 1003]);
  await copy.edit('catalogue.json', () => '{');
  expect(await start()).toBe('unreadable');
});

describe('a catalogue that lacks more than half of the products on sale', () => {
  it('is not imported at the start, unless it is written for it', async () => {
    expect(await start()).toBe('imported');
    await keepFirst(1);
    expect(await importAtStart(database, store, copy.folder)).toEqual({
      outcome: 'delists too much',
      delisting: { delisted: 2, listed: 3 },
    });
    expect(await listed()).toEqual([1001, 1002, 1003]);
    expect(await start(1)).toBe('imported');
    expect(await listed()).toEqual([1001]);
  });

  it('is refused, and imported where that is allowed or another producer replaces the catalogue', async () => {
    const run = (allowDelisting: boolean) => importCatalogue(database, copy.folder, store, { allowDelisting });
    expect((await run(false)).ok).toBe(true);
    await keepFirst(2);
    expect((await run(false)).ok).toBe(true);
    // One of two is half.
    await keepFirst(1);
    expect((await run(false)).ok).toBe(true);
    await copy.edit('products.jsonl', (text) => text.replaceAll(/"id": ?1001,/g, '"id": 5001,'));
    await copy.edit('teams.jsonl', () => '');
    expect(await run(false)).toMatchObject({ ok: false, delisting: { delisted: 1, listed: 1 } });
    expect((await run(true)).ok).toBe(true);
    await copy.edit('products.jsonl', (text) => text.replace('5001', '6001'));
    await copy.edit('catalogue.json', (text) => text.replace(/"source": "[^"]*"/, '"source": "Another system"'));
    expect((await run(false)).ok).toBe(true);
    expect(await listed()).toEqual([6001]);
  });
});
