import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseForTests } from '../../testing/releases-for-tests.ts';
import { createLocalCopies, type LocalCopies } from './local-copies.ts';

const files = {
  'client/entry.js': 'for browsers',
  'client/header.css': '.logo{}',
  'client/sheet.css': '.sheet{}',
  'server/entry.js': 'entry',
  'server/chunks/a.js': 'chunk a',
};
const exposes = { header: { scripts: ['client/entry.js'], styles: ['client/header.css'] } };

let cacheDir: string;
let host: FastifyInstance;
let asked: string[];
/** Files that the releases server sends; it responds with 404 for other paths. */
let sent: Record<string, string>;
let release: DiscoveryRelease;
let copies: LocalCopies;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'bergauf-copies-'));
  asked = [];
  sent = { ...files };
  // Otherwise closing it waits for connections of refused downloads until they time out.
  host = Fastify({ forceCloseConnections: true });
  host.get('/mf-header/:version/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    asked.push(file);
    const text = sent[file];
    return text === undefined ? reply.code(404).send() : reply.send(text);
  });
  const origin = await host.listen({ port: 0, host: 'localhost' });
  release = releaseForTests('mf-header', { origin, files, exposes });
  copies = createLocalCopies(cacheDir);
});
afterEach(async () => {
  await host.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const read = (folder: string, file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
const kept = async (): Promise<string[]> => (await readdir(path.join(cacheDir, 'mf-header')).catch(() => [])).sort();

it('fetches the files of the server and the styles of exposed modules, and only those', async () => {
  const { folder, styles } = await copies.ensure(release);
  expect(styles).toEqual({ 'client/header.css': '.logo{}' });
  expect(await read(folder, 'server/entry.js')).toBe('entry');
  expect(await read(folder, 'server/chunks/a.js')).toBe('chunk a');
  expect(asked.sort()).toEqual(['client/header.css', 'server/chunks/a.js', 'server/entry.js']);
});

it('fetches nothing for a complete copy, not even after a restart', async () => {
  const copy = await copies.ensure(release);
  asked = [];
  expect(await copies.ensure(release)).toEqual(copy);
  expect(await createLocalCopies(cacheDir).ensure(release)).toEqual(copy);
  expect(asked).toEqual([]);
});

describe('refuses', () => {
  it.each([
    [
      'a file with one byte changed',
      { 'server/chunks/a.js': 'chunk b' },
      /server\/chunks\/a\.js of mf-header@1\.0\.0 differs from the released file/,
    ],
    ['a file cut off', { 'server/entry.js': 'entr' }, /differs from the released file/],
    ['an empty file', { 'server/entry.js': '' }, /differs from the released file/],
    ['a changed stylesheet', { 'client/header.css': '.logo{color:red}' }, /differs from the released file/],
  ])('%s, and stores no file of the release', async (_what, changed, message) => {
    sent = { ...sent, ...changed };
    await expect(copies.ensure(release)).rejects.toThrow(message);
    expect((await kept()).filter((name) => !name.endsWith('.partial'))).toEqual([]);
  });

  it('a release with a missing file', async () => {
    delete sent['server/entry.js'];
    await expect(copies.ensure(release)).rejects.toThrow('server/entry.js of mf-header answered 404');
  });

  it('a release with a stylesheet that would end its element in a document', async () => {
    sent['client/header.css'] = '.a::before{content:"</STYLE>"}';
    const other = releaseForTests('mf-header', { origin: new URL(release.url).origin, files: sent, exposes });
    await expect(copies.ensure(other)).rejects.toThrow('client/header.css of mf-header contains "</style"');
  });

  it('a release whose server does not respond', async () => {
    await host.close();
    await expect(copies.ensure(release)).rejects.toThrow();
  });
});

it('recovers as soon as the server sends the released files', async () => {
  sent['server/entry.js'] = 'wrong';
  await expect(copies.ensure(release)).rejects.toThrow();
  sent = { ...files };
  expect(await read((await copies.ensure(release)).folder, 'server/entry.js')).toBe('entry');
  expect(await kept()).toHaveLength(1);
});

it('is completed beside files that browsers need, which stay', async () => {
  const { folder } = await copies.ensure(release);
  await rm(path.join(folder, 'server'), { recursive: true });
  await writeFile(path.join(folder, 'client/entry.js'), 'for browsers');
  expect((await copies.ensure(release)).folder).toBe(folder);
  expect(await read(folder, 'server/chunks/a.js')).toBe('chunk a');
  expect(await read(folder, 'client/entry.js')).toBe('for browsers');
  expect(await kept()).toEqual([path.basename(folder)]);
});

it('a failed attempt writes no further files', async () => {
  sent['server/entry.js'] = 'wrong';
  for (let attempt = 0; attempt < 40; attempt++) {
    await expect(copies.ensure(release)).rejects.toThrow('differs from the released file');
    // Fails if a late file of the attempt appears meanwhile.
    await rm(path.join(cacheDir, 'mf-header'), { recursive: true, force: true });
    expect(await kept()).toEqual([]);
  }
});

it.each([
  ['has one byte changed', (file: string) => writeFile(file, 'entrY')],
  ['lacks a file', (file: string) => rm(file)],
])('fetches a copy again that %s', async (_what, damage) => {
  const { folder } = await copies.ensure(release);
  await damage(path.join(folder, 'server/entry.js'));
  expect((await copies.ensure(release)).folder).toBe(folder);
  expect(await read(folder, 'server/entry.js')).toBe('entry');
});

it('fetches once for several sets that are prepared at the same time', async () => {
  const all = await Promise.all([copies.ensure(release), copies.ensure(release), copies.ensure(release)]);
  expect(new Set(all).size).toBe(1);
  expect(asked).toHaveLength(3);
});

it('keeps two builds of one version apart', async () => {
  const { folder } = await copies.ensure(release);
  const changed = { ...files, 'server/entry.js': 'another build' };
  const other = releaseForTests('mf-header', { origin: new URL(release.url).origin, files: changed });
  sent = changed;
  expect((await copies.ensure(other)).folder).not.toBe(folder);
  expect(await read(folder, 'server/entry.js')).toBe('entry');
});

it('removes copies that are not needed, except the newest five of a frontend', async () => {
  const versions = Array.from({ length: 9 }, (_, minor) => `1.${minor}.0`);
  const { url } = release;
  const releases = versions.map((version) =>
    releaseForTests('mf-header', { version, origin: new URL(url).origin, files: { 'server/entry.js': 'entry' } }),
  );
  for (const [index, one] of releases.entries()) {
    const { folder } = await copies.ensure(one);
    await utimes(folder, index, index);
  }
  const [oldest] = releases;
  await copies.prune(oldest ? [oldest] : []);
  expect((await kept()).map((name) => name.slice(0, 5))).toEqual(['1.0.0', ...versions.slice(-5)]);
});
