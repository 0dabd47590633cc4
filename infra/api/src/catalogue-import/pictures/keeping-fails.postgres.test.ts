// @module-tag rotated
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { canMount, smallDisk } from '@bergauf/service-kit/testing/small-disk';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openPostgres } from '../../database/open-postgres.ts';
import { type MediaOptions, openMediaStore } from '../../media/media-store.ts';
import { drawing, madePhotograph } from '../../testing/media/made-pictures.ts';
import { startS3Server } from '../../testing/media/s3-server.ts';
import { filesIn } from '../../testing/media/test-store.ts';
import { testData } from '../../testing/test-data.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { importTableNames } from '../import-tables.ts';

let url: string;
let database: Database;
let home: string;
let copy: FolderCopy;
beforeAll(async () => {
  const data = await testData();
  if (!('databaseUrl' in data)) throw new Error('This test needs PostgreSQL');
  url = data.databaseUrl;
  database = await openPostgres(url, () => undefined);
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-keeping-'));
  copy = await copyOfExample();
  const photograph = await madePhotograph({ width: 240, height: 300 }, 'scenery')
    .png({ compressionLevel: 0 })
    .toBuffer();
  await writeFile(path.join(copy.folder, 'pictures', 'stock.png'), photograph);
}, 120_000);
afterAll(async () => {
  await database.close();
  await copy.remove();
  await rm(home, { recursive: true });
});
beforeEach(() =>
  database.transaction(({ script }) =>
    script(`truncate ${[...importTableNames, 'catalogue_pictures'].join(', ')} cascade`),
  ),
);

async function imported(options: Partial<MediaOptions> & { folder: string }): Promise<boolean> {
  const store = await openMediaStore({ renderingBytes: 50_000_000, ...options }, () => undefined);
  return (await importCatalogue(database, copy.folder, store)).ok;
}

/** A port of this machine on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Rows of products and of remembered pictures. */
async function rows(): Promise<readonly unknown[]> {
  let found: Record<string, unknown> | undefined;
  await database.transaction(async ({ query }) => {
    [found] = await query(
      'select (select count(*)::int from products) as products, (select count(*)::int from catalogue_pictures) as pictures',
    );
  });
  return [found?.['products'], found?.['pictures']];
}

it.runIf(canMount)(
  'on a full disk nothing is imported and the sentence says why; with space the same import works',
  async () => {
    const folder = smallDisk(120);
    await expect(imported({ folder })).rejects.toThrow(
      /^The pictures cannot be kept, so nothing was imported\. ENOSPC: /,
    );
    expect(await rows()).toEqual([0, 0]);
    const photograph = await madePhotograph({ width: 240, height: 300 }, '#ffffff').png().toBuffer();
    await writeFile(path.join(copy.folder, 'pictures', 'stock.png'), photograph);
    expect(await imported({ folder })).toBe(true);
    expect(await rows()).toEqual([3, 3]);
    expect((await filesIn(folder)).filter((file) => file.includes('drafts'))).toEqual([]);
  },
);

it('without a reachable bucket nothing is imported and the sentence names it; later the same import works', async () => {
  const s3 = await startS3Server();
  const folder = path.join(home, 's3');
  const origin = `http://127.0.0.1:${await closedPort()}`;
  const down = { ...s3.location, url: `${origin}/bergauf/pictures` };
  await expect(imported({ folder, s3: down })).rejects.toThrow(
    `The media store at ${origin} cannot be reached: ECONNREFUSED.`,
  );
  expect(await rows()).toEqual([0, 0]);
  expect(await imported({ folder, s3: s3.location })).toBe(true);
  expect(await rows()).toEqual([3, 3]);
});

it('a bucket that fails while pictures are stored leaves the database as it was; later the same import works', async () => {
  const s3 = await startS3Server();
  const folder = path.join(home, 's3');
  // The list is answered, then everything fails.
  s3.failFrom(1);
  await expect(imported({ folder, s3: s3.location })).rejects.toThrow(
    /^The pictures cannot be kept, so nothing was imported\. The media store at \S+ answered PUT with 503 SlowDown\.$/,
  );
  expect(await rows()).toEqual([0, 0]);
  s3.failFrom(null);
  expect(await imported({ folder, s3: s3.location })).toBe(true);
  expect(await rows()).toEqual([3, 3]);
  expect(s3.objects.size).toBe(3);
});

it('a second import lists the bucket once and requests no picture', async () => {
  const s3 = await startS3Server();
  const folder = path.join(home, 's3');
  expect(await imported({ folder, s3: s3.location })).toBe(true);
  expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'PUT', 'PUT', 'PUT']);
  s3.requests.length = 0;
  expect(await imported({ folder, s3: s3.location })).toBe(true);
  // Pages of two ids.
  expect(s3.requests.map((request) => request.replace(/token=[^&]+/, 'token=…'))).toEqual([
    'GET /bergauf?list-type=2&prefix=pictures%2F',
    'GET /bergauf?continuation-token=…&list-type=2&prefix=pictures%2F',
  ]);
});

it('credentials that may not list the bucket are enough: each picture is requested', async () => {
  const s3 = await startS3Server({ mayList: false });
  const folder = path.join(home, 's3');
  expect(await imported({ folder, s3: s3.location })).toBe(true);
  s3.requests.length = 0;
  expect(await imported({ folder, s3: s3.location })).toBe(true);
  expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'HEAD', 'HEAD', 'HEAD']);
});

it('an import that is killed between pictures and commit changes nothing; the next one is complete and stores no picture twice', async () => {
  await writeFile(path.join(copy.folder, 'pictures', 'schuh.svg'), drawing('<path d="M0 0h9v9z"/>'));
  const state = path.join(home, 'killed');
  const originals = path.join(state, 'media', 'originals');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Holds the import after its pictures are kept: it waits to note itself.
  const holding = database.transaction(async ({ query }) => {
    await query(
      `insert into shop_state (key, value) values ('import', '{}') on conflict (key) do update set value = '{}'`,
    );
    await held;
    throw new Error('released');
  });
  const program = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'import', copy.folder], {
    env: { ...process.env, DATABASE_URL: url, BERGAUF_HOME: state },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  await vi.waitFor(async () => expect(await filesIn(originals)).toHaveLength(3), { timeout: 50_000, interval: 50 });
  child.kill('SIGKILL');
  await exited;
  release();
  await expect(holding).rejects.toThrow('released');
  expect(await rows()).toEqual([0, 0]);
  const kept = await filesIn(originals);
  expect(await imported({ folder: path.join(state, 'media') })).toBe(true);
  expect(await rows()).toEqual([3, 3]);
  expect(await filesIn(originals)).toEqual(kept);
}, 90_000);
