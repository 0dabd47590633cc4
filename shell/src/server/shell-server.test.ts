import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { documentForTests, releaseForTests } from '../testing/releases-for-tests.ts';
import { writeShellBuild } from '../testing/shell-build.ts';
import { readSettings } from './settings.ts';
import { createShellServer } from './shell-server.ts';

/** A render worker without React, which evaluates frontends while it is warmed. */
const worker = `
  const { workerData } = require('node:worker_threads');
  module.exports = async () => {
    for (const { entry } of Object.values(workerData.remotes)) await require(entry);
    return { kind: 'warmed', failures: [] };
  };
`;

let folder: string;
let services: FastifyInstance;
/** Whether a render worker evaluates the candidate. */
let isWarming: boolean;

beforeEach(async () => {
  isWarming = false;
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-shell-'));
  await writeShellBuild(folder, worker);
  services = Fastify({ forceCloseConnections: true });
});
afterEach(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

it('a shell that ends does not wait for the smoke rendering of a release, and the registry is told', async () => {
  services.get('/discovery.json', async () => documentForTests({}));
  services.get('/waits', () => {
    isWarming = true;
    return new Promise(() => {});
  });
  services.get('/mf-header/1.0.0/manifest.json', async () => release().extras.manifest);
  services.get('/mf-header/1.0.0/server/entry.js', async () => code());
  const origin = await services.listen({ port: 0, host: '127.0.0.1' });
  const code = (): string => `module.exports = fetch('${origin}/waits');`;
  const release = () => releaseForTests('mf-header', { files: { 'client/entry.js': '', 'server/entry.js': code() } });
  const operatorPort = await freePort();
  const env = { RELEASES_ORIGIN: origin, API_INTERNAL_ORIGIN: origin, BERGAUF_HOME: folder, LOG_LEVEL: 'silent' };
  const shell = await createShellServer(
    readSettings({ ...env, SHOP_OPERATOR_PORT: `${operatorPort}`, SHOP_WORKERS: '1' }, folder),
  );
  await shell.listen({ port: 0, host: 'localhost' });
  await expect.poll(async () => (await shell.inject('/readyz')).statusCode, { timeout: 10_000 }).toBe(200);
  const candidate = fetch(`http://localhost:${operatorPort}/candidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'mf-header', version: '1.0.0' }),
  });
  await expect.poll(() => isWarming, { timeout: 10_000 }).toBe(true);
  await shell.close();
  const response = await candidate;
  expect([response.status, await response.json()]).toEqual([503, { message: 'The shell ends' }]);
}, 20_000);

/** A shell whose registry has no document. */
async function startingShell(): Promise<FastifyInstance> {
  const origin = await services.listen({ port: 0, host: '127.0.0.1' });
  const env = { RELEASES_ORIGIN: origin, API_INTERNAL_ORIGIN: origin, BERGAUF_HOME: folder, LOG_LEVEL: 'silent' };
  const shell = await createShellServer(readSettings({ ...env, SHOP_WORKERS: '1', SHOP_LOCALE: 'at,en' }, folder));
  onTestFinished(() => shell.close());
  return shell;
}

it('a page of a shell that is starting loads itself again, until the start takes too long', async () => {
  const uptime = vi.spyOn(process, 'uptime');
  onTestFinished(() => uptime.mockRestore());
  const shell = await startingShell();
  const page = async (url: string, agent = 'Mozilla/5.0 Chrome/140.0.0.0') => {
    const { statusCode, headers, body } = await shell.inject({ url, headers: { 'user-agent': agent } });
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '3']);
    return { refresh: headers['refresh'], body };
  };
  uptime.mockReturnValue(299);
  const starting = await page('/herren/?page=2');
  expect(starting.refresh).toBe('10; url=/herren/?page=2');
  expect(starting.body).toContain('Die Seite lädt in ein paar Sekunden von selbst neu.');
  expect(starting.body).toContain('href="">Noch einmal versuchen</a>');
  expect((await page('/en/herren/')).body).toContain('The page loads again by itself in a few seconds.');
  expect(await page('/herren/', 'Googlebot/2.1')).toEqual({ refresh: undefined, body: '' });
  uptime.mockReturnValue(300);
  const late = await page('/herren/');
  expect(late.refresh).toBeUndefined();
  expect(late.body).toContain('Bitte lade die Seite in ein paar Sekunden noch einmal.');
});

it.each([
  ['431 Request Header Fields Too Large', `Cookie: ${'x'.repeat(20_000)}`, 'die Cookies dieser Website'],
  ['400 Bad Request', 'no header', 'Diese Adresse verstehen wir nicht'],
])('what Node cannot read as a request is answered by a page: %s', async (status, header, words) => {
  const shell = await startingShell();
  const { port } = new URL(await shell.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\ncontent-security-policy: default-src 'none'`));
  expect(head).toContain('cache-control: no-store');
  expect(body).toContain('<html lang="de-AT">');
  expect(body).toContain(words);
});

it('a body that cannot be read is the error of its sender, not of the shell', async () => {
  const shell = await startingShell();
  const headers = { 'content-type': 'application/json' };
  const response = await shell.inject({ method: 'POST', url: '/_shell/failures', headers, payload: '{' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
});
