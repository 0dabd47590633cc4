import { once } from 'node:events';
import { createServer } from 'node:http';
import { integrityOf } from '@bergauf/service-kit/integrity';
import type { ReleaseManifest } from 'shared-contracts/discovery';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAudit } from '../audit/audit-log.ts';
import { type CanaryPlan, defaultPlan } from '../canaries/watched-remote.ts';
import type { RegistryAddress } from '../client/api-call.ts';
import { createRegistryClient, type RemoteRegistry } from '../client/registry-client.ts';
import { uploadRelease } from '../client/upload-release.ts';
import { ready } from '../fixtures/fake-shell.ts';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';

/* A gate takes seconds, and others edit meanwhile. */

let home: string;
let shellToken: string;
let address: RegistryAddress;
let registry: RemoteRegistry;
let stop: () => Promise<void>;
let plan: CanaryPlan;

async function serve(): Promise<void> {
  const app = await createReleasesServer({
    home,
    publicOrigin: 'http://localhost:1',
    contractVersion: '1.0.0',
    isJudge: true,
    plan,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = { ...address, origin: app.listeningOrigin };
  registry = createRegistryClient(address);
  stop = () => app.close();
}

beforeEach(async () => {
  home = await temporaryFolder();
  plan = defaultPlan;
  shellToken = await createToken(releasesPaths(home), { name: 'shells', grant: { kind: 'shell' }, days: 1 });
  address = {
    origin: '',
    token: await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 }),
  };
  await serve();
  onTestFinished(() => stop());
});

async function upload(name: string, version: string, more: Partial<ReleaseManifest> = {}): Promise<void> {
  const contents = new Map([
    ['client/entry.js', Buffer.from(`/* ${name} ${version} */`)],
    ['server/entry.js', Buffer.from('')],
  ]);
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)]));
  const entries = { clientEntry: 'client/entry.js', serverEntry: 'server/entry.js' };
  const manifest = { name, version, contractRange: '^1.0.0', ...entries, exposes: {}, files, ...more };
  await uploadRelease(address, { manifest, contents });
}

async function report(operators: string | null, contractVersion = '1.0.0'): Promise<void> {
  const readiness = ready(1, { 'mf-header': '1.0.0', 'mf-cart': '1.0.0' });
  const response = await fetch(`${address.origin}/api/v1/shells/one:3000`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shellToken}` },
    body: JSON.stringify({ contractVersion, startedAt: '2026-03-01T09:00:00.000Z', operators, readiness }),
  });
  expect(response.status).toBe(204);
}

/** A shell whose trial of a release blocks until the test ends it. */
async function slowShell(beforeReport = async () => {}): Promise<{ tried: () => number; letGo: () => void }> {
  let letGo = (): void => {};
  let tried = 0;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer(async (_request, response) => {
    tried += 1;
    await held;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"failures":[],"tried":[],"untried":["flyout"]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const found = server.address();
  await beforeReport();
  await report(`http://127.0.0.1:${typeof found === 'object' && found ? found.port : 0}`);
  return { tried: () => tried, letGo };
}

const defaultOf = async (name: string): Promise<string | undefined> =>
  (await registry.list()).find((one) => one.name === name)?.releases.find(({ isDefault }) => isDefault)?.version;

describe('while a release is examined', () => {
  test('another operator rolls back: the promotion is refused with that reason', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await upload('mf-header', version);
    for (const version of ['1.0.0', '1.1.0']) await registry.promote('mf-header', version);
    const shell = await slowShell();
    const promotion = registry.promote('mf-header', '1.2.0').catch(String);
    await vi.waitFor(() => expect(shell.tried()).toBe(1));
    await registry.rollback('mf-header');
    shell.letGo();
    expect(await promotion).toContain('mf-header was changed meanwhile, so nothing was done: anna: rollback 1.0.0');
    expect(await defaultOf('mf-header')).toBe('1.0.0');
  });

  test('another release that uses what it removes is rolled out: it is refused for that', async () => {
    const heart = { exposes: { heart: { scripts: [], styles: [] } } };
    await upload('mf-cart', '1.0.0', heart);
    await upload('mf-cart', '2.0.0');
    await upload('mf-header', '1.0.0');
    await upload('mf-header', '1.1.0', { uses: { fragments: { 'mf-cart/heart': [{}] }, events: [] } });
    await registry.promote('mf-cart', '1.0.0');
    await registry.promote('mf-header', '1.0.0');
    const shell = await slowShell();
    const both = [registry.promote('mf-cart', '2.0.0'), registry.promote('mf-header', '1.1.0')];
    const outcomes = both.map((promotion) => promotion.then(() => 'done', String));
    await vi.waitFor(() => expect(shell.tried()).toBe(1));
    shell.letGo();
    const told = (await Promise.all(outcomes)).filter((outcome) => outcome !== 'done');
    expect(told).toEqual([expect.stringMatching(/mf-cart\/heart|has no heart any more/)]);
  });
});

test('releases of two frontends that are rolled out at once are tried one after the other, as a shell tries one at a time', async () => {
  for (const name of ['mf-cart', 'mf-header']) {
    for (const version of ['1.0.0', '1.1.0']) await upload(name, version);
    await registry.promote(name, '1.0.0');
  }
  let isTrying = false;
  const server = createServer(async (_request, response) => {
    const isBusy = isTrying;
    isTrying = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (!isBusy) isTrying = false;
    response
      .writeHead(isBusy ? 429 : 200, { 'content-type': 'application/json' })
      .end(isBusy ? '{"message":"another release is being tried"}' : '{"failures":[],"tried":[],"untried":[]}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const found = server.address();
  await report(`http://127.0.0.1:${typeof found === 'object' && found ? found.port : 0}`);
  const names = ['mf-cart', 'mf-header'];
  const promoted = await Promise.all(names.map((name) => registry.promote(name, '1.1.0').then(() => 'done', String)));
  expect(promoted).toEqual(['done', 'done']);
});

test('the service ends while a shell tries the next step of a canary, which the next process repeats', async () => {
  plan = { ...defaultPlan, steps: [1, 100], stepMs: 0, stepViews: 0 };
  await stop();
  await serve();
  for (const version of ['1.0.0', '1.1.0']) await upload('mf-header', version);
  await registry.promote('mf-header', '1.0.0');
  await report(null);
  await registry.advance('mf-header', '1.1.0');
  const shell = await slowShell();
  await vi.waitFor(() => expect(shell.tried()).toBe(1), { timeout: 10_000 });
  await stop();
  const told = 'mf-header 1.1.0 could not be tried by the shell one:3000: the registry ends.';
  expect((await readAudit(releasesPaths(home), 1))[0]).toMatchObject({ action: 'advance', detail: told });
  const second = await slowShell(serve);
  second.letGo();
  await vi.waitFor(async () => expect(await defaultOf('mf-header')).toBe('1.1.0'), { timeout: 20_000 });
});

test('the edit lists the modules that no shell has rendered: all of them if no shell was asked', async () => {
  const files = { scripts: [], styles: [] };
  await upload('mf-header', '1.0.0', { exposes: { header: files, flyout: files } });
  const told = async (): Promise<string[]> => {
    const untried: string[] = [];
    await registry.promote('mf-header', '1.0.0', { onUntried: (exposes) => untried.push(...exposes) });
    return untried;
  };
  expect(await told()).toEqual(['flyout', 'header']);
  const shell = await slowShell();
  shell.letGo();
  expect(await told()).toEqual(['flyout']);
});

test('after a restart of the registry a promotion waits for the shells that ran before', async () => {
  await upload('mf-header', '1.0.0');
  await upload('mf-header', '1.1.0', { contractRange: '^2.0.0' });
  await report(null);
  await registry.promote('mf-header', '1.0.0');
  await stop();
  await serve();
  const promotion = registry.promote('mf-header', '1.1.0').catch(String);
  // A later request that waits for no shell: by then, a promotion that did not wait either would have ended with the shop's contracts.
  expect(await registry.rollback('mf-header').catch(String)).toContain('mf-header has no');
  expect((await registry.list())[0]?.served).toEqual({ by: 0, of: 1, since: null });
  await report(null, '1.3.0');
  expect(await promotion).toContain('the shell one:3000 runs with 1.3.0');
});
