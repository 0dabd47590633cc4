import { type ReactElement, use } from 'react';
import { Fragment } from 'shared-contracts/fragment';
import type { ExposeId } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { WorkerSetup } from './protocol.ts';
import { createWatchdogMemory } from './watchdog-slot.ts';

/* The home page with a header, a footer and two hearts on it, whose components take times that the clock of the test says. */

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const take = (ms: number): void => void vi.advanceTimersByTime(ms);

const release = { version: '1.0.0', entry: '', integrity: '' };
const files = { folder: '', entry: '', baseUrl: '', files: {}, styles: {} };
const expose = { scripts: [], styles: [] };
const overlay = [{ url: '/_shell/assets/overlay.js', integrity: 'sha384-o' }];
const setup: WorkerSetup = {
  set: {
    id: 'set',
    remotes: { ...noRemotes, 'mf-content': release, 'mf-header': release, 'mf-cart-wishlist': release },
  },
  remotes: {
    'mf-content': { ...files, exposes: { 'home-page': expose, footer: expose } },
    'mf-header': { ...files, exposes: { header: expose } },
    'mf-cart-wishlist': { ...files, exposes: { heart: expose } },
  },
  config: configForTests,
  apiOrigin: '',
  assets: { scripts: [], later: [], development: [], 'react-development': [], overlay, styles: [] },
  dataTimeoutMs: 1_000,
  vitalsShare: 0,
  watchdog: createWatchdogMemory(),
};

function Header(): ReactElement {
  take(3.14);
  return <Slow />;
}
function Slow(): ReactElement {
  take(20);
  return <p>slow</p>;
}
function Home(): ReactElement {
  take(5);
  return (
    <>
      <Fragment of="mf-cart-wishlist/heart" productId="1" productName="Ski" />
      <Slow />
      <Fragment of="mf-cart-wishlist/heart" productId="2" productName="Stock" />
    </>
  );
}
function Heart({ productId }: { productId: string }): ReactElement {
  take(Number(productId) / 4);
  return <i>♥</i>;
}
function Footer(): ReactElement {
  return <footer>…</footer>;
}

type Rendered = { html: string; elements: { id: string; fragment: string }[]; times: Record<string, number> | null };

async function render(given: WorkerSetup, Shown: () => ReactElement = Home): Promise<Rendered> {
  const messages = () => ({});
  const modules: Partial<Record<ExposeId, unknown>> = {
    'mf-content/home-page': {
      messages,
      route: { Component: Shown, loader: async () => ({ kind: 'data', data: {} }), meta: () => ({ title: 'Bergauf' }) },
    },
    'mf-content/footer': { messages, Fragment: Footer },
    'mf-header/header': { messages, Fragment: Header },
    'mf-cart-wishlist/heart': { messages, Fragment: Heart },
  };
  const renderer = createPageRenderer(
    given,
    async (id) => modules[id],
    (cause) => {
      throw cause;
    },
  );
  const marks = { enter: () => {}, leave: () => {} };
  // The modules are there, as in a worker that takes traffic.
  await renderer.warm(marks);
  const { html } = await renderer.render(
    { kind: 'render', path: '/', traceparent: null, changedAt: 0, excluded: [], slot: new SharedArrayBuffer(4) },
    marks,
  );
  const text = Buffer.from(html).toString();
  const [, json] = /<script type="application\/json" id="bergauf-fragment-times">(.*?)<\/script>/.exec(text) ?? [];
  return {
    html: text,
    elements: [...text.matchAll(/<div id="([^"]+)"[^>]* data-fragment="([^"]+)"/g)].map(
      ([, id = '', fragment = '']) => ({
        id,
        fragment,
      }),
    ),
    times: json === undefined ? null : JSON.parse(json),
  };
}

const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'));

it('each fragment has the time of its own components, without those of the fragments inside it', async () => {
  const { elements, times } = await render(setup);
  expect(elements.map(({ id, fragment }) => [fragment, times?.[id]])).toEqual([
    ['mf-header/header', 23.14],
    ['mf-content/home-page', 25],
    ['mf-cart-wishlist/heart', 0.25],
    ['mf-cart-wishlist/heart', 0.5],
    ['mf-content/footer', 0],
  ]);
  expect(Object.keys(times ?? {})).toHaveLength(5);
});

it('what is rendered is the same as without times, with the same ids', async () => {
  const without = await render({ ...setup, assets: { ...setup.assets, overlay: [] } });
  const { html } = await render(setup);
  expect(without.times).toBeNull();
  expect(without.html).not.toContain('overlay');
  expect(bodyOf(html)).toBe(bodyOf(without.html));
});

it('a document that was rendered in parts, because something waited, has no times', async () => {
  const later = new Promise<string>((resolve) => setTimeout(() => resolve('later'), 20));
  const { html, times } = await render(setup, () => <p>{use(later)}</p>);
  expect(html).toContain('<p>later</p>');
  expect(times).toBeNull();
});
