// @module-tag rotated
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importAtStart } from '@bergauf/api/catalogue-import/import-at-start';
import { importCatalogue, storedImport } from '@bergauf/api/catalogue-import/import-catalogue';
import type { Database } from '@bergauf/api/database/database';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { readMediaOptions } from '@bergauf/api/media/media-settings';
import { type MediaStore, openMediaStore } from '@bergauf/api/media/media-store';
import { testData } from '@bergauf/api/testing/test-data';
import { exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDemoCatalogue } from './demo-catalogue.ts';
import { bundleChangedServices } from './service-bundles.ts';

let home: string;
let url: string;
let database: Database;
let store: MediaStore;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-import-demo-'));
  store = await openMediaStore(readMediaOptions({ BERGAUF_HOME: home }), () => undefined);
  const data = await testData();
  if (!('databaseUrl' in data)) throw new Error('This test needs PostgreSQL');
  url = data.databaseUrl;
  database = await openPostgres(url, () => undefined);
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(home, { recursive: true, force: true });
});

/** A start whose API imports as the real one does; `fails` ends it before it is ready. @returns what the launcher said */
async function start(settings: NodeJS.ProcessEnv = {}, fails = false): Promise<readonly string[]> {
  const said: string[] = [];
  const env = { ...process.env, DATABASE_URL: url, ...settings };
  const { 'demo-catalogue': program } = await bundleChangedServices();
  await withDemoCatalogue(
    { home, env, program, say: (line) => void said.push(line) },
    async ({ API_IMPORT_AT_START, API_IMPORT_WAIT_SECONDS }) => {
      if (API_IMPORT_AT_START === undefined) return;
      if (fails) throw new Error('api did not start');
      await importAtStart(database, store, API_IMPORT_AT_START, Number(API_IMPORT_WAIT_SECONDS));
    },
  );
  return said;
}

const source = async () => (await storedImport(database))?.source;
const importing = ['importing the demo catalogue'];
const small = { CATALOGUE_PRODUCTS: '60', CATALOGUE_DAY: '2026-03-02' };

it('imports the demo once when its options have changed, and never over another catalogue', async () => {
  expect(await start(small)).toEqual(importing);
  expect(await source()).toBe('Bergauf demo: 60 products, seed 1');
  expect(await start(small)).toEqual([]);
  expect((await importCatalogue(database, exampleFolder, store)).ok).toBe(true);
  expect(await start({ CATALOGUE_PRODUCTS: '70' })).toEqual(importing);
  expect(await source()).toBe('Written by hand, as an example');
}, 120_000);

it('imports again after a start that failed, leaves no folder behind, and keeps the day of the earlier demo', async () => {
  await rm(path.join(home, 'demo-catalogue.json'));
  await expect(start(small, true)).rejects.toThrow('api did not start');
  await expect(access(path.join(home, 'demo-catalogue'))).rejects.toThrow('ENOENT');
  expect(await start(small)).toEqual(importing);
  expect(await start({ CATALOGUE_PRODUCTS: '50' })).toEqual(importing);
  expect(JSON.parse(await readFile(path.join(home, 'demo-catalogue.json'), 'utf8'))).toMatchObject({
    day: '2026-03-02',
  });
  await expect(access(path.join(home, 'demo-catalogue'))).rejects.toThrow('ENOENT');
}, 120_000);

it('imports again after a start that was interrupted while it replaced what had been deleted', async () => {
  expect(await start({ ...small, CATALOGUE_PRODUCTS: '40' })).toEqual(importing);
  await rm(path.join(home, 'media'), { recursive: true });
  await expect(start({ ...small, CATALOGUE_PRODUCTS: '40' }, true)).rejects.toThrow('api did not start');
  // As the API leaves it that was ended within the import.
  await mkdir(path.join(home, 'media', 'originals'), { recursive: true });
  expect(await start({ ...small, CATALOGUE_PRODUCTS: '40' })).toEqual(importing);
}, 120_000);

it('ends the API that waits for a catalogue when it cannot be written, with the reason', async () => {
  const program = path.join(home, 'fails.mjs');
  await writeFile(program, `process.stderr.write('no space left'); process.exitCode = 3;`);
  const waiting = (_settings: NodeJS.ProcessEnv, ending?: AbortSignal) =>
    new Promise<never>((_resolve, reject) => ending?.addEventListener('abort', () => reject(ending.reason)));
  await rm(path.join(home, 'demo-catalogue.json'), { force: true });
  const env = { ...process.env, DATABASE_URL: url };
  await expect(withDemoCatalogue({ home, env, program }, waiting)).rejects.toThrow(/failed \(3\):\nno space left$/);
});

it('gives each start a folder of its own: the program of one that was killed may still write', async () => {
  const program = path.join(home, 'empty.mjs');
  await writeFile(program, '');
  const env = { ...process.env, DATABASE_URL: url };
  const folders: string[] = [];
  const start = async ({ API_IMPORT_AT_START = '' }: NodeJS.ProcessEnv) => void folders.push(API_IMPORT_AT_START);
  for (const products of ['61', '62']) {
    await withDemoCatalogue({ home, env: { ...env, CATALOGUE_PRODUCTS: products }, program }, start);
  }
  expect(new Set(folders).size).toBe(2);
});
