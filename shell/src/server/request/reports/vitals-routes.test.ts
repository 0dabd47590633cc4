import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopRoutes } from '../../../app/route-table.ts';
import type { VitalsReport } from '../../../app/vitals-report.ts';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { createVitalsMetrics } from '../../vitals-metrics.ts';
import { addVitalsRoutes } from './vitals-routes.ts';

let server: FastifyInstance;
let registry: Registry;
let running: ReadonlySet<string>;
let missing: Readonly<Record<string, number>>[];
beforeEach(async () => {
  registry = new Registry();
  missing = [];
  running = new Set(['mf-catalog@1.0.0', 'mf-header@2.0.0']);
  server = Fastify();
  await server.register(rateLimit, { global: false });
  const vitals = createVitalsMetrics({
    registry,
    routes: () => shopRoutes(configForTests),
    running: () => running,
    exposes: () => new Set(['mf-header/header', 'mf-catalog/list-page']),
    onMissingMessages: (counts) => missing.push(counts),
  });
  addVitalsRoutes(server, configForTests, vitals);
});
afterEach(() => server.close());

const whole: VitalsReport = {
  route: 'search',
  releases: { 'mf-catalog': '1.0.0', 'mf-header': '2.0.0' },
  vitals: { ttfb: 90, fcp: 300, lcp: 1200, inp: 40, cls: 0.02 },
  interactive: { 'mf-header/header': 700, 'mf-catalog/list-page': 900 },
  loaded: { 'mf-catalog': 250 },
  errors: [{ remote: 'mf-catalog', version: '1.0.0', count: 2 }],
};
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const post = (payload: object, headers: Record<string, string> = sameOrigin) =>
  server.inject({ method: 'POST', url: '/_shell/vitals', payload, headers });
const metrics = () => registry.metrics();

it('one report is counted by page, release and fragment, in seconds', async () => {
  expect((await post(whole)).statusCode).toBe(204);
  const text = await metrics();
  const of = 'page="search",remote="mf-catalog",version="1.0.0"';
  expect(text).toContain(`bergauf_web_vital_seconds_sum{vital="lcp",${of}} 1.2`);
  expect(text).toContain(`bergauf_web_vital_seconds_count{vital="inp",${of}} 1`);
  expect(text).toContain(`bergauf_layout_shift_sum{${of}} 0.02`);
  expect(text).toContain('bergauf_fragment_interactive_seconds_sum{fragment="mf-header/header",version="2.0.0"} 0.7');
  expect(text).toContain('bergauf_remote_load_seconds_sum{remote="mf-catalog",version="1.0.0"} 0.25');
  expect(text).toContain('bergauf_script_errors_total{remote="mf-catalog",version="1.0.0"} 2');
  expect(text).toContain('bergauf_vitals_reports_total{outcome="counted"} 1');
});

it('a report to the path of earlier shells is counted as well', async () => {
  const request = { method: 'POST', url: '/_shell/life', payload: whole, headers: sameOrigin } as const;
  expect((await server.inject(request)).statusCode).toBe(204);
  expect(await metrics()).toContain('bergauf_vitals_reports_total{outcome="counted"} 1');
});

it('made-up pages, fragments, frontends and versions add no series', async () => {
  await post(whole);
  const seriesOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.replace(/ [^ ]*$/, ''));
  for (let round = 0; round < 3; round++) {
    const made = `x${round}`;
    const response = await post({
      ...whole,
      route: made,
      releases: { 'mf-catalog': `9.9.${round}`, [`mf-${'abc'[round]}`]: '1.0.0' },
      interactive: { [`mf-catalog/${'abc'[round]}`]: 1 },
      loaded: { [`mf-${'abc'[round]}`]: 1 },
      errors: [{ remote: made, version: made, count: 1 }],
    });
    expect(response.statusCode).toBe(204);
  }
  const old = { ...whole, route: 'another', releases: { 'mf-catalog': '7.7.7' } };
  await post(old);
  const text = await metrics();
  expect(text).not.toMatch(/9\.9|x[012]|mf-[abc]"|mf-catalog\/[abc]"/);
  const before = new Set(seriesOf(text));
  await post({ ...old, route: 'yet-another', releases: { 'mf-catalog': '8.8.8' } });
  expect(new Set(seriesOf(await metrics()))).toEqual(before);
});

it('a thousand names in one report are refused, and a thousand in many reports add no series', async () => {
  await post(whole);
  await post({ ...whole, route: 'made-up', releases: { 'mf-catalog': '0.0.0' }, errors: made(1) });
  const names = async () => (await metrics()).replace(/ [^ ]+$/gm, '');
  const before = await names();
  const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const times = (first: number, count: number, of = 'mf-') =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [of + letters(first + n), 1]));
  expect((await post({ ...whole, loaded: times(0, 1000) })).statusCode).toBe(413);
  expect((await post({ ...whole, errors: made(1000) })).statusCode).toBe(413);
  for (let first = 0; first < 1000; first += 40) {
    const report = {
      ...whole,
      loaded: times(first, 40),
      interactive: times(first, 40, 'mf-a/'),
      errors: made(20, first),
    };
    expect((await post(report)).statusCode).toBe(204);
  }
  expect((await names()).split('\n').filter((line) => !line.includes('outcome'))).toEqual(
    before.split('\n').filter((line) => !line.includes('outcome')),
  );
});

function made(count: number, first = 0): VitalsReport['errors'] {
  return Array.from({ length: count }, (_, n) => ({ remote: `mf-x${first + n}`, version: `1.0.${n}`, count: 1 }));
}

it('texts that were missing are counted for running frontends alone', async () => {
  expect((await post({ ...whole, missingMessages: { 'mf-header': 2, 'mf-made-up': 9 } })).statusCode).toBe(204);
  expect((await post(whole)).statusCode).toBe(204);
  expect(missing).toEqual([{ 'mf-header': 2 }, {}]);
  expect((await post({ ...whole, missingMessages: { 'anna@example.at': 1 } })).statusCode).toBe(400);
});

it('the series of a release are removed when it is no longer in traffic', async () => {
  await post(whole);
  running = new Set(['mf-catalog@1.1.0', 'mf-header@2.0.0']);
  await post({ ...whole, releases: { ...whole.releases, 'mf-catalog': '1.1.0' } });
  const text = await metrics();
  expect(text).toContain('version="1.1.0"');
  expect(text).not.toContain('remote="mf-catalog",version="1.0.0"');
  // A tab that still runs the earlier release.
  await post(whole);
  expect(await metrics()).toContain('remote="mf-catalog",version="other"');
});

it.each([
  ['a text instead of a time', { ...whole, vitals: { lcp: 'x' } }],
  ['a negative time', { ...whole, vitals: { lcp: -1 } }],
  ['an unknown field', { ...whole, user: 'anna' }],
  ['an unknown vital', { ...whole, vitals: { fid: 1 } }],
  [
    'too many fragments',
    {
      ...whole,
      interactive: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`mf-a/${'x'.repeat(n + 1)}`, 1])),
    },
  ],
  ['a longer name than a frontend may have', { ...whole, loaded: { [`mf-${'a'.repeat(31)}`]: 1 } }],
  ['a fragment that is none', { ...whole, interactive: { 'anna@example.at': 1 } }],
  ['nothing', {}],
])('%s is refused and counted as malformed', async (_, payload) => {
  expect((await post(payload)).statusCode).toBe(400);
  const text = await metrics();
  expect(text).toContain('bergauf_vitals_reports_total{outcome="malformed"} 1');
  expect(text).not.toContain('bergauf_web_vital_seconds_count{');
});

it('other sites are refused, and so are large bodies', async () => {
  expect((await post(whole, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post(whole, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post(whole, { origin: configForTests.shopOrigin })).statusCode).toBe(204);
  expect((await post({ ...whole, route: 'x'.repeat(9_000) })).statusCode).toBe(413);
});

it('one address may send sixty reports a minute', async () => {
  const statuses: number[] = [];
  for (let report = 0; report < 65; report++) statuses.push((await post(whole)).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
  expect(await metrics()).toContain('bergauf_vitals_reports_total{outcome="limited"} 5');
});

it('a device that was suspended does not count, and a report has no cookie', async () => {
  const response = await post({ ...whole, vitals: { lcp: 9_000_000 } });
  expect(response.statusCode).toBe(204);
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(await metrics()).not.toContain('vital="lcp"');
});
