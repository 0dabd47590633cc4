import { type ReactElement, Suspense, use } from 'react';
import { useFragmentData } from 'shared-contracts/fragment-data';
import type { ExposeId } from 'shared-contracts/remote';
import { expect, it } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { createRenderedPage } from '../pages/rendered-page.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RenderResult, WorkerSetup } from './protocol.ts';
import { createWatchdogMemory } from './watchdog-slot.ts';

/* The home page in the shop's layout, with a header: what is sent where one of them fails while the server renders. */

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
  assets: { scripts: [], later: [], development: [], 'react-development': [], overlay: [], styles: [] },
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

async function renderHome(Component: () => ReactElement, Header: () => ReactElement = Whole): Promise<RenderResult> {
  const messages = () => ({});
  const modules: Partial<Record<ExposeId, unknown>> = {
    'mf-content/home-page': {
      messages,
      route: { Component, loader: async () => ({ kind: 'data', data: {} }), meta: () => ({ title: 'Bergauf' }) },
    },
    'mf-content/footer': { messages, Fragment: Whole },
    'mf-header/header': { messages, Fragment: Header },
  };
  const renderer = createPageRenderer(
    setup,
    async (id) => modules[id],
    (cause) => {
      throw cause;
    },
  );
  return renderer.render(
    { kind: 'render', path: '/', traceparent: null, changedAt: 0, excluded: [], slot: new SharedArrayBuffer(4) },
    { enter: () => {}, leave: () => {} },
  );
}

it.each([
  ['that throws is an internal server error', Broken, Whole, 500, 'failed'],
  ['that waits for too long is unavailable', Late, Whole, 503, 'failed'],
  ['of which a part throws is there', BrokenRow, Whole, 200, 'incomplete'],
  ['whose header throws is there', Whole, Broken, 200, 'incomplete'],
  ['whose header is late is there', Whole, Late, 200, 'incomplete'],
  ['that throws while the header is late is an internal server error', Broken, Late, 500, 'failed'],
  ['of which all is rendered may be kept', Whole, Whole, 200, 'complete'],
])('a page %s', async (_what, Component, Header, status, quality) => {
  const result = await renderHome(Component, Header);
  const page = createRenderedPage(result, 'set');
  expect([page.html.status, page.quality]).toEqual([status, quality]);
  // Its data is there: browsers render the page themselves.
  expect(page.payload.status).toBe(200);
  expect(JSON.parse(page.payload.body.toString())).toMatchObject({ kind: 'page', page: { kind: 'data' } });
});

it.each([
  ['waits for the product API', Waiting, 'wait'],
  ['waits for something else', Late, 'render'],
  ['throws', Broken, 'render'],
])('a header that %s fails in the phase of that', async (_what, Header, phase) => {
  const { failures } = await renderHome(Whole, Header);
  expect(failures).toEqual([expect.objectContaining({ remote: 'mf-header', phase })]);
});
