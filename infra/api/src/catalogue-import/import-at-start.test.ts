// @module-tag rotated
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleFolder } from '@bergauf/catalogue-format/testing/example-folder';
import { AuthResponse, Listing, Order } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCredentials } from '../demo/demo-credentials.ts';
import { createApiServer } from '../server.ts';
import { dataOf } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';

let home: string;
let folder: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-import-at-start-'));
  folder = path.join(home, 'catalogue');
  await cp(exampleFolder, folder, { recursive: true });
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function setSource(source: string): Promise<void> {
  const file = path.join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), source }));
}

async function setName(name: string): Promise<void> {
  const file = path.join(folder, 'products.jsonl');
  const [first = '', ...others] = (await readFile(file, 'utf8')).split('\n');
  const product = JSON.parse(first);
  await writeFile(file, [JSON.stringify({ ...product, names: { ...product.names, at: name } }), ...others].join('\n'));
}

/** Starts an API with the folder, on one database. @returns the names that it sells */
async function namesAfterStart(catalogueWaitSeconds = 0): Promise<readonly string[]> {
  const options = testApiOptionsOn({ folder: path.join(home, 'api') });
  const media = { folder: path.join(home, 'media'), renderingBytes: 50_000_000 };
  const server = await createApiServer({ ...options, media, catalogue: folder, catalogueWaitSeconds });
  try {
    const listing = dataOf(await server.inject('/api/v1/search/?path=/search/'), Listing);
    return listing.products.map(({ nameWithoutBrand }) => nameWithoutBrand);
  } finally {
    await server.close();
  }
}

it('is imported before the server is ready, again from the same producer, and never over that of another', async () => {
  await setSource('Merchandise: Monday');
  expect(await namesAfterStart()).toHaveLength(3);
  await setSource('Merchandise: Tuesday');
  await setName('Kar 4');
  expect(await namesAfterStart()).toContainEqual(expect.stringContaining('Kar 4'));
  await setSource('Another system');
  await setName('Kar 5');
  expect(await namesAfterStart()).toContainEqual(expect.stringContaining('Kar 4'));
}, 60_000);

it('is there before the demo account, which has orders of its products', async () => {
  const options = testApiOptionsOn({ folder: path.join(home, 'api-with-account') });
  const media = { folder: path.join(home, 'media'), renderingBytes: 50_000_000 };
  const server = await createApiServer({ ...options, media, catalogue: exampleFolder, demo: true });
  try {
    const login = await server.inject({ method: 'POST', url: '/api/v1/auth/login/', payload: demoCredentials });
    const { token, uuid } = dataOf(login, AuthResponse);
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': uuid };
    const orders = dataOf(await server.inject({ url: '/api/v1/user/orders/', headers }), Type.Array(Order));
    expect(orders.length).toBeGreaterThan(0);
  } finally {
    await server.close();
  }
}, 60_000);

it('with faults ends the start with their sentences, and the catalogue stays', async () => {
  await setSource('Merchandise: Wednesday');
  await setName('');
  await expect(namesAfterStart()).rejects.toThrow(/cannot be imported:\nproducts\.jsonl:1 names\.at: /);
  await setName('Kar 6');
  await setSource('Another system');
  expect(await namesAfterStart()).toContainEqual(expect.stringContaining('Kar 4'));
}, 60_000);

it('may arrive later, and a start that waits in vain says for what', async () => {
  const manifest = path.join(folder, 'catalogue.json');
  await setSource('Merchandise: Thursday');
  await rename(manifest, `${manifest}.later`);
  await expect(namesAfterStart(1)).rejects.toThrow(`${manifest} did not come within 1 s.`);
  const started = namesAfterStart(30);
  await sleep(1_500);
  await setName('Kar 7');
  await rename(`${manifest}.later`, manifest);
  expect(await started).toContainEqual(expect.stringContaining('Kar 7'));
}, 60_000);
