import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DiscoveryDocument } from 'shared-contracts/discovery';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { entryText, sampleClientEntry, storeSample, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { releasesPaths } from '../state-folder.ts';
import { createReleasesServer } from './releases-server.ts';

const validator = Compile(DiscoveryDocument);

type TestResponse = {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

let home: string;
let registry: Registry;
let port: number;

beforeEach(async () => {
  home = await temporaryFolder();
  registry = createRegistry({ home, contractVersion: '1.0.0' });
  await storeSample({ home });
  await storeSample({ home, version: '1.1.0' });
  const app = await createReleasesServer({ home, publicOrigin: 'https://releases.example' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(app.listeningOrigin).port);
  onTestFinished(() => app.close());
});

/** A raw request: fetch would normalise the path and choose encodings itself. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<TestResponse> =>
  new Promise((done, fail) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.once('error', fail);
    asked.end();
  });

const entry = `/mf-header/1.0.0/${sampleClientEntry}`;

describe('the discovery document', () => {
  test('is 503 before the first rollout: an empty one would switch every remote off', async () => {
    const { status, headers, body } = await get('/discovery.json');
    expect([status, JSON.parse(body.toString())]).toEqual([
      503,
      { error: 'discovery-none', message: 'No release has been rolled out yet.' },
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(headers.etag).toBeUndefined();
  });

  test('is valid and open to every origin', async () => {
    await registry.promote('mf-header', '1.0.0');
    const { status, headers, body } = await get('/discovery.json');
    expect(status).toBe(200);
    expect(validator.Check(JSON.parse(body.toString()))).toBe(true);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('shows a rollout of another process with the next request, with absolute addresses', async () => {
    await registry.promote('mf-header', '1.1.0');
    const before = await get('/discovery.json');
    await registry.promote('mf-header', '1.0.0');
    const after = await get('/discovery.json');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const document = JSON.parse(after.body.toString());
    expect(document).toEqual(await registry.document('https://releases.example'));
    expect(document.microFrontends['@bergauf/mf-header'][0].url).toBe(`https://releases.example${entry}`);
  });

  test.each([
    ['the same tag', (etag: string) => etag],
    ['the tag made weak by a proxy', (etag: string) => `W/${etag}`],
    ['one of several tags', (etag: string) => `"other", ${etag}`],
  ])('gets a 304 response for %s, until it changes', async (_what, asked) => {
    await registry.promote('mf-header', '1.1.0');
    const { headers } = await get('/discovery.json');
    const condition = { 'if-none-match': asked(headers.etag ?? '') };
    const unchanged = await get('/discovery.json', condition);
    expect(unchanged.status).toBe(304);
    expect(unchanged.body).toHaveLength(0);
    expect(unchanged.headers.etag).toBe(headers.etag);
    await registry.promote('mf-header', '1.0.0');
    expect((await get('/discovery.json', condition)).status).toBe(200);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['lost', 'is missing, though', () => rm(releasesPaths(home).discovery)],
    ['lost', 'is missing, though', () => rm(releasesPaths(home).root, { recursive: true })],
    ['damaged', 'is damaged', () => writeFiles(home, { 'releases/discovery.json': '{' })],
    ['damaged', 'is damaged', () => writeFiles(home, { 'releases/discovery.json': '' })],
    ['outdated', 'is older than', async () => writeFiles(home, { 'releases/discovery.json': first })],
    ['unreadable', 'cannot be read', () => replaceByFolder(releasesPaths(home).discovery)],
  ])(
    'that is %s is 503, told without details and not kept, until it is there again',
    async (fault, message, damage) => {
      await registry.promote('mf-header', '1.0.0');
      first = await readFile(releasesPaths(home).discovery, 'utf8');
      await registry.promote('mf-header', '1.1.0');
      const { headers } = await get('/discovery.json');
      const whole = await mkdtemp(join(tmpdir(), 'bergauf-copy-'));
      onTestFinished(() => rm(whole, { recursive: true }));
      await cp(releasesPaths(home).root, whole, { recursive: true });
      await damage();

      const broken = await get('/discovery.json', { 'if-none-match': headers.etag ?? '' });
      const body = JSON.parse(broken.body.toString());
      expect([broken.status, body.error]).toEqual([503, `discovery-${fault}`]);
      expect(body.message).toContain(message);
      expect(broken.body.toString()).not.toContain(home);
      expect(broken.headers['cache-control']).toBe('no-store');

      await rm(releasesPaths(home).root, { recursive: true, force: true });
      await cp(whole, releasesPaths(home).root, { recursive: true });
      expect((await get('/discovery.json')).headers.etag).toBe(headers.etag);
    },
  );

  test('that was restored from an old copy with its history is not served by a service that has served a newer one', async () => {
    await registry.promote('mf-header', '1.0.0');
    const { discovery, history } = releasesPaths(home);
    const [document, lines] = [await readFile(discovery), await readFile(history)];
    await registry.promote('mf-header', '1.1.0');
    await get('/discovery.json');
    await Promise.all([writeFile(discovery, document), writeFile(history, lines)]);
    const { status, body } = await get('/discovery.json');
    expect([status, JSON.parse(body.toString()).error]).toEqual([503, 'discovery-outdated']);
    await registry.recover({ revision: 2, releases: {} });
    expect(JSON.parse((await get('/discovery.json')).body.toString()).revision).toBe(3);
  });
});

let first = '';
const replaceByFolder = async (path: string): Promise<void> => {
  await rm(path);
  await mkdir(path);
};

describe('files of a release', () => {
  test('are immutable for a year, for every origin and of their true type', async () => {
    const { status, headers, body } = await get(entry);
    expect(status).toBe(200);
    expect(body.toString()).toBe(entryText('1.0.0'));
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  test.each([
    ['client/bar.css', 'text/css; charset=utf-8'],
    ['client/logo.woff2', 'font/woff2'],
    ['server/remoteEntry.def456.js', 'application/javascript; charset=utf-8'],
    ['manifest.json', 'application/json; charset=utf-8'],
  ])('%s is %s', async (file, type) => {
    const { status, headers } = await get(`/mf-header/1.0.0/${file}`);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s when the browser takes it', async (encoding, decode) => {
    const { headers, body } = await get(entry, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(`${body.length}`);
    expect(headers.vary).toBe('accept-encoding');
    expect(decode(body).toString()).toBe(entryText('1.0.0'));
  });

  test('come as brotli to a browser that accepts both', async () => {
    const { headers } = await get(entry, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe('br');
  });

  test('that have no compressed sibling come as they are', async () => {
    const { status, headers } = await get('/mf-header/1.0.0/client/logo.woff2', { 'accept-encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('get a 304 response if the client has them', async () => {
    const { headers } = await get(entry);
    const { status, body } = await get(entry, { 'if-none-match': headers.etag ?? '' });
    expect([status, body.length]).toEqual([304, 0]);
  });

  test('respond to HEAD with the headers only', async () => {
    const { status, headers, body } = await get(entry, {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(`${entryText('1.0.0').length}`);
  });

  test('stay when another release is promoted: an open tab still finds its chunks', async () => {
    await registry.promote('mf-header', '1.0.0');
    await registry.promote('mf-header', '1.1.0');
    expect((await get(entry)).body.toString()).toBe(entryText('1.0.0'));
  });

  test('that do not exist are a 404 that is not cached, readable for every origin', async () => {
    const { status, headers } = await get('/mf-header/1.0.0/client/none.js', { 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('appear as soon as they are stored', async () => {
    const path = `/mf-header/1.2.0/${sampleClientEntry}`;
    expect((await get(path)).status).toBe(404);
    await storeSample({ home, version: '1.2.0' });
    expect((await get(path)).status).toBe(200);
  });
});

describe('nothing but releases can be read', () => {
  test.each([
    '/../discovery.json',
    '/../history.jsonl',
    '/mf-header/../../history.jsonl',
    '/..%2fhistory.jsonl',
    '/%2e%2e/history.jsonl',
    '/%2e%2e%2fhistory.jsonl',
    '/mf-header/1.0.0/..%2f..%2f..%2fhistory.jsonl',
    '/..%5chistory.jsonl',
    '/%252e%252e%252fhistory.jsonl',
    '/mf-header/1.0.0/client/remoteEntry.abc123.js%00',
    '/%c0%ae%c0%ae/history.jsonl',
    '//etc/hostname',
    '/etc/hostname',
    '/mf-header/.1.2.0.draft/manifest.json',
    '/mf-header',
    '/mf-header/1.0.0/',
    '/',
  ])('%s', async (path) => {
    await registry.promote('mf-header', '1.0.0');
    await writeFiles(releasesPaths(home).store, { 'mf-header/.1.2.0.draft/manifest.json': '{}' });
    const { status, body } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toContain('"promote"');
    expect(body.toString()).not.toContain(await readFile('/etc/hostname', 'utf8'));
    expect(body.toString()).not.toContain(join(home));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    expect((await get(entry, {}, method)).status).toBe(404);
    expect((await get(entry)).status).toBe(200);
  });
});

test('healthz responds with ok', async () => {
  const { status, body } = await get('/healthz');
  expect([status, JSON.parse(body.toString())]).toEqual([200, { status: 'ok', instance: expect.any(String) }]);
});
