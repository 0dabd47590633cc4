import { integrityOf } from '@bergauf/service-kit/integrity';
import { newSigningKey, publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noRemotes, releaseForTests } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import { readSettings } from '../settings.ts';
import { createPreviews, previewCookie, withPreviews } from './previews.ts';

const version = '1.0.0-dev.1';

const setOf = (id: string): PreparedSet => {
  const pool = { render: vi.fn(), warm: async () => [], close: async () => {} };
  return { set: { id, remotes: noRemotes }, resolution: {}, failures: [], pool } as PreparedSet;
};

/** A development server, and what a browser with a link to it gets from a shop that allows the server, or only another one. */
async function developed({ isAllowed = true } = {}) {
  const [registryKey, key] = [newSigningKey(), newSigningKey()];
  const sent = { manifest: JSON.stringify(releaseForTests('mf-header', { version }).extras.manifest) };
  const build = { version, manifestIntegrity: integrityOf(Buffer.from(sent.manifest)) };
  const [registry, server] = [Fastify({ forceCloseConnections: true }), Fastify({ forceCloseConnections: true })];
  registry.get('/api/v1/preview-key', async () => ({ key: publicKeyOf(registryKey) }));
  server.get('/state', async () => ({ state: signClaims(key, { change: 'aaaaaaaa-1', build, error: null }) }));
  server.get(`/mf-header/${version}/manifest.json`, async () => sent.manifest);
  const releasesOrigin = await registry.listen({ port: 0, host: '127.0.0.1' });
  const origin = await server.listen({ port: 0, host: 'localhost' });

  const shop = Fastify();
  const previews = createPreviews({
    settings: readSettings(
      { RELEASES_ORIGIN: releasesOrigin, SHOP_DEV_ORIGINS: isAllowed ? origin : 'http://localhost:1' },
      '/dist',
    ),
    releaseSync: {
      prepareCandidate: async (_name, release) => setOf(release.metadata.version),
      traffic: () => ({ document: null, defaultSet: { ...setOf('in traffic'), predecessor: null }, canaries: [] }),
    },
    copies: { remove: async () => {} },
    assets: noAssets,
    log: shop.log,
  });
  shop.get('/', async (request) => {
    const serving = await previews.servingFor(request);
    return { set: serving?.set.id, problem: serving?.preview?.development?.problem };
  });
  const choose = withPreviews(previews, () => ({ ...setOf('in traffic'), predecessor: null, isShared: true }));
  shop.get('/_payload/*', async (request, reply) => ({ set: (await choose(request, reply)).set.id }));
  shop.get('/herren/', async (request, reply) => ({ set: (await choose(request, reply)).set.id }));
  onTestFinished(async () => {
    await Promise.all([registry.close(), server.close(), shop.close(), previews.close()]);
  });
  const claims = { remote: 'mf-header', origin, key: publicKeyOf(key), expiresAt: '2099-03-01T10:00:00.000Z' };
  const cookie = `${previewCookie}=${signClaims(registryKey, claims)}`;
  return { sent, get: async (url = '/') => (await shop.inject({ url, headers: { cookie } })).json() };
}

test('the build that a development server has signed is shown', async () => {
  const { get } = await developed();
  expect(await get()).toEqual({ set: version, problem: null });
});

test('a build that differs from the signed one is not run: another program may have taken the port', async () => {
  const { sent, get } = await developed();
  sent.manifest = ` ${sent.manifest}`;
  const message = `mf-header ${version} differs from the build that was signed`;
  expect(await get()).toEqual({ set: 'in traffic', problem: { kind: 'broken', message } });
});

test('a signed link to a development server that the shop does not allow is refused', async () => {
  const { get } = await developed({ isAllowed: false });
  expect(await get()).toMatchObject({ message: 'The shop does not allow this' });
});

test('without a preview that may be shown, a document says so, and data are those of the set in traffic', async () => {
  const { get } = await developed({ isAllowed: false });
  expect(await get('/herren/')).toMatchObject({ message: 'The shop does not allow this' });
  expect(await get('/_payload/herren.json')).toEqual({ set: 'in traffic' });
});
