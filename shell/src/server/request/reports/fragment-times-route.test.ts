import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { createFreshPageCache } from '../../../testing/page-cache-for-tests.ts';
import { noRemotes, releaseForTests } from '../../../testing/releases-for-tests.ts';
import { createMetrics, type Metrics } from '../../metrics.ts';
import { createPageSource, type PageSource } from '../../pages/page-source.ts';
import type { Resolution } from '../../release-set/resolve-releases.ts';
import type { ServingSet } from '../../release-set/serving-set.ts';
import { createQuarantine } from '../../render-pool/quarantine.ts';
import type { RenderOutcome, RenderRequest } from '../../render-pool/render-pool.ts';
import { createPageAddresses } from '../page-address.ts';
import { addFragmentTimesRoute } from './fragment-times-route.ts';

let server: FastifyInstance;
let pages: PageSource;
let metrics: Metrics;
/** Renderings, in the order of their requests. */
let rendered: { set: string; request: RenderRequest }[];
let outcome: RenderOutcome;

const times = { _R_1_: 3.1 };
const addressOf = createPageAddresses(configForTests);

/** Six values of 200 characters are too long for an address. */
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const listPage = { scripts: [], styles: [], query: names.map((name) => ({ name, value: 'text' as const })) };
const catalog = releaseForTests('mf-catalog', { exposes: { 'list-page': listPage } });

/** A set whose list page has parameters. */
const setOf = (id: string): ServingSet => ({
  set: { id, remotes: noRemotes },
  resolution: { 'mf-catalog': catalog } as unknown as Resolution,
  failures: [],
  predecessor: null,
  isShared: true,
  pool: {
    async render(request) {
      rendered.push({ set: id, request });
      return outcome;
    },
    warm: async () => [],
    close: async () => {},
  },
});

beforeEach(async () => {
  rendered = [];
  outcome = {
    kind: 'rendered',
    result: {
      ...{
        status: 200,
        redirect: null,
        failures: [],
        dataFailure: null,
        unreadable: null,
        isComplete: true,
        styleHashes: [],
      },
      missingMessages: {},
      html: Buffer.from('<html>'),
      payload: Buffer.from('{}'),
      renderMs: 5,
      fragmentTimes: times,
    },
  };
  metrics = createMetrics();
  pages = createPageSource({
    cache: createFreshPageCache(),
    quarantine: createQuarantine(1_000),
    metrics,
    onModuleLost: () => {},
    onLostWorker: () => {},
    changedAt: () => 0,
    addressOf,
  });
  server = Fastify();
  await server.register(rateLimit, { global: false });
  addFragmentTimesRoute(server, {
    settings: { config: { shopOrigin: 'http://localhost:3000' } },
    chooseSet: ({ headers }) => setOf(headers.cookie === 'canary=1' ? 'canary' : 'default'),
    pages,
    addressOf,
  });
});
afterEach(() => server.close());

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const post = (payload: object, headers: Record<string, string> = sameOrigin) =>
  server.inject({ method: 'POST', url: '/_shell/fragment-times', payload, headers });
const get = (path: string) => pages.get(setOf('default'), { path, pageClass: 'data' });

it('the times come from a separate rendering in the browser’s set, which no cache stores', async () => {
  const response = await post({ address: '/marken/?overlay&utm_source=mail' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ set: 'default', times });
  // It counts as a page that was rendered, not as one that was viewed.
  const counts = await metrics.registry.metrics();
  expect(counts).toContain('bergauf_render_seconds_count 1');
  expect(counts).not.toContain('bergauf_pages_total{');
  expect(rendered).toMatchObject([{ set: 'default', request: { path: '/marken/', isTimed: true } }]);
  const canary = await post({ address: '/marken/' }, { ...sameOrigin, cookie: 'canary=1' });
  expect(canary.json()).toEqual({ set: 'canary', times });
});

it('the page cache is neither read nor written', async () => {
  await post({ address: '/marken/' });
  expect((await get('/marken/')).from).toBe('render');
  expect(rendered.map(({ request }) => request.isTimed)).toEqual([true, false]);
  await post({ address: '/marken/' });
  expect(rendered).toHaveLength(3);
  expect((await get('/marken/')).from).toBe('fresh');
});

it('a page without times responds with null, and one that no worker renders is unavailable', async () => {
  if (outcome.kind === 'rendered') outcome.result.fragmentTimes = null;
  expect((await post({ address: '/' })).json()).toEqual({ set: 'default', times: null });
  outcome = { kind: 'busy' };
  const busy = await post({ address: '/' });
  expect([busy.statusCode, busy.headers['cache-control']]).toEqual([503, 'no-store']);
});

it.each<[string, object]>([
  ['no address', {}],
  ['another field', { address: '/', fresh: true }],
  ['an address of another type', { address: 7 }],
  ['an address of another host', { address: 'https://evil.example/' }],
  ['an address that is redirected', { address: '/marken' }],
  [
    'an address with too long a query',
    { address: `/search/?${names.map((name) => `${name}=${'x'.repeat(200)}`).join('&')}` },
  ],
  ['an address that is too long', { address: `/${'a'.repeat(1_100)}/` }],
])('%s is refused without a rendering', async (_what, body) => {
  const response = await post(body);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(rendered).toEqual([]);
});

it('other sites and clients that are no browsers get no rendering; one sender gets thirty a minute', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}] as Record<
    string,
    string
  >[]) {
    expect((await post({ address: '/' }, headers)).statusCode).toBe(403);
  }
  expect(rendered).toEqual([]);
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await post({ address: '/' })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(27);
  expect(statuses.at(-1)).toBe(429);
});
