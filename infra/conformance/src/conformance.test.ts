// @module-tag rotated
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestApi } from '@bergauf/api/testing/test-api';
import { leavesOutOptionalParts, startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiCaller } from './api-caller.ts';
import { brokenFormsAndLists } from './broken-lists-for-tests.ts';
import { brokenPromises } from './broken-promises-for-tests.ts';
import { checksFor, runCheck } from './run.ts';
import type { BrokenPromise } from './tampering-for-tests.ts';

const shop = 'http://localhost:3000';
const everything = { shop, effects: ['reads', 'writes', 'orders'], team: true } as const;

const run = promisify(execFile);
const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** The command as it is typed. */
async function conformance(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', program, ...args]);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

let api: FastifyInstance;
let origin: string;
beforeAll(async () => {
  api = await startTestApi({ shopOrigins: [shop] });
  origin = await api.listen({ port: 0, host: 'localhost' });
}, 120_000);
afterAll(() => api.close());

async function findsFault(...[, call, fault, tampering]: BrokenPromise): Promise<void> {
  const proxy = await startTamperingProxy(origin, tampering);
  try {
    const caller = createApiCaller(proxy.origin);
    const faults: string[] = [];
    for (const check of checksFor(everything).filter((check) => check.call === call)) {
      const result = await runCheck(check, caller);
      if (result.fault !== null) faults.push(result.fault);
    }
    expect(faults).toContainEqual(expect.stringMatching(fault));
  } finally {
    await proxy.close();
  }
}

it('places no orders where it may only read: the two options are mutually exclusive', async () => {
  expect(await conformance('--api', origin, '--read-only', '--orders')).toEqual({
    code: 2,
    output: '--orders places orders, which --read-only excludes.\n',
  });
});

it.each(brokenPromises)('finds %s', findsFault);
it.each(brokenFormsAndLists)('finds %s', findsFault);

it('finds nothing wrong with a product API that leaves out every optional part', async () => {
  const proxy = await startTamperingProxy(origin, leavesOutOptionalParts);
  try {
    const caller = createApiCaller(proxy.origin);
    const checks = checksFor(everything).filter(({ call }) => call === 'GET /api/v1/product/');
    expect(checks.length).toBeGreaterThan(0);
    for (const check of checks) {
      expect(await runCheck(check, caller)).toMatchObject({ fault: null });
    }
  } finally {
    await proxy.close();
  }
});

it('deletes its account also where a changed password ends the session at once, and the new token is missing', async () => {
  const statuses: number[] = [];
  const tokens = new Set<string | null>();
  let isChanged = false;
  const proxy = await startTamperingProxy(origin, {
    request(headers) {
      const token = headers.get('authorization');
      if (!isChanged) tokens.add(token);
      else if (tokens.has(token)) headers.set('authorization', 'Bearer ended');
    },
    response({ method, url, status, body }) {
      if (url === '/api/v1/user/' && method === 'DELETE') statuses.push(status);
      if (url !== '/api/v1/user/change-password/' || status !== 200) return;
      isChanged = true;
      (body as { data: object }).data = {};
    },
  });
  try {
    const check = checksFor(everything).find(({ promise }) => promise.startsWith('replaces the token'));
    const result = check && (await runCheck(check, createApiCaller(proxy.origin)));
    expect(result?.fault).toMatch(/change-password.*token/);
    expect(statuses).toContain(200);
  } finally {
    await proxy.close();
  }
});

it('reports an unreachable API as a violation of every promise', async () => {
  const [check] = checksFor(everything);
  const result = check && (await runCheck(check, createApiCaller('http://localhost:9')));
  expect(result?.fault).toMatch(/^GET .* got no response: /);
});

it('the command reports each call with its promises, and exits with 0 when all are kept', async () => {
  const { code, output } = await conformance('--api', origin, '--read-only');
  expect(output).toMatch(/\nGET \/api\/v1\/menu\/\n {2}ok {6}is a tree/);
  expect(output).toMatch(/: \d+ promises kept, 0 broken\n$/);
  expect(output).not.toContain('FAILED');
  expect(code).toBe(0);
}, 120_000);

it('the command exits with 1 and the reason when a promise is broken, and with 2 when its options are wrong', async () => {
  const broken = await conformance('--api', 'http://localhost:9', '--read-only');
  expect(broken.output).toMatch(/ {2}FAILED {2}pages through all products.*\n {10}GET .* got no response/);
  expect(broken.output).toMatch(/: 0 promises kept, [1-9]\d* broken\n$/);
  expect(broken.code).toBe(1);
  expect(await conformance('--api', 'shop')).toEqual({ code: 2, output: '--api is not an http address: shop\n' });
  expect((await conformance('--wrong')).code).toBe(2);
}, 120_000);
