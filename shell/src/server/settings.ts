import path from 'node:path';
import { type DrainRules, drainRulesFrom } from '@bergauf/service-kit/draining';
import type { ServiceForm } from '@bergauf/service-kit/service-env';
import {
  choiceFrom,
  type Env,
  logLevels,
  networksFrom,
  numberFrom,
  originFrom,
  portFrom,
  redisUrlFrom,
  switchFrom,
  textFrom,
} from '@bergauf/service-kit/settings';
import { channelPattern, mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { type TracingSettings, tracingFrom } from '@bergauf/service-kit/tracing/tracing-settings';
import type { SiteConfig } from 'shared-contracts/app';
import { developmentOriginsFrom } from './preview/development-origins.ts';
import { type LocaleDetection, readSite } from './site/site-config.ts';

export type Settings = {
  port: number;
  host: string;
  /** Folder of the built shell. */
  distDir: string;
  /** Folder for verified local copies of releases. */
  cacheDir: string;
  /** File with the rollout that served last, for starts while the registry is unavailable. */
  savedRolloutFile: string;
  releasesOrigin: string;
  /** Registry channel that this shell serves; null: the main channel. */
  channel: string | null;
  /** Token of the shell at the registry, to report what it serves; null: nothing is reported. */
  registryToken: string | null;
  /** Browsers load releases and pictures from the services' own origins, not through the shell. */
  separateOrigins: boolean;
  /** Configuration of all pages; a page in another locale than the default has its own `locale`. */
  config: SiteConfig;
  localeDetection: LocaleDetection;
  /** Further frontends of the discovery document that the shop shows, beside its own; null: all of them. */
  otherRemotes: readonly string[] | null;
  workersPerSet: number;
  /** Milliseconds. */
  discoveryPollMs: number;
  dataTimeoutMs: number;
  /** Milliseconds after which a blocked render worker counts as hung and is ended. */
  hangTimeoutMs: number;
  /** Milliseconds for which a remote that hung a worker is excluded on the server. */
  quarantineMs: number;
  /** Polling interval in milliseconds of the product API's catalogue version. */
  cataloguePollMs: number;
  pageFreshMs: number;
  pageStaleMs: number;
  /** Milliseconds after that during which a complete page may be served instead of one that fails. */
  pageStaleIfErrorMs: number;
  pageCacheBytes: number;
  /** Milliseconds that a rendering may wait for a free worker. */
  queueMs: number;
  /** Most renderings of a class that may wait for a free worker. */
  queuePages: number;
  /** Most combinations of canaries that get render workers. */
  canarySets: number;
  /** A Redis or Valkey server in which all shells count requests; null: each counts for itself. */
  redisUrl: string | null;
  /** Addresses of proxies whose `x-forwarded-for` is trusted; none by default. */
  trustedProxies: readonly string[];
  /** Where this server reaches the product API; browsers use the site's `apiOrigin`. */
  innerApiOrigin: string;
  /** Port for metrics and the status of the release sync; null: neither is served. */
  operatorPort: number | null;
  /** Host on which that port listens; loopback by default. */
  operatorHost: string;
  /** Origin at which the registry reaches that port; null: where it listens. */
  operatorOrigin: string | null;
  /** Whether links may show the shop with a release that has no traffic. */
  previews: boolean;
  /** Origins from which links may load a frontend under development; empty: none. `http://localhost:*`: every port. */
  developmentOrigins: readonly string[];
  /** Most links of both kinds that have render workers at once. */
  previewSets: number;
  drain: DrainRules;
  /** null: traces are not exported. */
  tracing: TracingSettings | null;
  /** Whether documents offer the teams' overlay, and contain their rendering time. */
  overlay: boolean;
  /** Share of page loads that browsers report, 0 to 1. */
  vitalsShare: number;
  /** Level of the JSON log. */
  logLevel: (typeof logLevels)[number];
};

export const shellForm: ServiceForm = {
  secrets: ['SHOP_REGISTRY_TOKEN', 'REDIS_URL'],
  required: ['SHOP_REGISTRY_TOKEN'],
  demoOnly: [],
};

/** @throws one sentence that names the invalid variable */
export function readSettings(env: Env, distDir: string): Settings {
  const port = portFrom(env, 'SHOP_PORT', 3000);
  const home = path.resolve(textFrom(env, 'BERGAUF_HOME', '.bergauf'));
  const separateOrigins = switchFrom(env, 'SHOP_SEPARATE_ORIGINS');
  const channel = channelFrom(env);
  const origin = (name: string, portName: string, port: number): string =>
    originFrom(env, name, `http://localhost:${portFrom(env, portName, port)}`);
  const apiOrigin = origin('API_ORIGIN', 'API_PORT', 3001);
  return {
    port,
    host: textFrom(env, 'HOST', 'localhost'),
    distDir,
    // Each channel prunes its own copies.
    cacheDir: path.join(home, 'shell', channel === null ? 'releases' : `releases-${channel}`),
    // A rollout of another channel has revisions of its own.
    savedRolloutFile: path.join(home, 'shell', channel === null ? 'rollout.json' : `rollout-${channel}.json`),
    releasesOrigin: origin('RELEASES_ORIGIN', 'RELEASES_PORT', 3002),
    channel,
    registryToken: textFrom(env, 'SHOP_REGISTRY_TOKEN', null),
    separateOrigins,
    ...readSite(env, {
      shopOrigin: originFrom(env, 'SHOP_ORIGIN', `http://localhost:${port}`),
      apiOrigin,
      separateOrigins,
    }),
    workersPerSet: numberFrom(env, 'SHOP_WORKERS', 2, { min: 1, max: 64 }),
    discoveryPollMs: numberFrom(env, 'SHOP_DISCOVERY_POLL_MS', 500, { min: 50, max: 60_000 }),
    dataTimeoutMs: numberFrom(env, 'SHOP_DATA_TIMEOUT_MS', 1500, { min: 100, max: 600_000 }),
    hangTimeoutMs: numberFrom(env, 'SHOP_HANG_TIMEOUT_MS', 3000, { min: 500, max: 600_000 }),
    quarantineMs: numberFrom(env, 'SHOP_QUARANTINE_MS', 30_000),
    cataloguePollMs: numberFrom(env, 'SHOP_CATALOGUE_POLL_MS', 500, { min: 50, max: 60_000 }),
    pageFreshMs: numberFrom(env, 'SHOP_PAGE_FRESH_MS', 5000),
    pageStaleMs: numberFrom(env, 'SHOP_PAGE_STALE_MS', 60_000),
    pageStaleIfErrorMs: numberFrom(env, 'SHOP_PAGE_STALE_IF_ERROR_MS', 600_000),
    queueMs: numberFrom(env, 'SHOP_QUEUE_MS', 3000),
    queuePages: numberFrom(env, 'SHOP_QUEUE_PAGES', 300, { min: 1, max: 10_000 }),
    canarySets: numberFrom(env, 'SHOP_CANARY_SETS', 3, { min: 0, max: 31 }),
    redisUrl: redisUrlFrom(env),
    trustedProxies: networksFrom(env, 'SHOP_TRUSTED_PROXIES'),
    innerApiOrigin: originFrom(env, 'API_INTERNAL_ORIGIN', apiOrigin),
    operatorPort: portFrom(env, 'SHOP_OPERATOR_PORT', null),
    operatorHost: textFrom(env, 'SHOP_OPERATOR_HOST', 'localhost'),
    operatorOrigin: textFrom(env, 'SHOP_OPERATOR_ORIGIN', null) && originFrom(env, 'SHOP_OPERATOR_ORIGIN', ''),
    previews: switchFrom(env, 'SHOP_PREVIEWS'),
    developmentOrigins: developmentOriginsFrom(env),
    previewSets: numberFrom(env, 'SHOP_PREVIEW_SETS', 2, { min: 1, max: 16 }),
    drain: drainRulesFrom(env),
    tracing: tracingFrom(env),
    overlay: switchFrom(env, 'SHOP_OVERLAY'),
    vitalsShare: numberFrom(env, 'SHOP_VITALS_PERCENT', 100, { min: 0, max: 100 }) / 100,
    logLevel: choiceFrom(env, 'LOG_LEVEL', logLevels, 'info'),
    pageCacheBytes: numberFrom(env, 'SHOP_PAGE_CACHE_MB', 128) * 1024 * 1024,
  };
}

/** SHOP_CHANNEL; null for the main channel, for which registries without channels have no name. @throws one sentence */
function channelFrom(env: Env): string | null {
  const channel = textFrom(env, 'SHOP_CHANNEL', null);
  if (channel === null || channel === mainChannel) return null;
  if (new RegExp(channelPattern).test(channel)) return channel;
  throw new Error(`SHOP_CHANNEL must be a name of small letters, digits and hyphens, but is "${channel}".`);
}
