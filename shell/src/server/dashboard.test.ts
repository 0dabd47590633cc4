import { readFileSync } from 'node:fs';
import { measureRequests } from '@bergauf/service-kit/request-metrics';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { shopRoutes } from '../app/route-table.ts';
import { configForTests } from '../testing/config-for-tests.ts';
import { createMetrics } from './metrics.ts';
import { createVitalsMetrics } from './vitals-metrics.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

type Panel = { title: string; targets: { expr: string }[] };
const dashboard = JSON.parse(read('../../grafana/pages-and-releases.json')) as {
  panels: Panel[];
  annotations: { list: { expr: string }[] };
};
const expressions = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
];

/** Names of metrics as they are exported, with the series of histograms, and their labels. */
async function exported(): Promise<Map<string, readonly string[]>> {
  const metrics = createMetrics();
  metrics.watchCache({ bytes: () => 0, size: () => 0 });
  metrics.watchReleaseSync(() => ({ wanted: null, serving: null, problems: [] }));
  createVitalsMetrics({
    registry: metrics.registry,
    routes: () => shopRoutes(configForTests),
    running: () => new Set(),
    exposes: () => new Set(),
  });
  const found = new Map<string, readonly string[]>();
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const labels = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
    for (const suffix of ['', '_bucket', '_count', '_sum']) found.set(metric.name + suffix, [...labels, 'le']);
  }
  // The histograms of other services start with the names in these files.
  for (const file of ['api/src/http/create-server.ts', 'checkout/src/server/checkout-server.ts']) {
    const [, name = ''] = /measureRequests\(server, '([a-z_]+)'/.exec(read(`../../../infra/${file}`)) ?? [];
    for (const metric of measureRequests(fastify(), name).getMetricsAsArray()) {
      const labels = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
      for (const suffix of ['_bucket', '_count', '_sum']) found.set(metric.name + suffix, [...labels, 'le']);
    }
  }
  return found;
}

it('every metric that the dashboard names exists, with the labels that it groups by', async () => {
  const metrics = await exported();
  expect(expressions.length).toBeGreaterThan(15);
  for (const expression of expressions) {
    const names = expression.match(/bergauf_[a-z_]+/g) ?? [];
    expect(names, expression).not.toEqual([]);
    expect(
      names.filter((name) => !metrics.has(name)),
      expression,
    ).toEqual([]);
    const labels = names.flatMap((name) => metrics.get(name) ?? []);
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(',').map((label) => label.trim()),
    );
    const selected = [...expression.matchAll(/[{,]([a-z]+)=~?"/g)].map(([, label = '']) => label);
    expect(
      [...grouped, ...selected].filter((label) => !labels.includes(label)),
      expression,
    ).toEqual([]);
  }
});

it('no two panels overlap', () => {
  const titles = dashboard.panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it.each([
  ['vitals by page and release', /by \(le, page, version\) \(rate\(bergauf_web_vital_seconds_bucket/],
  ['failures by remote and version', /by \(remote, version[^)]*\) \(rate\(bergauf_remote_failures_total/],
  ['script errors by remote and version', /by \(remote, version\) \(rate\(bergauf_script_errors_total/],
  ['cache hits', /bergauf_pages_total\{from=~"fresh\|stale"\}/],
  ['render times', /bergauf_render_seconds_bucket/],
  ['API times by route', /by \(le, route\) \(rate\(bergauf_api_request_seconds_bucket/],
])('the dashboard shows %s', (_, expression) => {
  expect(expressions.filter((shown) => expression.test(shown)).length).toBeGreaterThan(0);
});
