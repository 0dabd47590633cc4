import { type ReactElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { Fragment } from 'shared-contracts/fragment';
import type { ExposeId, ExposeResult } from 'shared-contracts/remote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import { createFragmentTimer, type FragmentTimes } from './fragment-timer.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { WorkerSetup } from './protocol.ts';
import { createWatchdogMemory } from './watchdog-slot.ts';

/* The home page with a header, a footer and two hearts, whose components take the times that the test's clock says. */

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
  assets: noAssets,
  dataTimeoutMs: 1_000,
  vitalsShare: 0,
  watchdog: createWatchdogMemory(1),
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
const never = new Promise<null>(() => {});
function Heart({ productId }: { productId: string }): ReactElement {
  if (productId === 'throws') throw new Error('broken');
  if (productId === 'waits') use(never);
  take(Number(productId) / 4);
  return <i>♥</i>;
}
function Footer(): ReactElement {
  return <footer>…</footer>;
}

type Rendered = {
  html: string;
  elements: { id: string; fragment: string }[];
  /** Null where the task has not requested any. */
  fragmentTimes: FragmentTimes | null;
  failures: string[];
  renderMs: number;
};

async function render(Shown: () => ReactElement, isTimed: boolean, given = setup): Promise<Rendered> {
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
  // The modules are loaded, as in a worker that takes traffic.
  await renderer.warm(marks);
  const slot = new SharedArrayBuffer(4);
  const { html, failures, renderMs, fragmentTimes } = await renderer.render(
    { kind: 'render', path: '/', traceparent: null, changedAt: 0, excluded: [], slot, isTimed },
    marks,
  );
  const text = Buffer.from(html).toString();
  return {
    html: text,
    elements: [...text.matchAll(/<div id="([^"]+)"[^>]* data-fragment="([^"]+)"/g)].map(
      ([, id = '', fragment = '']) => ({
        id,
        fragment,
      }),
    ),
    fragmentTimes,
    renderMs,
    failures: failures.map(({ phase, message }) => `${phase}: ${message}`),
  };
}

it('each fragment has the time of its own components, without those of the fragments inside it', async () => {
  const { elements, fragmentTimes } = await render(Home, true);
  expect(elements.map(({ id, fragment }) => [fragment, fragmentTimes?.[id]])).toEqual([
    ['mf-header/header', 23.14],
    ['mf-content/home-page', 25],
    ['mf-cart-wishlist/heart', 0.25],
    ['mf-cart-wishlist/heart', 0.5],
    ['mf-content/footer', 0],
  ]);
  expect(Object.keys(fragmentTimes ?? {})).toHaveLength(5);
});

it('what is rendered is the same as without times, with the same ids', async () => {
  const without = await render(Home, false);
  expect(without.fragmentTimes).toBeNull();
  expect((await render(Home, true)).html).toBe(without.html);
});

const later = (): Promise<string> => new Promise((resolve) => setTimeout(() => resolve('later'), 20));

it('a document that was streamed, because something suspended, is rendered once more in one go; the ids are the same', async () => {
  const waiting = (): (() => ReactElement) => {
    const waited = later();
    return () => {
      take(1);
      return (
        <>
          <p>{use(waited)}</p>
          <Home />
        </>
      );
    };
  };
  const { html, elements, fragmentTimes, renderMs } = await render(waiting(), true);
  expect(html).toContain('<p>later</p>');
  expect(elements.map(({ id, fragment }) => [fragment, fragmentTimes?.[id]])).toEqual([
    ['mf-header/header', 23.14],
    ['mf-content/home-page', 26],
    ['mf-cart-wishlist/heart', 0.25],
    ['mf-cart-wishlist/heart', 0.5],
    ['mf-content/footer', 0],
  ]);
  // The document's own time does not include that rendering.
  expect(renderMs).toBeCloseTo((await render(waiting(), false)).renderMs);
});

it('time from before a restart is not counted', () => {
  const timer = createFragmentTimer();
  const marks = timer.wrapMarks({ enter: () => {}, leave: () => {} });
  const header = {
    kind: 'loaded',
    remote: 'mf-header',
    version: '1.0.0',
    module: { messages: () => ({}), Fragment: Header },
    t: () => '',
    Named: Footer,
  } as unknown as ExposeResult;
  const timed = timer.timed('mf-header/header', header);
  if (timed.kind !== 'loaded') throw new Error('it is not there');
  const begin = (id: string): string =>
    renderToString(
      <timed.Named>
        <div id={id} />
      </timed.Named>,
    );
  begin('a');
  take(50);
  timer.restart();
  begin('b');
  take(7);
  marks.leave('mf-header/header');
  expect(timer.times()).toEqual({ b: 7 });
});

it('a fragment that throws or never comes ends where the next one begins, and is reported once', async () => {
  const { elements, fragmentTimes, failures } = await render(
    () => {
      take(5);
      return (
        <>
          <Fragment of="mf-cart-wishlist/heart" productId="throws" productName="Ski" />
          <Fragment of="mf-cart-wishlist/heart" productId="1" productName="Ski" />
          <Slow />
          <Fragment of="mf-cart-wishlist/heart" productId="waits" productName="Ski" />
          <Fragment of="mf-cart-wishlist/heart" productId="2" productName="Ski" />
          <Slow />
        </>
      );
    },
    true,
    { ...setup, dataTimeoutMs: 10 },
  );
  const times = elements.map(({ id, fragment }) => [fragment, fragmentTimes?.[id]]);
  expect(times).toEqual([
    ['mf-header/header', 23.14],
    ['mf-content/home-page', 45],
    ['mf-cart-wishlist/heart', 0.25],
    ['mf-cart-wishlist/heart', 0.5],
    ['mf-content/footer', 0],
  ]);
  expect(failures).toEqual(['render: broken', 'render: Rendering waited longer than 410 ms']);
});
