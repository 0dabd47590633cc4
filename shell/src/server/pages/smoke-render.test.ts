import { expect, test } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes, releaseForTests } from '../../testing/releases-for-tests.ts';
import type { Resolution } from '../release-set/resolve-releases.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import type { RenderOutcome } from '../render-pool/render-pool.ts';
import { createPageAddresses } from '../request/page-address.ts';
import type { RenderResult } from '../worker/protocol.ts';
import { smokeRenderCandidate } from './smoke-render.ts';

const page: Omit<RenderResult, 'renderMs'> = {
  ...{
    status: 200,
    redirect: null,
    failures: [],
    dataFailure: null,
    unreadable: null,
    isComplete: true,
    styleHashes: [],
    missingMessages: {},
    fragmentTimes: null,
  },
  html: Buffer.from(
    '<div data-mf="mf-account@2.0.0" data-fragment="mf-account/login-page"></div><div data-mf="mf-account@2.0.0" data-fragment="mf-account/consent"></div><div data-mf-state="loading" data-fragment="mf-account/flyout"></div>',
  ),
  payload: new Uint8Array(),
};
const rendered = (renderMs: number, more: Partial<RenderResult> = {}): RenderOutcome => ({
  kind: 'rendered',
  result: { ...page, renderMs, ...more },
});
const failure = { remote: 'mf-account', version: '2.0.0', phase: 'render', message: 'boom' } as const;
const waiting = { ...failure, phase: 'wait', message: 'Rendering waited longer than 400 ms' } as const;

/** A set whose renderings of a path have these outcomes, in turn; the last one repeats. */
function setOf(version: string, outcomes: (path: string, nth: number) => RenderOutcome): PreparedSet {
  const counts = new Map<string, number>();
  const files = { scripts: [], styles: [] };
  const exposes = { 'login-page': files, 'order-details-page': files, flyout: files, consent: files };
  return {
    set: { id: version, remotes: noRemotes },
    resolution: { 'mf-account': releaseForTests('mf-account', { version, exposes }) } as unknown as Resolution,
    failures: [],
    pool: {
      render: async ({ path }) => {
        counts.set(path, (counts.get(path) ?? 0) + 1);
        return outcomes(path, counts.get(path) ?? 0);
      },
      warm: async () => [],
      close: async () => {},
    },
  };
}

const smokeRender = (
  candidate: PreparedSet,
  serving: PreparedSet,
  popular: string[] = [],
  { config = configForTests, signal = new AbortController().signal } = {},
) =>
  smokeRenderCandidate('mf-account', candidate, serving, {
    config,
    popular: () => popular,
    addressOf: createPageAddresses(config),
    changedAt: () => 0,
    signal,
  });

test('each page of the shop is rendered at one address, three times in turn, and the fastest count', async () => {
  const times = [80, 40, 60];
  const { tried, untried } = await smokeRender(
    setOf('2.0.0', (_path, nth) => rendered(times[nth - 1] ?? 60)),
    setOf('1.0.0', (_path, nth) => rendered(10 + nth)),
    ['/p/helmet-1/', '/p/helmet-2/', '/fahrraeder/'],
  );
  const at = (path: string) => tried.filter((one) => one.path === path);
  expect(at('/login/')).toEqual([
    { page: 'mf-account/login-page', path: '/login/', failure: null, ms: 40, msBefore: 11 },
  ]);
  expect([at('/').length, at('/p/helmet-1/').length, at('/p/helmet-2/').length, at('/fahrraeder/').length]).toEqual([
    1, 1, 0, 1,
  ]);
  expect(new Set(tried.map(({ page: id }) => id)).size).toBe(tried.length);
  // The address of the page has a parameter, and no shopper has visited one; no page has the flyout.
  expect(untried).toEqual(['order-details-page', 'flyout']);
});

test('a popular address in another language counts for its page', async () => {
  const sets = [setOf('2.0.0', () => rendered(5)), setOf('1.0.0', () => rendered(5))] as const;
  const config = { ...configForTests, locales: ['at', 'en'] as const };
  const { tried } = await smokeRender(...sets, ['/en/p/helmet-1/', '/en/', '/en/bikes/', '/p/helmet-1/'], { config });
  const pathsOf = (page: string) => tried.filter((one) => one.page === page).map(({ path }) => path);
  expect(['mf-catalog/product-page', 'mf-content/home-page', 'mf-catalog/list-page'].map(pathsOf)).toEqual([
    ['/en/p/helmet-1/'],
    ['/en/'],
    ['/en/bikes/'],
  ]);
  expect(tried.map(({ msBefore }) => msBefore)).toEqual(tried.map(() => 5));
});

test('the registry gets no text that a shopper has searched for, as it keeps the addresses of failures', async () => {
  const popular = ['/search/?q=0664+1234567', '/p/helmet-1/?filters=83%2C12&page=2', '/blog/?q='];
  const sets = [setOf('2.0.0', () => rendered(5)), setOf('1.0.0', () => rendered(5))] as const;
  const paths = (await smokeRender(...sets, popular)).tried.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/search/?q=…', '/p/helmet-1/?filters=83%2C12&page=2', '/blog/?q=']));
  expect(paths.join()).not.toContain('0664');
});

test('a page whose address shows another frontend’s page is refused; one whose address shows nothing is tried', async () => {
  const declared = (path: string) => {
    const candidate = setOf('2.0.0', () => rendered(5));
    const route = { id: 'mf-account/advice-page', path, page: 'mf-account/advice-page', group: null } as const;
    return { ...candidate, set: { ...candidate.set, routes: [{ ...route, rendered: 'server' as const }] } };
  };
  const serving = setOf('1.0.0', (path) => rendered(5, { status: path === '/schuhe/' ? 200 : 404 }));
  const failureAt = async (path: string) =>
    (await smokeRender(declared(path), serving)).tried.find(({ page: id }) => id === 'mf-account/advice-page')?.failure;
  expect(await failureAt('schuhe')).toBe('/schuhe/ shows mf-catalog/list-page already');
  expect(await failureAt('beratung')).toBeNull();
});

test('it stops when it is aborted, also while a page is being rendered', async () => {
  const ending = new AbortController();
  const stuck = setOf('2.0.0', () => rendered(5));
  const paths: string[] = [];
  stuck.pool.render = ({ path }) => {
    paths.push(path);
    return new Promise(() => {});
  };
  const rendering = smokeRender(
    stuck,
    setOf('1.0.0', () => rendered(5)),
    [],
    { signal: ending.signal },
  );
  ending.abort(new Error('The shell ends'));
  await expect(rendering).rejects.toThrow('The shell ends');
  expect(paths).toHaveLength(1);
}, 5_000);

test('a set that was just prepared is not judged by its first renderings', async () => {
  const { tried } = await smokeRender(
    setOf('2.0.0', (_path, nth) => rendered(nth > 10 ? 20 : 90)),
    setOf('1.0.0', () => rendered(20)),
  );
  expect(tried.map(({ ms, msBefore }) => [ms, msBefore])).toEqual(tried.map(() => [20, 20]));
  const slow = await smokeRender(
    setOf('2.0.0', () => rendered(90)),
    setOf('1.0.0', () => rendered(20)),
  );
  expect(slow.tried[0]).toMatchObject({ ms: 90, msBefore: 20 });
});

test.each<[string, RenderOutcome, string | null]>([
  ['throws', rendered(5, { failures: [failure] }), 'render: boom'],
  ['responds with an error', rendered(5, { status: 500 }), 'it responds with 500'],
  ['hangs', { kind: 'lost', culprit: { ...failure, phase: 'hang', message: 'it hung' }, incident: null }, 'it hung'],
  ['has no room', { kind: 'busy' }, 'the render workers are busy'],
  ['lacks data that it had before', rendered(5, { status: 503, dataFailure: 'error' }), 'its data does not load'],
  ['waits for data that it had before', rendered(5, { failures: [waiting] }), 'its data does not load'],
  ['meets a page that waits', rendered(5, { status: 503, failures: [{ ...waiting, remote: 'mf-header' }] }), null],
  ['meets a failure of another', rendered(5, { failures: [{ ...failure, remote: 'mf-header' }] }), null],
])('a page that %s', async (_what, outcome, reason) => {
  const { tried } = await smokeRender(
    setOf('2.0.0', (path) => (path === '/login/' ? outcome : rendered(1))),
    setOf('1.0.0', () => rendered(1)),
  );
  expect(tried.filter((one) => one.failure !== null).map((one) => one.failure)).toEqual(reason ? [reason] : []);
});

test.each([
  ['lacks data', rendered(5, { status: 503, dataFailure: 'timeout' })],
  ['waits for data', rendered(5, { failures: [waiting] })],
])(
  'a page that %s in the serving set too, or not each time, says nothing about the release',
  async (_what, lacking) => {
    const away = await smokeRender(
      setOf('2.0.0', () => lacking),
      setOf('1.0.0', () => lacking),
    );
    const once = await smokeRender(
      setOf('2.0.0', (_path, nth) => (nth === 1 ? lacking : rendered(5))),
      setOf('1.0.0', () => rendered(5)),
    );
    expect([...away.tried, ...once.tried].filter((one) => one.failure !== null)).toEqual([]);
  },
);
