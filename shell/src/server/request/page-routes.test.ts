import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createFreshPageCache } from '../../testing/page-cache-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import { createMetrics } from '../metrics.ts';
import { createPageSource, type PageSource } from '../pages/page-source.ts';
import type { ReleaseSetChoice } from '../release-set/choose-release-set.ts';
import type { Resolution } from '../release-set/resolve-releases.ts';
import { NoReleaseSet, type ServingSet } from '../release-set/serving-set.ts';
import { createQuarantine } from '../render-pool/quarantine.ts';
import type { RenderOutcome } from '../render-pool/render-pool.ts';
import { readSettings } from '../settings.ts';
import type { RemoteFailure, RenderResult } from '../worker/protocol.ts';
import { createPageAddresses } from './page-address.ts';
import { addPageRoutes } from './page-routes.ts';

const settings = readSettings({ SHOP_LOCALE: 'at,en' }, '/dist');

function serverOf(chooseSet: ReleaseSetChoice, pages: PageSource): FastifyInstance {
  const server = Fastify();
  onTestFinished(() => server.close());
  addPageRoutes(server, {
    settings,
    chooseSet,
    pages,
    addressOf: createPageAddresses(settings.config),
    assets: noAssets,
  });
  return server;
}

type Rendered = { html?: string; status?: number; redirect?: string; failures?: RemoteFailure[] };

/** A page source that renders a given page for each set. `lost`: sets that were reported to have lost a module. */
function pagesOf() {
  const lost: string[] = [];
  const metrics = createMetrics();
  const pages = createPageSource({
    cache: createFreshPageCache(),
    quarantine: createQuarantine(1_000),
    metrics,
    onModuleLost: ({ set }) => void lost.push(set.id),
    onLostWorker: () => {},
    changedAt: () => 0,
    addressOf: createPageAddresses(settings.config),
  });
  /** Page views by version of mf-header, by which releases are compared. */
  const views = () =>
    metrics.releaseCounts
      .list()
      .filter(({ measure }) => measure === 'browser-failures')
      .map(({ version, trials }) => [version, trials]);
  return { pages, lost, views };
}

function setOf(id: string, predecessor: string | null, rendered: Promise<Rendered>): ServingSet {
  const render = async (): Promise<RenderOutcome> => {
    const { html = '<html>', redirect = null, status = redirect === null ? 200 : 301, failures = [] } = await rendered;
    const result: RenderResult = {
      status,
      redirect,
      failures,
      dataFailure: null,
      unreadable: null,
      isComplete: true,
      styleHashes: [],
      missingMessages: {},
      fragmentTimes: null,
      renderMs: 1,
      html: Buffer.from(html),
      payload: Buffer.from('{}'),
    };
    return { kind: 'rendered', result };
  };
  return {
    set: { id, remotes: noRemotes },
    resolution: {} as Resolution,
    failures: [],
    predecessor: predecessor === null ? null : { setId: predecessor },
    isShared: true,
    pool: { render, warm: async () => [], close: async () => {} },
  };
}

it.each([
  ['/herren?page=2', '/herren/?page=2'],
  ['//evil.example/', '/evil.example/'],
  ['/at/herren/', '/herren/'],
])('the redirect of %s to %s is cached for an hour, not for good', async (url, to) => {
  // No page is requested.
  const server = serverOf(() => Promise.reject(new NoReleaseSet('starting')), pagesOf().pages);
  const { statusCode, headers } = await server.inject(url);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, to, 'public, max-age=3600']);
});

it('after a swap, a document may be of the previous set while its own is rendered, a payload may not', async () => {
  let finish = (_rendered: Rendered): void => {};
  const late = new Promise<Rendered>((resolve) => {
    finish = resolve;
  });
  let serving = setOf('before', null, Promise.resolve({}));
  const server = serverOf(() => serving, pagesOf().pages);
  const setOfPage = async (url: string): Promise<unknown> => (await server.inject(url)).headers['x-release-set'];
  expect(await setOfPage('/marken/')).toBe('before');
  serving = setOf('after', 'before', late);
  expect(await setOfPage('/marken/')).toBe('before');
  const payload = setOfPage('/_payload/marken.json');
  // Sent after it: by now it would have been answered as well.
  expect(await setOfPage('/marken/')).toBe('before');
  finish({});
  expect(await payload).toBe('after');
});

it('the redirect of a page is cached for all campaigns, and each request keeps its own parameters', async () => {
  const set = setOf('set', null, Promise.resolve({ redirect: '/p/new/' }));
  const server = serverOf(() => set, pagesOf().pages);
  const target = async (url: string): Promise<unknown> => (await server.inject(url)).headers.location;
  expect(await target('/p/old/?pk_campaign=x')).toBe('/p/new/?pk_campaign=x');
  expect(await target('/p/old/?pk_campaign=y')).toBe('/p/new/?pk_campaign=y');
  expect(await target('/p/old/')).toBe('/p/new/');
});

it.each([
  ['/FC-Salzachau/?q=1', 301, '/fc-salzachau/?q=1'],
  ['/en/FC-%C3%9C/', 301, '/en/fc-%C3%9C/'],
  ['/fc-%C3%9C/', 404, undefined],
])('a page that does not exist at %s answers %i: addresses have no capitals', async (url, status, to) => {
  const server = serverOf(() => setOf('set', null, Promise.resolve({ status: 404 })), pagesOf().pages);
  const { statusCode, headers } = await server.inject(url);
  expect([statusCode, headers.location]).toEqual([status, to]);
});

it('a page at an address with capitals stays there', async () => {
  const server = serverOf(() => setOf('set', null, Promise.resolve({})), pagesOf().pages);
  expect((await server.inject('/Fair/')).statusCode).toBe(200);
});

it('a module that does not load is reported with the set that lost it', async () => {
  const failure = { remote: 'mf-header', version: '2.0.0', phase: 'load', message: 'lost' } as const;
  const set = setOf('canary', null, Promise.resolve({ failures: [failure] }));
  const { pages, lost } = pagesOf();
  expect((await serverOf(() => set, pages).inject('/marken/')).statusCode).toBe(200);
  expect(lost).toEqual(['canary']);
});

it('the failure of a page that could not be rendered, which is logged, does not contain its query', async () => {
  const free = setOf('set', null, Promise.resolve({}));
  const busy = { ...free, pool: { ...free.pool, render: async (): Promise<RenderOutcome> => ({ kind: 'busy' }) } };
  const failure: unknown = await pagesOf()
    .pages.get(busy, { path: '/search/?q=geheim', pageClass: 'data' })
    .catch((cause: unknown) => cause);
  expect(failure).toMatchObject({ path: '/search/', message: '/search/ could not be rendered: busy' });
});

it('a page counts for the releases of its own set: not for those of the next one, nor of a preview', async () => {
  const { pages, views } = pagesOf();
  const address = { path: '/marken/', pageClass: 'data' } as const;
  const serving = (version: string, ...rest: [string | null, Promise<Rendered>]): ServingSet => {
    const remotes = { ...noRemotes, 'mf-header': { version, entry: '', integrity: '' } };
    return { ...setOf(version, ...rest), set: { id: version, remotes } };
  };
  await pages.get(serving('1.0.0', null, Promise.resolve({})), address);
  const after = await pages.get(serving('1.1.0', '1.0.0', new Promise(() => {})), address);
  const preview = { remote: 'mf-header', version: '2.0.0', expiresAt: '2099-03-01T10:00:00.000Z' };
  const shown = await pages.get({ ...serving('2.0.0', null, Promise.resolve({})), preview }, address);
  expect([after.from, shown.isPreview]).toEqual(['previous-set', true]);
  expect(views()).toEqual([['1.0.0', 1]]);
});
