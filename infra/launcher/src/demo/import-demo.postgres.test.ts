import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCatalogue, storedImport } from '@bergauf/api/catalogue-import/import-catalogue';
import type { Database } from '@bergauf/api/database/database';
import { openPostgres } from '@bergauf/api/database/open-postgres';
import { readMediaOptions } from '@bergauf/api/media/media-settings';
import { type MediaStore, openMediaStore } from '@bergauf/api/media/media-store';
import { testData } from '@bergauf/api/testing/test-data';
import { exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDemoCatalogue } from '../system/demo-catalogue.ts';

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

async function start(settings: NodeJS.ProcessEnv = {}): Promise<readonly string[]> {
  const said: string[] = [];
  const env = { ...process.env, DATABASE_URL: url, ...settings };
  await importDemoCatalogue({ home, env, say: (line) => void said.push(line) });
  return said;
}

const source = async () => (await storedImport(database))?.source;

it('imports the demo when its options have changed, once, and never over another catalogue', async () => {
  const small = { CATALOGUE_PRODUCTS: '60' };
  expect(await start(small)).toEqual(['importing the demo catalogue']);
  expect(await source()).toBe('Bergauf demo: 60 products, seed 1');
  expect(await start(small)).toEqual([]);
  expect((await importCatalogue(database, exampleFolder, store)).ok).toBe(true);
  expect(await start({ CATALOGUE_PRODUCTS: '70' })).toEqual(['importing the demo catalogue']);
  expect(await source()).toBe('Written by hand, as an example');
}, 120_000);
