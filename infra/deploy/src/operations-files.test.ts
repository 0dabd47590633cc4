import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

/** Metrics with their labels, as the sources of the services declare them. */
function declaredMetrics(): Map<string, readonly string[]> {
  const folders = [
    'shell/src/server',
    'infra/api/src/http',
    'infra/api/src/replica',
    'infra/api/src/mail',
    'infra/checkout/src/server',
  ];
  const files = [...folders, 'infra/service-kit/src/redis'].flatMap((folder) =>
    readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => path.join(folder, file)),
  );
  const found = files.flatMap((file) => [
    ...read(file).matchAll(/name: '(bergauf_[a-z_]+)',\s*help: [^\n]*\n(?:\s*labelNames: \[([^\]]*)\])?/g),
  ]);
  const ofReleases = read('shell/src/server/release-counts.ts');
  const releaseLabels = /labelNames: \[([^\]]*)\]/.exec(ofReleases)?.[1] ?? '';
  const releases = [...ofReleases.matchAll(/exportAs\(registry, '(bergauf_[a-z_]+)'/g)];
  const requests = /labelNames: \[([^\]]*)\]/.exec(read('infra/service-kit/src/request-metrics.ts'))?.[1] ?? '';
  const ofRequests = files.flatMap((file) => [
    ...read(file).matchAll(/measureRequests\(server, '(bergauf_[a-z_]+)'\)/g),
  ]);
  return new Map(
    [
      ...found,
      ...ofRequests.map(([all, name]) => [all, name, requests]),
      ...releases.map(([all, name]) => [all, name, releaseLabels]),
    ].map(([, name = '', labels = '']) => [name, labels.split(/[', ]+/).filter((label) => label !== '')]),
  );
}

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } };
const alerts = (parse(read('infra/deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);

describe('alert rules', () => {
  const metrics = declaredMetrics();
  it.each(alerts)('$alert names metrics and labels that exist', ({ expr, labels, annotations }) => {
    const names = (expr.match(/bergauf_[a-z_]+/g) ?? []).map((name) =>
      metrics.has(name) ? name : name.replace(/_(bucket|count|sum)$/, ''),
    );
    if (!expr.startsWith('up{')) expect(names).not.toEqual([]);
    expect(names.filter((name) => !metrics.has(name))).toEqual([]);
    const known = ['le', 'job', ...names.flatMap((name) => metrics.get(name) ?? [])];
    const used = [
      ...[...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(',').map((label) => label.trim())),
      ...[...expr.matchAll(/[{,]\s*([a-z]+)=/g)].map(([, label = '']) => label),
    ];
    expect(used.filter((label) => !known.includes(label))).toEqual([]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  });

  it('for missing orders also works before the first order, when its counter does not exist', () => {
    const { expr } = alerts.find(({ alert }) => alert === 'NoOrders') ?? { expr: '' };
    // `and … == 0` of a series that does not exist is nothing.
    expect(expr).toMatch(/> 0\.02 unless .*status="303".*> 0$/);
  });

  it('RedisGone also fires for one that answers and refuses to count, as a full one does', () => {
    const { expr } = alerts.find(({ alert }) => alert === 'RedisGone') ?? { expr: '' };
    expect(expr).toContain('bergauf_redis_up == 0 or increase(bergauf_redis_fallbacks_total[2m]) > 0');
  });

  it('query only jobs of services that have metrics', () => {
    const { expr } = alerts.find(({ alert }) => alert === 'ShopServiceDown') ?? { expr: '' };
    const asked = /up\{job=~"bergauf-\(([^)]*)\)"\}/.exec(expr)?.[1]?.split('|') ?? [];
    const sources = { 'shell.*': 'shell/src/server', api: 'infra/api/src/http', checkout: 'infra/checkout/src/server' };
    expect(asked).toEqual(Object.keys(sources));
    for (const folder of Object.values(sources)) {
      const files = readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' });
      const text = files.filter((file) => file.endsWith('.ts')).map((file) => read(path.join(folder, file)));
      expect(text.join('\n')).toMatch(/'\/metrics'|measureRequests\(/);
    }
  });

  it('have names of their own', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });
});

it('tests that the threat model names exist', () => {
  const named = [...read('SECURITY.md').matchAll(/`([a-z0-9-]+(?:\/[a-z0-9.-]+)+\.ts)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(path.join(workspaceRoot, file)))).toEqual([]);
});

/** Single words in code type that are no commands of `remote`: programs of PostgreSQL, and a folder. */
const notOfRemote: readonly string[] = ['createdb', 'psql', 'registry'];

it('commands, metrics and chapters that runbook and alerts name exist', () => {
  const runbook = read('docs/runbook.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...runbook.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  // `release` is a command of each frontend.
  expect(commands.filter((name) => name !== 'release' && !(name in scripts))).toEqual([]);
  // Commands of `remote`, also where a step names them alone.
  const usage = read('infra/releases/src/cli/remote-command.ts');
  const named = runbook.matchAll(/(?:npm run remote -- |`)((?:token )?(?:[a-z]+))(?= <|\s+mf-|`| ")/g);
  const ofRemote = [...named].map(([, name = '']) => name).filter((name) => !notOfRemote.includes(name));
  expect(new Set(ofRemote).size).toBeGreaterThan(8);
  expect(ofRemote.filter((name) => !usage.includes(`\n  ${name} `))).toEqual([]);
  const metrics = declaredMetrics();
  expect((runbook.match(/bergauf_[a-z_]+/g) ?? []).filter((name) => !metrics.has(name))).toEqual([]);
  for (const { annotations } of alerts)
    for (const [, chapter = ''] of annotations.summary.matchAll(/see "([^"]+)"/gi))
      expect(runbook).toContain(`## ${chapter}\n`);
});
