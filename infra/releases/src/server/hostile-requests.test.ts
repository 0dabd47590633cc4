// @module-tag rotated
import { link, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { entryText, sampleClientEntry, storeSample, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { createRegistry } from '../registry/registry.ts';
import { releasesPaths } from '../state-folder.ts';
import { createReleasesServer } from './releases-server.ts';

let home: string;
let folder: string;
let port: number;

beforeEach(async () => {
  home = await temporaryFolder();
  folder = (await storeSample({ home })).folder;
  await createRegistry({ home, contractVersion: '1.0.0' }).promote('mf-header', '1.0.0');
  port = await listen('https://releases.example');
});

async function listen(publicOrigin: string): Promise<number> {
  const app = await createReleasesServer({ home, publicOrigin });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return Number(new URL(app.listeningOrigin).port);
}

type TestResponse = {
  status: number;
  headers: Headers;
  body: string;
};

/** Sends raw bytes that no client library would send. @returns the first response */
const send = (bytes: string | Buffer, to = port): Promise<TestResponse> =>
  new Promise((done, fail) => {
    const socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.once('error', fail);
    socket.once('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [line = '', ...fields] = head.split('\r\n');
      const headers = new Headers(
        fields.map((field): [string, string] => {
          const colon = field.indexOf(':');
          return [field.slice(0, colon), field.slice(colon + 1).trim()];
        }),
      );
      done({ status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') });
    });
  });

const get = (path: string, more = '', method = 'GET', to = port): Promise<TestResponse> =>
  send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`, to);

const entry = `/mf-header/1.0.0/${sampleClientEntry}`;

function expectServerHeaders({ headers }: TestResponse): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
}

describe('every response has the security headers of the server, and an error is JSON that is not cached:', () => {
  const long = 'x'.repeat(9_000);
  test.each<[string, number[], () => Promise<TestResponse>]>([
    ['a file', [200], () => get(entry)],
    ['the document', [200], () => get('/discovery.json')],
    ['health', [200], () => get('/healthz')],
    ['no file', [404], () => get('/mf-header/1.0.0/client/none.js')],
    ['an address that cannot be decoded', [400], () => get('/%zz/')],
    ['one that is cut off', [400], () => get('/mf-header/%e0%a4%a')],
    ['one with a zero byte', [400, 404], () => get('/mf-header/%00')],
    ['a part that leads out', [403, 404], () => get('/../history.jsonl')],
    ['a folder', [404], () => get('/mf-header/1.0.0/')],
    ['a long address', [404, 414], () => get(`/${long}`)],
    ['a name that no file can have', [404], () => get(`/mf-header/${'y'.repeat(300)}/manifest.json`)],
    ['headers without end', [431], () => get(entry, `X-Long: ${'y'.repeat(20_000)}\r\n`)],
    ['no HTTP', [400], () => send('\x16\x03\x01\x02\x00 hello\r\n\r\n')],
    ['a method that does not exist', [400], () => get(entry, '', 'BREW')],
    ['two lengths', [400], () => get(entry, 'Content-Length: 1\r\nContent-Length: 2\r\n', 'POST')],
    ['another method', [404], () => get(entry, '', 'DELETE')],
    [
      'a body that is no JSON',
      [400, 404],
      () =>
        send(
          'POST /discovery.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
        ),
    ],
    ['a range that is not there', [416], () => get('/mf-header/1.0.0/client/logo.woff2', 'Range: bytes=900000-\r\n')],
    ['no host', [200], () => send('GET /discovery.json HTTP/1.1\r\nConnection: close\r\n\r\n')],
  ])('%s', async (_what, statuses, request) => {
    const response = await request();
    expect(statuses).toContain(response.status);
    if (response.status >= 400) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(JSON.parse(response.body)).toMatchObject({ message: expect.any(String) });
      expect(response.body).not.toContain(home);
    }
    expectServerHeaders(response);
    expect((await get(entry)).status).toBe(200);
  });
});

test('a service that browsers reach without TLS sends no HSTS header', async () => {
  const response = await get(entry, '', 'GET', await listen('http://localhost:3002'));
  expect([response.status, response.headers.get('strict-transport-security')]).toEqual([200, null]);
});

test('the discovery document has the configured addresses, for any `Host` header', async () => {
  const { body } = await send(
    'GET /discovery.json HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(body).toContain('https://releases.example/mf-header');
  expect(body).not.toContain('evil.example');
});

describe('a part of a file', () => {
  test('is sent as 206', async () => {
    const response = await get(entry, 'Range: bytes=3-7\r\n');
    const text = entryText('1.0.0');
    expect([response.status, response.body]).toEqual([206, text.slice(3, 8)]);
    expect(response.headers.get('content-range')).toBe(`bytes 3-7/${text.length}`);
    expectServerHeaders(response);
  });

  test('is not sent for HEAD: the response has no body', async () => {
    const response = await get('/discovery.json', '', 'HEAD');
    expect([response.status, response.body]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expectServerHeaders(response);
  });
});

describe('a link in the store is not followed', () => {
  const secret = 'not for readers';
  let outside: string;
  beforeEach(async () => {
    outside = join(tmpdir(), `bergauf-outside-${process.pid}`);
    await mkdir(join(outside, 'client'), { recursive: true });
    await writeFile(join(outside, 'client', 'secret.js'), secret);
    onTestFinished(() => rm(outside, { recursive: true }));
  });

  test.each<[string, string, () => Promise<void>]>([
    [
      'to a file',
      '/mf-header/1.0.0/client/link.js',
      () => symlink(join(outside, 'client/secret.js'), join(folder, 'client/link.js')),
    ],
    [
      'to a file of the store',
      '/mf-header/1.0.0/client/link.js',
      () => symlink(join(folder, 'manifest.json'), join(folder, 'client/link.js')),
    ],
    ['to a folder', '/mf-header/1.0.0/out/client/secret.js', () => symlink(outside, join(folder, 'out'))],
    ['in place of a version', '/mf-header/2.0.0/client/secret.js', () => symlink(outside, join(folder, '../2.0.0'))],
    ['in place of a remote', '/mf-out/client/secret.js', () => symlink(outside, join(folder, '../../mf-out'))],
    [
      'in place of a compressed sibling',
      '/mf-header/1.0.0/client/bar.css',
      async () => {
        await rm(join(folder, 'client/bar.css.br'), { force: true });
        await symlink(join(outside, 'client/secret.js'), join(folder, 'client/bar.css.br'));
      },
    ],
  ])('%s', async (_what, path, damage) => {
    await damage();
    for (const encoding of ['br', 'identity']) {
      const response = await get(path, `Accept-Encoding: ${encoding}\r\n`);
      expect(response.status).toBe(404);
      expect(response.body).not.toContain(secret);
      expectServerHeaders(response);
    }
    expect((await get(entry)).status).toBe(200);
  });

  test('while the store itself may be one, and its files may have several names', async () => {
    const other = await temporaryFolder();
    await writeFiles(other, { 'releases/history.jsonl': '' });
    await symlink(releasesPaths(home).store, releasesPaths(other).store);
    await link(join(folder, sampleClientEntry), join(folder, 'client/same.js'));
    const app = await createReleasesServer({ home: other, publicOrigin: 'http://localhost:1' });
    onTestFinished(() => app.close());
    expect((await app.inject(entry)).statusCode).toBe(200);
    expect((await app.inject('/mf-header/1.0.0/client/same.js')).statusCode).toBe(200);
  });
});
