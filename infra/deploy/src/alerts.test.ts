import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

/* What makes each alert fire, and what does not, evaluated by Prometheus' own program. Skipped without it (Debian: prometheus). */

const rulesFile = path.join(workspaceRoot, 'infra/deploy/prometheus/alerts.yaml');
type Rule = { alert: string; labels: Record<string, string>; annotations: Record<string, string> };
const rules = (parse(readFileSync(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** Series to their values, one for each minute: `0+3x120` grows by three. */
type Series = Readonly<Record<string, string>>;

/** For two hours. */
const perMinute = (count: number): string => `0+${count}x120`;
const always = (value: number): string => `${value}+0x120`;

const requests = (service: 'api' | 'checkout', labels: string, count: number): Series => ({
  [`bergauf_${service}_request_seconds_count{${labels}}`]: perMinute(count),
});

/** A histogram of 100 values a minute. @param fast how many of them are below `below` seconds; the others are below `most` */
const times = (name: string, fast: number, below: number, most: number): Series => ({
  [`${name}_bucket{le="${below}"}`]: perMinute(fast),
  [`${name}_bucket{le="${most}"}`]: perMinute(100),
  [`${name}_bucket{le="+Inf"}`]: perMinute(100),
});

const up = (shell: number, api: number): Series => ({
  'up{job="bergauf-shell"}': always(shell),
  'up{job="bergauf-api"}': always(api),
  'up{job="bergauf-checkout"}': always(1),
});

/** Page views and reported page loads of a release, and views in which it failed in the browser, for each minute. */
const release = (version: string, views: number, failures: number): Series => {
  const labels = (measure: string) => `{remote="mf-header",version="${version}",measure="${measure}",channel="main"}`;
  return {
    [`bergauf_release_trials_total${labels('browser-failures')}`]: perMinute(views),
    [`bergauf_release_trials_total${labels('script-errors')}`]: perMinute(views),
    [`bergauf_release_events_total${labels('browser-failures')}`]: perMinute(failures),
  };
};

const shopperAtCheckout = requests('checkout', 'method="GET",route="/checkout/",status="200"', 3);

/** An alert, when it fires, with which labels, and whether it fires. */
const cases: readonly (readonly [alert: string, when: string, Series, Record<string, string> | null])[] = [
  ['ShopServiceDown', 'a shell does not answer', up(0, 1), { job: 'bergauf-shell' }],
  ['ShopServiceDown', 'all answer', up(1, 1), null],
  [
    'ShopServiceDown',
    'nobody told Prometheus of a checkout',
    { 'up{job="bergauf-shell"}': always(1), 'up{job="bergauf-api"}': always(1) },
    { job: 'bergauf-checkout' },
  ],
  [
    'ApiFails',
    '3 % are failures',
    { ...requests('api', 'status="500"', 3), ...requests('api', 'status="200"', 97) },
    {},
  ],
  [
    'ApiFails',
    '1 % are failures',
    { ...requests('api', 'status="500"', 1), ...requests('api', 'status="200"', 99) },
    null,
  ],
  [
    'WritesFail',
    'a third of the changes fails beside many reads',
    {
      ...requests('api', 'method="POST",status="503"', 5),
      ...requests('api', 'method="POST",status="200"', 10),
      ...requests('api', 'method="GET",status="200"', 3_000),
    },
    {},
  ],
  [
    'WritesFail',
    'only reads fail',
    { ...requests('api', 'method="POST",status="200"', 10), ...requests('api', 'method="GET",status="503"', 500) },
    null,
  ],
  ['ApiSlow', 'one of ten takes 0.2 to 0.5 s', times('bergauf_api_request_seconds', 90, 0.2, 0.5), {}],
  ['ApiSlow', 'one of a hundred does', times('bergauf_api_request_seconds', 99, 0.2, 0.5), null],
  [
    'CheckoutFails',
    '5 % are failures',
    {
      ...requests('checkout', 'route="/checkout/",status="502"', 1),
      ...requests('checkout', 'route="/checkout/",status="303"', 19),
    },
    {},
  ],
  [
    'CheckoutFails',
    'only another route fails',
    {
      ...requests('checkout', 'route="/",status="502"', 9),
      ...requests('checkout', 'route="/checkout/",status="303"', 19),
    },
    null,
  ],
  ['NoOrders', 'shoppers come and none has ever placed one', shopperAtCheckout, {}],
  [
    'NoOrders',
    'one of thirty places one',
    { ...shopperAtCheckout, ...requests('checkout', 'method="POST",route="/checkout/",status="303"', 0.1) },
    null,
  ],
  ['EmailsNotSent', 'one has waited for twelve minutes', { bergauf_api_email_wait_seconds: always(720) }, {}],
  ['EmailsNotSent', 'all fail', { 'bergauf_api_emails_total{outcome="failed"}': perMinute(1) }, {}],
  [
    'EmailsNotSent',
    'some fail and others are sent',
    {
      bergauf_api_email_wait_seconds: always(90),
      'bergauf_api_emails_total{outcome="failed"}': perMinute(1),
      'bergauf_api_emails_total{outcome="sent"}': perMinute(1),
    },
    null,
  ],
  ['RedisGone', 'it does not answer', { 'bergauf_redis_up{job="bergauf-api"}': always(0) }, { job: 'bergauf-api' }],
  [
    'RedisGone',
    'it answers and does not count',
    {
      'bergauf_redis_up{job="bergauf-api"}': always(1),
      'bergauf_redis_fallbacks_total{job="bergauf-api"}': perMinute(5),
    },
    { job: 'bergauf-api' },
  ],
  [
    'RedisGone',
    'it counts',
    {
      'bergauf_redis_up{job="bergauf-api"}': always(1),
      'bergauf_redis_fallbacks_total{job="bergauf-api"}': always(7),
    },
    null,
  ],
  ['ReplicaNotRead', 'it does not answer', { bergauf_api_replica_answers: always(0) }, {}],
  ['ReplicaNotRead', 'it is a minute behind', { bergauf_api_replica_lag_seconds: always(60) }, {}],
  [
    'ReplicaNotRead',
    'it is read',
    { bergauf_api_replica_answers: always(1), bergauf_api_replica_lag_seconds: always(0.2) },
    null,
  ],
  ['RenderingSlow', 'one of ten takes 1 to 2.5 s', times('bergauf_render_seconds', 90, 1, 2.5), {}],
  ['RenderingSlow', 'one of a hundred does', times('bergauf_render_seconds', 99, 1, 2.5), null],
  [
    'PagesWithoutData',
    '5 % are',
    {
      'bergauf_page_data_failures_total{reason="timeout"}': perMinute(5),
      'bergauf_pages_total{from="render"}': perMinute(60),
      'bergauf_pages_total{from="cache"}': perMinute(40),
    },
    {},
  ],
  [
    'PagesWithoutData',
    '1 % are',
    {
      'bergauf_page_data_failures_total{reason="timeout"}': perMinute(1),
      'bergauf_pages_total{from="render"}': perMinute(60),
      'bergauf_pages_total{from="cache"}': perMinute(40),
    },
    null,
  ],
  ['RenderWorkersLost', 'one a minute is lost', { bergauf_render_workers_lost_total: perMinute(1) }, {}],
  ['RenderWorkersLost', 'three were lost long ago', { bergauf_render_workers_lost_total: always(3) }, null],
  [
    'RolloutNotServed',
    'a release cannot be loaded',
    { 'bergauf_rollout_problems{kind="release-failed"}': always(1) },
    { kind: 'release-failed' },
  ],
  ['RolloutNotServed', 'there is no problem', { 'bergauf_rollout_problems{kind="release-failed"}': always(0) }, null],
  [
    'RegistryTakesNoReports',
    'every report fails',
    { 'bergauf_registry_reports_failed_total{job="bergauf-shell"}': perMinute(12) },
    { job: 'bergauf-shell' },
  ],
  [
    'RegistryTakesNoReports',
    'one a minute fails',
    { 'bergauf_registry_reports_failed_total{job="bergauf-shell"}': perMinute(1) },
    null,
  ],
  [
    'ShellsDiffer',
    'two shells of a channel serve different revisions',
    {
      'bergauf_rollout_revision{state="serving",job="bergauf-shell",instance="a"}': always(7),
      'bergauf_rollout_revision{state="serving",job="bergauf-shell",instance="b"}': always(8),
    },
    { job: 'bergauf-shell' },
  ],
  [
    'ShellsDiffer',
    'shells of two channels do, as they should',
    {
      'bergauf_rollout_revision{state="serving",job="bergauf-shell",instance="a"}': always(7),
      'bergauf_rollout_revision{state="serving",job="bergauf-shell-team",instance="b"}': always(8),
    },
    null,
  ],
  [
    'FrontendFails',
    'a release fails 30 times a minute',
    { 'bergauf_remote_failures_total{remote="mf-header",version="1.1.0"}': perMinute(30) },
    { remote: 'mf-header', version: '1.1.0' },
  ],
  [
    'FrontendFails',
    'it fails in half of the few page views',
    { ...release('1.1.0', 2, 1), ...release('1.0.0', 20, 1) },
    { remote: 'mf-header', version: '1.1.0' },
  ],
  ['FrontendFails', 'it fails in few of many page views', release('1.1.0', 200, 1), null],
  [
    'FrontendFails',
    'it fails in all page views, of which there are nine in half an hour',
    release('1.1.0', 0.3, 0.3),
    null,
  ],
  [
    'PolicyBlocks',
    'a hundred reports a minute name a directive',
    { 'bergauf_csp_reports_total{directive="script-src"}': perMinute(100) },
    { directive: 'script-src' },
  ],
  ['PolicyBlocks', 'ten do', { 'bergauf_csp_reports_total{directive="script-src"}': perMinute(10) }, null],
];

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
const promtool = folders.map((folder) => path.join(folder, 'promtool')).find((file) => existsSync(file));

const group = ([alert, , series, labels]: (typeof cases)[number]) => {
  const { labels: own = {}, annotations = {} } = rules.find((rule) => rule.alert === alert) ?? {};
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [
      {
        eval_time: '90m',
        alertname: alert,
        exp_alerts: labels ? [{ exp_labels: { ...own, ...labels }, exp_annotations: annotations }] : [],
      },
    ],
  };
};

/** @returns what promtool says: SUCCESS, or what it expected and what it got */
function evaluate(tests: readonly unknown[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bergauf-alerts-'));
  try {
    const file = path.join(folder, 'tests.yaml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }));
    const { stdout, stderr } = spawnSync(promtool ?? 'promtool', ['test', 'rules', file], { encoding: 'utf8' });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.skipIf(!promtool).each(rules)('$alert fires when it should, and only then', ({ alert }) => {
  const ofAlert = cases.filter(([name]) => name === alert);
  expect(new Set(ofAlert.map(([, , , labels]) => labels !== null))).toEqual(new Set([true, false]));
  expect(evaluate(ofAlert.map(group))).toMatch(/SUCCESS\s*$/);
});
