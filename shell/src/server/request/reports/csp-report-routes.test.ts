import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { cspReportPath } from 'shared-contracts/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { noAssets } from '../../../testing/shell-build.ts';
import { securityHeaders } from '../../response/security-headers.ts';
import { addCspReportRoutes } from './csp-report-routes.ts';

let server: FastifyInstance;
let registry: Registry;
let lines: string[];

beforeEach(async () => {
  registry = new Registry();
  lines = [];
  server = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  await server.register(rateLimit, { global: false });
  addCspReportRoutes(server, configForTests, registry);
});
afterEach(() => server.close());

const post = (report: unknown, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: cspReportPath,
    payload: typeof report === 'string' ? report : JSON.stringify({ 'csp-report': report }),
    headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin', ...headers },
  });

it('the policy of pages names the report address', () => {
  expect(securityHeaders(configForTests, noAssets.inline, null)['content-security-policy']).toContain(
    `; report-uri ${cspReportPath}`,
  );
});

it('a report is counted by directive and logged without addresses of pages', async () => {
  const report = {
    'document-uri': 'https://shop.example/konto/?email=anna@example.org',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/path?token=secret',
    referrer: 'https://elsewhere.example/',
  };
  expect((await post(report, { 'user-agent': 'Agent of Anna' })).statusCode).toBe(204);
  expect(await registry.metrics()).toContain('bergauf_csp_reports_total{directive="script-src-elem"} 1');
  const [line = ''] = lines;
  expect(line).toContain('https://evil.example');
  expect(line).not.toMatch(/anna|konto|secret|path|127\.0\.0\.1|elsewhere/i);
});

it('made-up directives add one series only', async () => {
  for (const name of ['a', 'b', 'c-src']) await post({ 'effective-directive': name, 'blocked-uri': 'inline' });
  expect(await registry.metrics()).toContain('bergauf_csp_reports_total{directive="other"} 3');
});

it('a report that is malformed, too large or from another site is refused', async () => {
  expect((await post('{')).statusCode).toBe(400);
  expect((await post('{"csp-report":7}')).statusCode).toBe(400);
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  expect((await post({}, { ...elsewhere, origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await post({}, { ...elsewhere, origin: configForTests.checkoutOrigin })).statusCode).toBe(204);
  expect((await post({ 'blocked-uri': 'x'.repeat(20_000) })).statusCode).toBe(413);
  const text = await registry.metrics();
  expect(text).toContain('bergauf_csp_reports_refused_total{reason="malformed"} 2');
  expect(text).toContain('bergauf_csp_reports_refused_total{reason="foreign"} 1');
});

it('a sender may send 20 reports a minute, and a process logs 20', async () => {
  for (let count = 0; count < 15; count++) await post({}, {});
  const statuses = new Set<number>();
  for (let count = 0; count < 10; count++) statuses.add((await post({})).statusCode);
  expect(statuses).toEqual(new Set([204, 429]));
  expect(await registry.metrics()).toContain('bergauf_csp_reports_refused_total{reason="limited"} 5');
  for (let count = 0; count < 10; count++)
    await server.inject({
      method: 'POST',
      url: cspReportPath,
      payload: '{"csp-report":{}}',
      remoteAddress: '192.0.2.7',
      headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' },
    });
  expect(await registry.metrics()).toContain('bergauf_csp_reports_total{directive="other"} 30');
  expect(lines).toHaveLength(20);
});
