import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { compareWithRegistry } from '../cli/subcommand.ts';
import { ready } from '../fixtures/fake-shell.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken, revokeToken } from '../tokens/token-store.ts';
import type { RegistryAddress } from './api-call.ts';
import { createRegistryClient, shellsOf } from './registry-client.ts';

let home: string;
let app: FastifyInstance;
let address: RegistryAddress;
let shellToken: string;

beforeEach(async () => {
  home = await temporaryFolder();
  app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const token = await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 });
  address = { origin: app.listeningOrigin, token };
  shellToken = await createToken(releasesPaths(home), { name: 'shells', grant: { kind: 'shell' }, days: 1 });
  await storeSample({ home });
  await storeSample({ home, version: '1.1.0' });
});

const report = async (id: string, readiness: object, contractVersion = '1.0.0', token = shellToken) => {
  const body = { contractVersion, startedAt: '2026-03-01T09:00:00.000Z', operators: null, readiness };
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: `/api/v1/shells/${id}`,
    payload: body,
    headers: { authorization: `Bearer ${token}` },
  });
  return statusCode;
};

test('a release counts as rolled out when each running shell was seen serving it', async () => {
  const registry = createRegistryClient(address);
  const { revision } = await registry.promote('mf-header', '1.1.0');
  const served = async () => (await registry.list())[0]?.served;
  expect(await served()).toBeNull();
  await report('one:3000', ready(revision, { 'mf-header': '1.1.0' }));
  await report('two:3000', ready(revision - 1, { 'mf-header': '1.0.0' }));
  expect(await served()).toEqual({ by: 1, of: 2, since: null });
  await report('two:3000', ready(revision, { 'mf-header': '1.1.0' }));
  expect(await served()).toEqual({ by: 2, of: 2, since: '2026-03-01T10:00:00.000Z' });
  const asked = await shellsOf(async () => address).ask();
  expect(asked.map(({ origin }) => origin)).toEqual(['The shell one:3000', 'The shell two:3000']);
});

test('a release whose contracts exclude a running shell is refused, and by force the history says so', async () => {
  const registry = createRegistryClient(address);
  await report('one:3000', ready(1, {}), '1.2.0');
  await report('old:3000', ready(1, {}), '0.9.0');
  const reason = 'mf-header 1.1.0 needs contracts ^1.0.0, but the shell old:3000 runs with 0.9.0.';
  await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow(reason);
  await expect(registry.canary('mf-header', '1.1.0', 5)).rejects.toThrow(reason);
  expect(await registry.promote('mf-header', '1.1.0', { force: true })).toMatchObject({ forced: [reason] });
});

test('force does not give a damaged release traffic', async () => {
  const damaged = join(releasesPaths(home).store, 'mf-header', '1.1.0', 'server', 'remoteEntry.def456.js');
  await mkdir(join(damaged, '..'), { recursive: true });
  await writeFile(damaged, 'changed');
  await expect(createRegistryClient(address).promote('mf-header', '1.1.0', { force: true })).rejects.toThrow(
    'mf-header 1.1.0 is damaged: server/remoteEntry.def456.js no longer matches the manifest.',
  );
});

test('running shells determine the target of a rollback by their observations', async () => {
  const registry = createRegistryClient(address);
  await storeSample({ home, version: '1.2.0' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.promote('mf-header', version);
  const problem = { remote: 'mf-header', version: '1.1.0', kind: 'files', message: 'lost', since: '2026-03-01' };
  await report('one:3000', { ...ready(3, { 'mf-header': '1.2.0' }), problems: [problem] });
  expect(await registry.rollback('mf-header')).toMatchObject({ to: '1.0.0' });
});

test('shells that report with a refused token are named with the reason, until a report is accepted', async () => {
  const list = async (): Promise<string[]> => {
    const [asked, wanted] = await Promise.all([
      shellsOf(async () => address).ask(),
      createRegistryClient(address).wanted(),
    ]);
    return compareWithRegistry(asked, () => wanted);
  };
  expect(await list()).toEqual(['No running shell has registered.']);
  for (const id of ['one:3000', 'two:3000']) await report(id, ready(0, {}));
  const asWanted = ['one', 'two'].map((name) => expect.stringContaining(`The shell ${name}:3000 is ready`));
  expect(await list()).toEqual(asWanted);
  await revokeToken(releasesPaths(home), 'shells');
  for (const id of ['one:3000', 'two:3000', 'one:3000']) expect(await report(id, ready(1, {}))).toBe(401);
  expect(await list()).toEqual([
    ...asWanted,
    expect.stringMatching(
      /^The registry refuses the reports of 2 running shells \(one:3000, two:3000\), the last one at \S+ \S+ UTC: The token shells was revoked at \S+\. Check SHOP_REGISTRY_TOKEN of the shells; /,
    ),
  ]);
  const renewed = await createToken(releasesPaths(home), { name: 'shells', grant: { kind: 'shell' }, days: 1 });
  expect(await report('one:3000', ready(0, {}), '1.0.0', renewed)).toBe(204);
  expect(await list()).toEqual([
    ...asWanted,
    expect.stringMatching(/^The registry refuses the reports of the running shell two:3000, /),
  ]);
});

test('a caller without a token cannot put a name into the list: it is only counted', async () => {
  const list = async () =>
    compareWithRegistry(await shellsOf(async () => address).ask(), createRegistryClient(address).wanted);
  expect(await report('call-0900-000:1', ready(1, {}), '1.0.0', 'invented')).toBe(401);
  expect(await list()).toEqual([
    expect.stringMatching(
      /^The registry refuses the reports of 1 caller with an unconfirmed name, the last one at \S+ \S+ UTC: The token is unknown\. /,
    ),
  ]);
  await report('one:3000', ready(1, {}));
  for (const id of ['one:3000', 'invented:1', 'invented:2']) await report(id, ready(1, {}), '1.0.0', 'invented');
  expect((await list()).at(-1)).toMatch(/of the running shell one:3000 and of 3 callers with unconfirmed names, /);
});

test('shells report only with a shell’s token, and only valid reports', async () => {
  expect(await report('one:3000', ready(1, {}), '1.0.0', address.token)).toBe(403);
  expect(await report('one:3000', { status: 'fine' })).toBe(400);
  expect(await report('..%2Fx', ready(1, {}))).toBe(400);
  expect(await report('one:3000', ready(1, {}))).toBe(204);
});
