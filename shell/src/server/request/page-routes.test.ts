import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { NoReleaseSet } from '../release-set/serving-set.ts';
import { readSettings } from '../settings.ts';
import { createPageAddresses } from './page-address.ts';
import { addPageRoutes } from './page-routes.ts';

it.each([
  ['/herren?page=2', '/herren/?page=2'],
  ['//evil.example/', '/evil.example/'],
  ['/at/herren/', '/herren/'],
])('the redirect of %s to %s is kept for an hour, not for good', async (url, to) => {
  const settings = readSettings({ SHOP_LOCALE: 'at,en' }, '/dist');
  const server = Fastify();
  onTestFinished(() => server.close());
  addPageRoutes(server, {
    settings,
    // No page is asked for.
    chooseSet: () => Promise.reject(new NoReleaseSet('starting')),
    pages: {
      get: () => Promise.reject(new Error('starting')),
      timeFragments: () => Promise.reject(new Error('starting')),
      warm: async () => {},
      popular: () => [],
    },
    addressOf: createPageAddresses(settings.config),
    assets: { scripts: [], later: [], development: [], 'react-development': [], overlay: [], styles: [] },
  });
  const { statusCode, headers } = await server.inject(url);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, to, 'public, max-age=3600']);
});
