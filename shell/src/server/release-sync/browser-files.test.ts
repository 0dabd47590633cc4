import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DiscoveryRelease } from 'shared-contracts/discovery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseForTests } from '../../testing/releases-for-tests.ts';
import { type BrowserFiles, createBrowserFiles } from './browser-files.ts';
import { copyFolder, createLocalCopies } from './local-copies.ts';

const released = {
  'client/entry.js': 'for browsers',
  'client/header.css': '.logo{}',
  'client/chunk.js': 'a chunk',
  'server/entry.js': 'for the server',
};

let cacheDir: string;
let registry: FastifyInstance;
let asked: string[];
/** What the registry sends; it responds with 404 for other files. */
let sent: Record<string, string>;
let release: DiscoveryRelease;
let browserFiles: BrowserFiles;
let failures: string[];

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'bergauf-browser-files-'));
  asked = [];
  sent = { ...released };
  registry = Fastify({ forceCloseConnections: true });
  registry.get('/mf-header/:version/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    asked.push(file);
    return sent[file] === undefined ? reply.code(404).send() : reply.send(sent[file]);
  });
  const origin = await registry.listen({ port: 0, host: 'localhost' });
  release = releaseForTests('mf-header', { origin, files: released });
  failures = [];
  browserFiles = createBrowserFiles(cacheDir, ({ message }) => failures.push(message), 20);
});
afterEach(async () => {
  browserFiles.close();
  await registry.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const { version } = releaseForTests('mf-header', { origin: '', files: {} }).metadata;
const read = async (file: string, of = version): Promise<string | undefined> =>
  (await browserFiles.read('mf-header', of, file))?.toString();

describe('what browsers load of a release', () => {
  it('is stored, verified, and read while the registry is unavailable, also after a restart', async () => {
    expect(await read('client/chunk.js')).toBeUndefined();
    browserFiles.keep([release]);
    await expect.poll(() => read('client/header.css')).toBe('.logo{}');
    await expect.poll(() => read('client/chunk.js')).toBe('a chunk');
    await registry.close();
    browserFiles = createBrowserFiles(cacheDir, ({ message }) => failures.push(message));
    expect(await read('client/entry.js')).toBe('for browsers');
    expect(await read('client/other.js')).toBeUndefined();
    // Another version whose name starts with the same characters.
    for (const other of ['1', `${version}-rc.1`, '..']) expect(await read('client/entry.js', other)).toBeUndefined();
    expect(asked).not.toContain('server/entry.js');
  });

  it('is fetched once, also when it is wanted again, and beside the server’s copy', async () => {
    browserFiles.keep([release]);
    browserFiles.keep([release]);
    await expect.poll(() => read('client/header.css')).toBe('.logo{}');
    await expect.poll(() => read('client/entry.js')).toBe('for browsers');
    await createLocalCopies(cacheDir).ensure(release);
    browserFiles.keep([release]);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is retried until it is complete, and each cause is reported once', async () => {
    delete sent['client/chunk.js'];
    browserFiles.keep([release]);
    await expect.poll(() => asked.filter((file) => file === 'client/chunk.js').length).toBeGreaterThan(2);
    expect(failures).toEqual([expect.stringContaining('404')]);
    sent['client/chunk.js'] = 'A chunk';
    await expect.poll(() => failures).toHaveLength(2);
    expect(await read('client/chunk.js')).toBeUndefined();
    sent['client/chunk.js'] = 'a chunk';
    await expect.poll(() => read('client/chunk.js')).toBe('a chunk');
  });

  it('is not stored where it differs from the release, and replaced where the copy is damaged', async () => {
    sent['client/chunk.js'] = 'A chunk';
    browserFiles.keep([release]);
    await expect.poll(() => asked.filter((file) => file === 'client/chunk.js').length).toBeGreaterThan(1);
    expect(await read('client/chunk.js')).toBeUndefined();
    sent['client/chunk.js'] = 'a chunk';
    await expect.poll(() => read('client/chunk.js')).toBe('a chunk');
    const file = path.join(copyFolder(cacheDir, release), 'client/chunk.js');
    await writeFile(file, 'half');
    browserFiles.keep([release]);
    await expect.poll(() => readFile(file, 'utf8')).toBe('a chunk');
    expect((await readdir(path.dirname(file))).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });
});
