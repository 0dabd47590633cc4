// @module-tag rotated
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '../testing/kill/api-process.ts';
import { requestDatabase } from '../testing/postgres/database-service.ts';

// "Rotate a token" of the runbook, for the administrator's token.

const [before, after] = ['the-token-that-leaves-'.padEnd(32, 'x'), 'the-token-that-comes-'.padEnd(32, 'y')];
let folder: string;
let databaseUrl: string;
const processes: ApiProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-admin-token-'));
  databaseUrl = await requestDatabase();
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map((api) => api.kill()));
  await rm(folder, { recursive: true, force: true });
});

/** An API with its tokens in files, as an installation has them. */
async function start(tokens: { now: string; former?: string }): Promise<ApiProcess> {
  const fileOf = async (name: string, token: string): Promise<string> => {
    const file = path.join(folder, `${name}-${processes.length}`);
    await writeFile(file, `${token}\n`, { mode: 0o400 });
    return file;
  };
  const { products, seed, day } = testDemoOptions;
  const api = await startApiProcess({
    DATABASE_URL: databaseUrl,
    CATALOGUE_PRODUCTS: `${products}`,
    CATALOGUE_SEED: `${seed}`,
    CATALOGUE_DAY: day,
    // As in a shop of a retailer: without the conveniences of a demo.
    BERGAUF_DEMO: 'off',
    API_ADMIN_TOKEN_FILE: await fileOf('now', tokens.now),
    ...(tokens.former !== undefined && { API_FORMER_ADMIN_TOKEN_FILE: await fileOf('former', tokens.former) }),
  });
  processes.push(api);
  return api;
}

/** The status of a price change with a token, at each of the APIs. */
const statuses = (apis: readonly ApiProcess[], token: string): Promise<number[]> =>
  Promise.all(
    apis.map(async ({ url }) => {
      const body = JSON.stringify({ lines: [{ id: 999_999_999, vk: 55 }] });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await fetch(`${url}/api/admin/prices`, { method: 'PUT', headers, body })).status;
    }),
  );

it('accepts both tokens while the APIs restart one by one, and only the new one afterwards', async () => {
  const old = [await start({ now: before }), await start({ now: before })] as const;
  expect(await statuses(old, before)).toEqual([200, 200]);
  expect(await statuses(old, after)).toEqual([401, 401]);

  // 1. One by one: the systems still have the old one.
  const both = [await start({ now: after, former: before })];
  expect(await statuses([...both, old[1]], before)).toEqual([200, 200]);
  both.push(await start({ now: after, former: before }));
  expect(await statuses(both, before)).toEqual([200, 200]);
  // 2. The systems get the new one.
  expect(await statuses(both, after)).toEqual([200, 200]);
  // 3. One by one again.
  const rotated = [await start({ now: after })];
  expect(await statuses([...rotated, ...both.slice(1)], after)).toEqual([200, 200]);
  rotated.push(await start({ now: after }));
  expect(await statuses(rotated, after)).toEqual([200, 200]);
  expect(await statuses(rotated, before)).toEqual([401, 401]);
}, 120_000);
