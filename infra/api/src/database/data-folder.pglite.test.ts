// @module-tag rotated
import { cp, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canMount, smallDisk } from '@bergauf/service-kit/testing/small-disk';
import { sql } from 'drizzle-orm';
import { Cart, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiServer } from '../server.ts';
import { importDemo } from '../testing/import-demo.ts';
import { caller, dataOf } from '../testing/test-api.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { selectRows } from './database.ts';
import { makeFolder } from './make-folder.ts';
import { openPglite } from './open-pglite.ts';

let home: string;
/** A folder with an empty database; a copy takes a tenth of the time that making one takes. */
let emptyFolder: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'bergauf-api-test-'));
  emptyFolder = join(home, 'empty');
  await makeFolder(emptyFolder);
  await (await openPglite({ folder: emptyFolder })).close();
});
afterAll(() => rm(home, { recursive: true, force: true }));

const start = (folder: string) => createApiServer({ data: { folder }, shopOrigins: [] });

async function fill(folder: string): Promise<void> {
  await cp(emptyFolder, folder, { recursive: true });
  const database = await openPglite({ folder });
  await importDemo(database, { products: 24, seed: 3 });
  await database.close();
}

describe('a data folder', () => {
  it('is filled by an import, persists, and belongs to one server at a time', async () => {
    const folder = join(home, 'shop');
    await fill(folder);
    const first = await start(folder);
    const listing = dataOf(await first.inject('/api/v1/search/?path=/'), Listing);
    expect(listing.total).toBe(24);
    const size = listing.products.find(({ soldOut }) => !soldOut);
    const product = await first.inject(`/api/v1/product/?path=${size?.url}`);
    const { data }: { data: { options: { id: number; quantity: number }[] } } = product.json();
    const option = data.options.find(({ quantity }) => quantity > 0);
    const { uuid } = dataOf(await caller(first).post('/api/v1/cart/', { productOption: option?.id }), Cart);
    await expect(start(folder)).rejects.toThrow(
      /^The data folder .* cannot be opened: it is in use by another server\.$/,
    );
    await first.close();

    const second = await start(folder);
    const cart = dataOf(await caller(second, { 'x-request-id': uuid ?? '' }).get('/api/v1/cart/'), Cart);
    expect(cart.products.map((line) => line.option.id)).toEqual([option?.id]);
    expect(dataOf(await second.inject('/api/v1/search/?path=/'), Listing)).toEqual(listing);
    await second.close();
  }, 120_000);

  it.each(['a file in the way', '/proc/bergauf/shop'])(
    'that cannot be made is named in one sentence: %s',
    async (place) => {
      const file = join(home, 'a-file');
      await writeFile(file, '');
      const folder = place.startsWith('/') ? place : join(file, 'below');
      await expect(start(folder)).rejects.toThrow(/^The data folder .* cannot be opened: .*\.$/);
    },
  );

  it('that holds something other than a database is named in one sentence', async () => {
    const folder = join(home, 'broken');
    await makeFolder(join(folder, 'database'));
    await writeFile(join(folder, 'database', 'PG_VERSION'), '18');
    await expect(start(folder)).rejects.toThrow(/^The data folder .* cannot be opened: .*\.$/);
  }, 60_000);

  it.each([
    ['an empty control file', (database: string) => truncate(join(database, 'global/pg_control'), 0)],
    [
      'a control file of rubbish',
      (database: string) => writeFile(join(database, 'global/pg_control'), Buffer.alloc(8192, 7)),
    ],
    ['no tables', (database: string) => rm(join(database, 'base'), { recursive: true })],
    ['no journal', (database: string) => rm(join(database, 'pg_wal'), { recursive: true })],
    ['no version, which looks like a new folder', (database: string) => rm(join(database, 'PG_VERSION'))],
  ])(
    'that is damaged is left as it is and named in one sentence: %s',
    async (name, damage) => {
      const folder = join(home, name.replaceAll(' ', '-'));
      await cp(emptyFolder, folder, { recursive: true });
      await damage(join(folder, 'database'));
      const before = await readdir(join(folder, 'database'));
      await expect(openPglite({ folder })).rejects.toThrow(
        /^The data folder .* its database is damaged; .* begin anew\.$/,
      );
      expect(await readdir(join(folder, 'database'))).toEqual(expect.arrayContaining(before));
      expect(() => lockDataFolder(folder)()).not.toThrow();
    },
    60_000,
  );

  it.runIf(canMount)(
    'on a full disk is not called damaged, and is opened when there is space',
    async () => {
      const disk = smallDisk(80_000);
      const folder = join(disk, 'api');
      await cp(emptyFolder, folder, { recursive: true });
      const filling = await open(join(disk, 'filling'), 'w');
      await expect(
        (async () => {
          for (;;) await filling.write(Buffer.alloc(4096));
        })(),
      ).rejects.toThrow('ENOSPC');
      await filling.close();
      await expect(openPglite({ folder })).rejects.toThrow(/^The data folder .* cannot be opened: its disk is full; /);
      await rm(join(disk, 'filling'));
      await (await openPglite({ folder })).close();
    },
    60_000,
  );

  it.runIf(canMount)('on a disk that is too small for a first database says so', async () => {
    const folder = join(smallDisk(8000), 'api');
    await expect(openPglite({ folder })).rejects.toThrow('ENOSPC');
  });

  it('in which a killed process left half of a first database gets a whole one', async () => {
    const folder = join(home, 'half');
    await makeFolder(join(folder, 'database.draft'));
    await writeFile(join(folder, 'database.draft', 'PG_VERSION'), '');
    const database = await openPglite({ folder });
    await database.transaction(async ({ query }) => {
      expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
    });
    await database.close();
  }, 60_000);

  it('starts as a whole cluster of the engine’s version, in UTF-8 and without tables', async () => {
    const database = await openPglite({ folder: join(home, 'new') });
    const facts = await selectRows(
      database.orm,
      sql`select current_setting('server_encoding') as encoding, current_setting('server_version') as version,
        (select count(*)::int from pg_tables where schemaname = 'public') as tables,
        (select count(*)::int from pg_collation) > 3 as "hasCollations"`,
    );
    await database.close();
    const major = (await readFile(join(home, 'new', 'database', 'PG_VERSION'), 'utf8')).trim();
    expect(facts).toEqual([
      {
        encoding: 'UTF8',
        version: expect.stringMatching(new RegExp(`^${major}\\.`)),
        tables: 0,
        hasCollations: true,
      },
    ]);
  }, 60_000);
});
