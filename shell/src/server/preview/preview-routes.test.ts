import { newSigningKey, publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { noAssets } from '../../testing/shell-build.ts';
import { readSettings } from '../settings.ts';
import { addPreviewRoutes } from './preview-routes.ts';
import { createPreviews } from './previews.ts';

const expiresAt = '2099-03-01T10:00:00.000Z';
const expires = new Date(expiresAt).toUTCString();

/** A shop at this origin with previews, and the text of a link that its registry has signed. */
async function shop(shopOrigin: string) {
  const key = newSigningKey();
  const registry = Fastify({ forceCloseConnections: true });
  registry.get('/api/v1/preview-key', async () => ({ key: publicKeyOf(key) }));
  const releasesOrigin = await registry.listen({ port: 0, host: '127.0.0.1' });
  const env = {
    SHOP_ORIGIN: shopOrigin,
    CHECKOUT_ORIGIN: shopOrigin,
    SHOP_PREVIEWS: 'on',
    RELEASES_ORIGIN: releasesOrigin,
  };
  const settings = readSettings(env, '/dist');
  const server = Fastify({ routerOptions: { maxParamLength: 2000 } });
  // No set is shown: a link is only read.
  const releaseSync = {
    prepareCandidate: () => Promise.reject(new Error('starting')),
    traffic: () => ({ document: null, defaultSet: null, canaries: [] }),
  };
  const copies = { remove: async () => {} };
  const previews = createPreviews({ settings, releaseSync, copies, assets: noAssets, log: server.log });
  addPreviewRoutes(server, previews, { config: settings.config, assets: noAssets });
  onTestFinished(async () => {
    await Promise.all([server.close(), registry.close(), previews.close()]);
  });
  const text = signClaims(key, { remote: 'mf-header', version: '1.0.0-preview.1', expiresAt });
  const begin = (headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: `/_shell/preview/${text}`, headers });
  return { server, text, begin };
}

test.each([
  ['https://shop.example', '; Secure'],
  ['http://localhost:3000', ''],
])('the cookie of a preview at %s is hidden from scripts and other sites', async (origin, secure) => {
  const { server, text, begin } = await shop(origin);
  const begun = await begin({ 'sec-fetch-site': 'same-origin' });
  expect([begun.statusCode, begun.headers.location, begun.headers['cache-control']]).toEqual([303, '/', 'no-store']);
  expect(begun.headers['set-cookie']).toBe(
    `bergauf_preview=${text}; Path=/; Expires=${expires}; HttpOnly${secure}; SameSite=Lax`,
  );
  const ended = await server.inject('/_shell/preview/end');
  expect(ended.headers['set-cookie']).toBe(
    `bergauf_preview=; Path=/; Expires=${new Date(0).toUTCString()}; HttpOnly${secure}; SameSite=Lax`,
  );
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the site', { 'sec-fetch-site': 'same-site' }],
  ['another origin in an older browser', { origin: 'https://evil.example' }],
  ['no site', {}],
])('a form of %s starts no preview: the shop asks for confirmation first', async (_what, headers) => {
  const { begin } = await shop('https://shop.example');
  const response = await begin(headers);
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
  expect(response.body).toContain('<form method="post"');
});
