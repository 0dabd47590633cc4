import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '../../metrics.ts';
import { addFailureReportRoutes } from './failure-report-routes.ts';

const origin = 'https://shop.example';

let server: FastifyInstance;
let metrics: Metrics;
beforeEach(async () => {
  metrics = createMetrics();
  metrics.addKnown({ id: 'set-1', remotes: { 'mf-header': { version: '1.0.0', entry: '', integrity: '' } } });
  server = Fastify();
  await server.register(rateLimit, { global: false });
  addFailureReportRoutes(server, metrics, origin);
});
afterEach(() => server.close());

const status = async (url: string, payload: object, headers: Record<string, string> = { origin }): Promise<number> =>
  (await server.inject({ method: 'POST', url, payload, headers })).statusCode;
const crash = (payload: object): Promise<number> => status('/_shell/crashes', payload);
const failures = (): number[] => metrics.releaseCounts.list().map(({ events }) => events);

it('a page that hung or crashed counts for the releases of its set, if it is a known one', async () => {
  expect([await crash({ set: 'set-1' }), await crash({ set: 'set-1' }), await crash({ set: 'other' })]).toEqual([
    204, 204, 204,
  ]);
  expect(failures()).toEqual([2]);
});

it('a malformed report of a page that hung or crashed is refused', async () => {
  const refused = [{}, { set: '' }, { set: 'a b' }, { set: 'a'.repeat(41) }, { set: ['set-1', 'set-1'] }];
  expect(await Promise.all(refused.map(crash))).toEqual(refused.map(() => 400));
  expect(await crash({ set: 'x'.repeat(300) })).toBe(413);
  expect(failures()).toEqual([]);
});

it('a report from another site is not counted', async () => {
  const failure = { expose: 'mf-header/header', phase: 'render', version: '1.0.0' };
  for (const headers of [{}, { origin: 'https://other.example' }, { origin, 'sec-fetch-site': 'cross-site' }]) {
    expect(await status('/_shell/failures', failure, headers)).toBe(403);
    expect(await status('/_shell/crashes', { set: 'set-1' }, headers)).toBe(403);
  }
  expect(failures()).toEqual([]);
});

it('a failure is accepted for a frontend with the longest allowed name, and refused for a longer one', async () => {
  const failure = { phase: 'render', version: '1.0.0' };
  expect(await status('/_shell/failures', { ...failure, expose: `mf-${'a'.repeat(30)}/tile-2` })).toBe(204);
  expect(await status('/_shell/failures', { ...failure, expose: `mf-${'a'.repeat(31)}/tile-2` })).toBe(400);
});

it('a failure counts for a release that has been in traffic, and for no other', async () => {
  const failure = { expose: 'mf-header/header', phase: 'render' };
  expect(await status('/_shell/failures', { ...failure, version: '1.0.0' })).toBe(204);
  expect(await status('/_shell/failures', { ...failure, version: '9.9.9' })).toBe(204);
  expect(failures()).toEqual([1]);
  const text = await metrics.registry.metrics();
  const labels = 'where="browser",phase="render"';
  expect(text).toContain(`bergauf_remote_failures_total{remote="mf-header",version="1.0.0",${labels}} 1`);
  expect(text).toContain(`bergauf_remote_failures_total{remote="mf-header",version="unknown",${labels}} 1`);
});
