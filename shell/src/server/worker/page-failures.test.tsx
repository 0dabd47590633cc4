import { once } from 'node:events';
import { type ReactElement, Suspense, use } from 'react';
import { useFragmentData } from 'shared-contracts/fragment-data';
import type { ExposeId, RemoteName, RouteModule } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import { createRenderedPage } from '../pages/rendered-page.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RenderResult, WorkerSetup } from './protocol.ts';
import { createWatchdogMemory } from './watchdog-slot.ts';

/* The home page in the shop's layout, with a header: what is sent when one of them fails while the server renders. */

const release = { version: '1.0.0', entry: '', integrity: '' };
const files = { folder: '', entry: '', baseUrl: '', files: {}, styles: {} };
const expose = { scripts: [], styles: [] };

const setup: WorkerSetup = {
  set: { id: 'set', remotes: { ...noRemotes, 'mf-content': release, 'mf-header': release } },
  remotes: {
    'mf-content': { ...files, exposes: { 'home-page': expose, footer: expose } },
    'mf-header': { ...files, exposes: { header: expose } },
  },
  config: configForTests,
  apiOrigin: '',
  assets: noAssets,
  dataTimeoutMs: 100,
  vitalsShare: 0,
  watchdog: createWatchdogMemory(1),
};

function Broken(): ReactElement {
  throw new Error('broken on purpose');
}
const never = new Promise<string>(() => {});
const Late = (): ReactElement => <p>{use(never)}</p>;
/** Waits for a response that the API does not send. */
const Waiting = (): ReactElement => <p>{String(useFragmentData('mf-header/menu', () => new Promise(() => {})).ok)}</p>;
const BrokenRow = (): ReactElement => (
  <>
    <h1>Alles für draußen</h1>
    <Suspense fallback="…">
      <Broken />
    </Suspense>
  </>
);
const Whole = (): ReactElement => <h1>Alles für draußen</h1>;

type Given = {
  loader?: RouteModule<unknown>['loader'];
  excluded?: RemoteName[];
  /** Modules that do not load. */
  lost?: ExposeId[];
  set?: WorkerSetup['set'];
  path?: string;
  locale?: WorkerSetup['config']['locale'];
};

async function renderHome(
  Component: () => ReactElement,
  Header: () => ReactElement = Whole,
  {
    loader = async () => ({ kind: 'data', data: {} }),
    excluded = [],
    lost = [],
    set = setup.set,
    path = '/',
    locale = 'at',
  }: Given = {},
): Promise<RenderResult> {
  const messages = () => ({});
  const modules: Partial<Record<ExposeId, unknown>> = {
    'mf-content/home-page': { messages, route: { Component, loader, meta: () => ({ title: 'Bergauf' }) } },
    'mf-content/footer': { messages, Fragment: Whole },
    'mf-header/header': { messages, Fragment: Header },
  };
  const renderer = createPageRenderer(
    { ...setup, set, config: { ...configForTests, locale } },
    async (id) => (lost.includes(id) ? Promise.reject(new Error('lost')) : modules[id]),
    (cause) => {
      throw cause;
    },
  );
  return renderer.render(
    { kind: 'render', path, traceparent: null, changedAt: 0, excluded, slot: new SharedArrayBuffer(4) },
    { enter: () => {}, leave: () => {} },
  );
}

it.each([
  ['that throws is an internal server error', Broken, Whole, 500, 'failed'],
  ['that waits for too long is unavailable', Late, Whole, 503, 'failed'],
  ['with a part that throws is rendered', BrokenRow, Whole, 200, 'incomplete'],
  ['whose header throws is rendered', Whole, Broken, 200, 'incomplete'],
  ['whose header is late is rendered', Whole, Late, 200, 'incomplete'],
  ['that throws while the header is late is an internal server error', Broken, Late, 500, 'failed'],
  ['that is rendered completely may be cached', Whole, Whole, 200, 'complete'],
])('a page %s', async (_what, Component, Header, status, quality) => {
  const result = await renderHome(Component, Header);
  const page = createRenderedPage(result, 'set');
  expect([page.html.status, page.quality]).toEqual([status, quality]);
  // Its data has been loaded: browsers render the page themselves.
  expect(page.payload.status).toBe(200);
  expect(JSON.parse(page.payload.body.toString())).toMatchObject({ kind: 'page', page: { kind: 'data' } });
});

it.each([
  ['waits for the product API', Waiting, 'wait'],
  ['waits for something else', Late, 'render'],
  ['throws', Broken, 'render'],
])(
  'a header that %s fails in the corresponding phase; its page links to search, cart and account',
  async (_what, Header, phase) => {
    const { failures, html } = await renderHome(Whole, Header);
    expect(failures).toEqual([expect.objectContaining({ remote: 'mf-header', phase })]);
    const text = Buffer.from(html).toString();
    for (const way of ['action="/search/"', 'href="/warenkorb/"', 'href="/my-account/"']) expect(text).toContain(way);
  },
);

describe('a page whose code the server cannot run', () => {
  it.each<[string, Given]>([
    ['is in quarantine', { excluded: ['mf-content'] }],
    ['does not load', { lost: ['mf-content/home-page'] }],
  ])(
    'because it %s, is left to browsers: 503 in the layout, with a message for clients without script',
    async (_what, given) => {
      const result = await renderHome(Whole, Whole, given);
      const page = createRenderedPage(result, 'set');
      expect([page.html.status, page.quality, result.dataFailure]).toEqual([503, 'failed', 'remote unavailable']);
      const html = page.html.body.toString();
      expect(html).toContain('data-fragment="mf-header/header"');
      expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toMatch(/<h1>Das hat nicht geklappt<.*nicht erreichbar/);
      expect(html).toContain('"page":{"kind":"pending","title":"Bergauf"}');
      // A browser that requests the data is told at once that it must load it.
      expect(page.payload.status).toBe(200);
      expect(JSON.parse(page.payload.body.toString())).toEqual({
        kind: 'page',
        page: { kind: 'pending', title: 'Bergauf' },
      });
    },
  );

  it.each(['/', '/warenkorb/'])('because it is switched off, has failed in browsers too: %s', async (path) => {
    const set = { ...setup.set, remotes: { ...setup.set.remotes, 'mf-content': null } };
    const result = await renderHome(Whole, Whole, { set, path });
    const failed = { kind: 'failed', reason: 'remote unavailable' };
    // No shared cache may serve an earlier page instead.
    expect(result.status).toBe(501);
    expect(JSON.parse(Buffer.from(result.payload).toString())).toEqual({ kind: 'page', page: failed });
  });
});

it.each([
  ['/warenkorb/', 'at', 'Warenkorb | Bergauf'],
  ['/my-account/order-details/1/', 'at', 'Bestellung | Bergauf'],
  ['/en/my-account/delivery-address/', 'en', 'Delivery addresses | Bergauf'],
] as const)('a private page has its title before scripts have run: %s (WCAG 2.4.2)', async (path, locale, title) => {
  const set = { ...setup.set, remotes: { ...setup.set.remotes, 'mf-account': release, 'mf-cart-wishlist': release } };
  const { html } = await renderHome(Whole, Whole, { path, locale, set });
  expect(/<title>(.*?)<\/title>/.exec(Buffer.from(html).toString())?.[1]).toBe(title);
});

it('a loader that throws once the time for data is over fails the page in the layout', async () => {
  const loader: RouteModule<unknown>['loader'] = async ({ request }) => {
    await once(request.signal, 'abort');
    throw new TypeError('no data');
  };
  const { status, dataFailure, failures, html } = await renderHome(Whole, Whole, { loader });
  expect([status, dataFailure]).toEqual([503, 'loader threw']);
  expect(failures).toEqual([expect.objectContaining({ remote: 'mf-content', phase: 'loader' })]);
  expect(Buffer.from(html).toString()).toContain('data-fragment="mf-header/header"');
});
