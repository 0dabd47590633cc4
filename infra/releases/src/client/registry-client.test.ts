import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { integrityOf } from '@bergauf/service-kit/integrity';
import { canMount, smallDisk } from '@bergauf/service-kit/testing/small-disk';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { packRelease } from '../store/archive.ts';
import type { BuiltRelease } from '../store/store-release.ts';
import { ensureLocalTokens } from '../tokens/local-tokens.ts';
import { createToken } from '../tokens/token-store.ts';
import type { RegistryAddress } from './api-call.ts';
import { findRegistry } from './find-registry.ts';
import { createRegistryClient, type RemoteRegistry } from './registry-client.ts';
import { rememberService } from './running-service.ts';
import { uploadRelease } from './upload-release.ts';

let home: string;
let app: FastifyInstance;
let address: RegistryAddress;

/** The service of a state folder, with an operator's token. */
async function serve(folder: string): Promise<void> {
  home = folder;
  app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const token = await createToken(releasesPaths(home), { name: 'anna', grant: { kind: 'operator' }, days: 1 });
  address = { origin: app.listeningOrigin, token };
}

function buildOf(version: string, bytes = 1_000): BuiltRelease {
  const contents = new Map([
    ['client/entry.js', Buffer.from(`/* ${version} */`)],
    ['client/picture.bin', randomBytes(bytes)],
    ['server/entry.js', Buffer.from('exports.x = 1;')],
  ]);
  return {
    contents,
    manifest: {
      name: 'mf-header',
      version,
      contractRange: '^1.0.0',
      clientEntry: 'client/entry.js',
      serverEntry: 'server/entry.js',
      exposes: {},
      files: Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content)])),
    },
  };
}

const inStore = async (): Promise<string[]> => readdir(join(releasesPaths(home).store, 'mf-header')).catch(() => []);

beforeEach(async () => serve(await temporaryFolder()));

test('a team uploads and promotes from another machine, and the registry shows the result', async () => {
  const registry = createRegistryClient(address);
  expect(await uploadRelease(address, buildOf('1.0.0', 3_000_000))).toMatchObject({ isNew: true });
  await uploadRelease(address, buildOf('1.1.0'));
  await registry.promote('mf-header', '1.0.0');
  expect(await registry.canary('mf-header', '1.1.0', 10, { note: 'carefully' })).toMatchObject({
    who: 'anna',
    action: 'canary',
    percent: 10,
    note: 'carefully',
    revision: 2,
  });
  expect((await registry.list())[0]?.releases.map(({ version, traffic }) => [version, traffic])).toEqual([
    ['1.1.0', 10],
    ['1.0.0', 90],
  ]);
  await expect(registry.promote('mf-header', '1.1.0', { ifRevision: 1 })).rejects.toThrow(
    'mf-header was changed meanwhile, so nothing was done: anna: canary 1.1.0 (2).',
  );
  await registry.pin('mf-header', 'sale');
  await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow('mf-header is pinned (sale)');
  await registry.unpin('mf-header');
  await expect(registry.annotate('mf-header', '1.0.0', 'slow on phones', { ifRevision: 1 })).rejects.toThrow(
    'mf-header was changed meanwhile, so nothing was done',
  );
  await registry.annotate('mf-header', '1.0.0', 'slow on phones', { ifRevision: 4 });
  expect((await registry.history()).map(({ action }) => action)).toEqual(['promote', 'canary', 'pin', 'unpin', 'note']);
  expect(await registry.disable('mf-header')).toMatchObject({ action: 'disable' });
  expect(await registry.disable('mf-header')).toBeNull();
});

test.each<[string, (registry: RemoteRegistry, at: 0 | 1) => Promise<unknown>]>([
  ['promotions', (registry, at) => registry.promote('mf-header', ['1.0.0', '1.2.0'][at] ?? '')],
  ['canaries', (registry, at) => registry.canary('mf-header', '1.2.0', [5, 10][at] ?? 0)],
  // The second one would go back two releases.
  ['rollbacks', (registry) => registry.rollback('mf-header')],
])('of two %s at once, one is refused: its operator has not seen the other', async (_what, edit) => {
  const registry = createRegistryClient(address);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await uploadRelease(address, buildOf(version));
  for (const version of ['1.0.0', '1.2.0', '1.1.0']) await registry.promote('mf-header', version);
  const outcomes = await Promise.allSettled([edit(registry, 0), edit(registry, 1)]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('mf-header was changed meanwhile, so nothing was done')]);
  expect(await registry.history()).toHaveLength(4);
});

test('the list shows withdrawn releases and rollback targets, as in the state folder', async () => {
  const registry = createRegistryClient(address);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await uploadRelease(address, buildOf(version));
    await registry.promote('mf-header', version);
  }
  const { at } = await registry.rollback('mf-header', undefined, { note: 'slow' });
  const [header] = await registry.list();
  expect(header).toMatchObject({
    rollbackTo: '1.0.0',
    releases: [{ withdrawn: { at, who: 'anna', how: 'was rolled back', note: 'slow' } }, { version: '1.1.0' }, {}],
  });
});

describe('an upload', () => {
  test('that is refused early gets the registry’s message, however much of it was not read', async () => {
    const large = buildOf('1.0.0', 12_000_000);
    await expect(uploadRelease({ ...address, token: 'x' }, large)).rejects.toThrow('The token is unknown.');
    const wrong = { ...large, contents: new Map([...large.contents].map(([file]) => [file, randomBytes(4_000_000)])) };
    await expect(uploadRelease(address, wrong)).rejects.toThrow('client/entry.js in the archive does not match');
    expect(await inStore()).toEqual([]);
  });

  /** An upload that pauses half-way. */
  async function beginUpload(version: string, token = address.token): Promise<ClientRequest> {
    const sending = request(`${address.origin}/api/v1/releases/mf-header/${version}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-tar' },
    });
    sending.on('error', () => undefined);
    onTestFinished(() => void sending.destroy());
    let sent = 0;
    for await (const part of packRelease(buildOf(version, 5_000_000))) {
      sending.write(part);
      sent += (part as Buffer).length;
      if (sent > 2_000_000) break;
    }
    return sending;
  }
  const arrived = (count: number) =>
    vi.waitFor(async () => expect(await inStore()).toHaveLength(count), { timeout: 10_000 });

  test('that is interrupted half-way leaves nothing, and can be repeated', async () => {
    const sending = await beginUpload('1.0.0');
    await arrived(1);
    sending.destroy();
    await arrived(0);
    expect((await uploadRelease(address, buildOf('1.0.0'))).isNew).toBe(true);
  });

  test.runIf(canMount)('on a full disk says so and leaves nothing', async () => {
    await serve(smallDisk(3_000));
    await expect(uploadRelease(address, buildOf('1.0.0', 5_000_000))).rejects.toThrow(/^The disk is full/);
    expect(await inStore()).toEqual([]);
    expect((await uploadRelease(address, buildOf('1.0.1'))).isNew).toBe(true);
  });

  test('beyond four at a time per token, or eight in total, is told to try again, until one of them has ended', async () => {
    const tokenOf = (name: string) => createToken(releasesPaths(home), { name, grant: { kind: 'operator' }, days: 1 });
    const first = await beginUpload('1.0.0');
    const others: ClientRequest[] = [];
    for (const version of ['1.0.1', '1.0.2', '1.0.3']) others.push(await beginUpload(version));
    await arrived(4);
    await expect(uploadRelease(address, buildOf('1.0.9'))).rejects.toThrow('This token uploads 4 releases already');
    for (const [index, name] of ['ben', 'cleo'].entries()) {
      const token = await tokenOf(name);
      // Uploads of other tokens do not block the next one.
      others.push(await beginUpload(`1.1.${index}`, token), await beginUpload(`1.2.${index}`, token));
    }
    await arrived(8);
    const last = { ...address, token: await tokenOf('emil') };
    await expect(uploadRelease(last, buildOf('1.0.9'))).rejects.toThrow('Too many releases are being uploaded');
    first.destroy();
    await arrived(7);
    expect((await uploadRelease(address, buildOf('1.0.9'))).isNew).toBe(true);
    for (const sending of others) sending.destroy();
    await arrived(1);
  });

  test('that has arrived but gets no response may still be stored: the registry compresses it first', async () => {
    const silent = createServer((incoming) => void incoming.resume()).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close().closeAllConnections());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const limits = { idleMs: 60_000, answerMs: 50 };
    const sending = uploadRelease(
      { ...address, origin: `http://127.0.0.1:${port}` },
      buildOf('1.0.0'),
      undefined,
      limits,
    );
    await expect(sending).rejects.toThrow('has the release but has not answered for 0.05 s. It may still store it');
  });
});

describe('the registry of a command', () => {
  const close = async (env: Record<string, string> = {}) => {
    const found = await findRegistry(env, home);
    onTestFinished(found.close);
    return found;
  };

  test('is the running service of the state folder, with the token of this machine', async () => {
    await rememberService(releasesPaths(home), address.origin);
    const found = await close();
    expect(found).toMatchObject({ origin: address.origin, token: (await ensureLocalTokens(home)).operator });
    expect(await createRegistryClient(found).list()).toEqual([]);
  });

  test('is started for the command if none is running, as after a kill', async () => {
    await storeSample({ home, contractRange: '>=1.0.0' });
    await rememberService(releasesPaths(home), 'http://127.0.0.1:9');
    const found = await close();
    expect(found.origin).not.toBe(address.origin);
    expect(await createRegistryClient(found).promote('mf-header', '1.0.0')).toMatchObject({ revision: 1 });
  });

  test('is another one by BERGAUF_REGISTRY, which never gets the token of this machine', async () => {
    const env = { BERGAUF_REGISTRY: 'https://registry.example' };
    await expect(close(env)).rejects.toThrow('BERGAUF_REGISTRY is set, so BERGAUF_TOKEN must be set too.');
    expect(await close({ ...env, BERGAUF_TOKEN: 'mine' })).toMatchObject({
      origin: 'https://registry.example',
      token: 'mine',
    });
  });

  test('that is unreachable, or is not a registry, is reported in one sentence', async () => {
    const nowhere = createRegistryClient({ origin: 'http://127.0.0.1:9', token: 'x' });
    await expect(nowhere.list()).rejects.toThrow(/^The registry http:\/\/127\.0\.0\.1:9 cannot be reached: /);
    await expect(uploadRelease({ origin: 'http://127.0.0.1:9', token: 'x' }, buildOf('1.0.0'))).rejects.toThrow(
      /^The release could not be sent to /,
    );
  });
});
