// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { remoteCommand } from '../cli/remote-command.ts';
import { runCommand } from '../cli/run-command.ts';
import { createRegistryClient, shellsOf } from '../client/registry-client.ts';
import { fakeShell, ready } from '../fixtures/fake-shell.ts';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import type { Grant } from '../tokens/token.ts';
import { createToken } from '../tokens/token-store.ts';

let app: FastifyInstance;
let origin: string;
let operator: string;
let team: string;
let shell: string;

beforeEach(async () => {
  const home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  await storeSample({ home, version: '2.0.0', contractRange: '^2.0.0' });
  app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => app.close());
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const tokenFor = (name: string, grant: Grant) => createToken(releasesPaths(home), { name, grant, days: 1 });
  operator = await tokenFor('anna', { kind: 'operator' });
  team = await tokenFor('header team', { kind: 'team', remote: 'mf-header', actions: ['release', 'canary'] });
  shell = await tokenFor('shells', { kind: 'shell' });
});

const client = (channel?: string, token = operator) => createRegistryClient({ origin, token }, channel);
const defaultIn = async (path: string): Promise<string | undefined> => {
  const document = (await (await fetch(`${origin}${path}`)).json()) as {
    microFrontends?: Record<string, { metadata: { version: string }; deployment: { default: boolean } }[]>;
  };
  return document.microFrontends?.['@bergauf/mf-header']?.find(({ deployment }) => deployment.default)?.metadata
    .version;
};
const documents = () => Promise.all(['/discovery.json', '/channels/team/discovery.json'].map(defaultIn));
const report = (id: string, body: object) =>
  app.inject({
    method: 'PUT',
    url: `/api/v1/shells/${id}`,
    headers: { authorization: `Bearer ${shell}` },
    payload: { contractVersion: '1.0.0', startedAt: '2026-03-01T09:00:00Z', operators: null, ...body },
  });

test('a release is promoted in one channel; the document of the other does not change', async () => {
  await client().promote('mf-header', '1.0.0');
  expect(await client().openChannel('team')).toBe(true);
  expect(await client().channels()).toEqual(['shop', 'team']);
  const before = await fetch(`${origin}/discovery.json`);
  await client('team').promote('mf-header', '1.1.0');
  expect(await documents()).toEqual(['1.0.0', '1.1.0']);
  const after = await fetch(`${origin}/discovery.json`);
  expect([after.headers.get('etag'), await after.text()]).toEqual([before.headers.get('etag'), await before.text()]);
  expect((await client('team').history()).map(({ to }) => to)).toEqual(['1.0.0', '1.1.0']);
  expect((await client().history()).map(({ to }) => to)).toEqual(['1.0.0']);
  await client('team').rollback('mf-header');
  expect(await documents()).toEqual(['1.0.0', '1.0.0']);
});

test('a channel that is not open is 404 for shells and refused for operators, and team tokens cannot open one', async () => {
  await client().promote('mf-header', '1.0.0');
  const missing = await fetch(`${origin}/channels/team/discovery.json`);
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { error: 'no-channel', message: 'There is no such channel.' },
  ]);
  for (const path of ['.team', 'TEAM', '%2e%2e%2fstore']) {
    expect((await fetch(`${origin}/channels/${path}/discovery.json`)).status).toBe(404);
  }
  await expect(client('team').list()).rejects.toThrow('There is no channel team; choose one of shop, or open it.');
  await expect(client('team').promote('mf-header', '1.0.0')).rejects.toThrow('There is no channel team');
  await expect(client(undefined, team).openChannel('team')).rejects.toThrow("needs an operator's token");
});

test('tokens have the same rights in every channel, and the audit log names the channel', async () => {
  await client().promote('mf-header', '1.0.0');
  await client().openChannel('team');
  await client('team', team).canary('mf-header', '1.1.0', 10);
  await expect(client('team', team).promote('mf-header', '1.1.0')).rejects.toThrow('needs a token that allows promote');
  const { lines } = (
    await app.inject({ url: '/api/v1/audit', headers: { authorization: `Bearer ${operator}` } })
  ).json<{ lines: { action: string; channel?: string; outcome: string }[] }>();
  const ofReleases = lines.filter(({ action }) => action !== 'token create');
  expect(ofReleases.map(({ action, channel, outcome }) => `${action} ${channel} ${outcome}`)).toEqual([
    ...['promote undefined done', 'open team done', 'canary team done', 'promote team refused'],
  ]);
});

test('the gate asks shells of the channel only: their contracts, and what they render', async () => {
  const teamShell = await fakeShell(ready(1, {}));
  await client().promote('mf-header', '1.0.0');
  await client().openChannel('team');
  await report('shop:1', { readiness: ready(1, { 'mf-header': '1.0.0' }) });
  await report('team:1', { channel: 'team', contractVersion: '2.0.0', readiness: ready(1, { 'mf-header': '1.0.0' }) });
  await expect(client().promote('mf-header', '2.0.0')).rejects.toThrow('the shell shop:1 runs with 1.0.0');
  await client('team').promote('mf-header', '2.0.0');
  expect(await documents()).toEqual(['1.0.0', '2.0.0']);
  // A shell without `POST /candidate` has no objection; an unreachable one has.
  await report('team:1', { channel: 'team', operators: teamShell.origin, readiness: ready(1, {}) });
  await report('team:2', { channel: 'team', operators: 'http://127.0.0.1:9', readiness: ready(1, {}) });
  await client().promote('mf-header', '1.1.0');
  await expect(client('team').promote('mf-header', '1.1.0')).rejects.toThrow('tried by the shell team:2');
});

test('problems seen by shells of a channel determine rollback targets there', async () => {
  await client().promote('mf-header', '1.0.0');
  await client().promote('mf-header', '1.1.0');
  await client().openChannel('team');
  await client('team').promote('mf-header', '1.1.0');
  const problems = [
    { kind: 'load', remote: 'mf-header', version: '1.0.0', message: 'no', since: '2026-03-01T09:00:00Z' },
  ];
  await report('team:1', { channel: 'team', readiness: { ...ready(3, { 'mf-header': '1.1.0' }), problems } });
  await expect(client('team').rollback('mf-header')).rejects.toThrow('failed in the shop (load: no)');
  expect(await client().rollback('mf-header')).toMatchObject({ to: '1.0.0' });
});

test('--channel applies a command to a channel', async () => {
  const lines: string[] = [];
  const output = { print: (line: string) => lines.push(line), printError: (line: string) => lines.push(line) };
  const address = async () => ({ origin, token: operator });
  const inChannel = (channel?: string) => ({ registryOf: () => client(channel), shells: shellsOf(address, channel) });
  const remote = (...words: string[]) =>
    runCommand(words, remoteCommand({ ...inChannel(), inChannel, output }), output);
  expect(await remote('promote', 'mf-header', '1.0.0')).toBe(0);
  expect(await remote('promote', 'mf-header', '1.1.0', '--channel', 'team')).toBe(1);
  expect(lines.at(-1)).toBe('There is no channel team; choose one of shop, or open it.');
  expect(await remote('channel', 'open', 'team')).toBe(0);
  expect(lines.at(-1)).toBe('The channel team is open.');
  expect(await remote('promote', 'mf-header', '1.1.0', '--channel', 'team')).toBe(0);
  expect(await remote('channel', 'list')).toBe(0);
  expect(lines.slice(-2)).toEqual(['shop', 'team']);
  expect(await documents()).toEqual(['1.0.0', '1.1.0']);
  expect(await remote('note', 'mf-header', '1.0.0', 'x', '--chanel', 'team')).toBe(1);
});
