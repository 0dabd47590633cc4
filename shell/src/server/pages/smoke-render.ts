import { setTimeout as sleep } from 'node:timers/promises';
import type { SmokeRender, TriedPage } from '@bergauf/service-kit/shell-protocol/smoke-render';
import type { SiteConfig } from 'shared-contracts/app';
import { inAppPath, localAddress } from 'shared-contracts/paths';
import type { ExposeId, RemoteName } from 'shared-contracts/remote';
import type { ReleaseSet } from '../../app/page-state.ts';
import { remoteOf } from '../../app/remote-loader.ts';
import { matchRoute, shopRoutes } from '../../app/route-table.ts';
import { type Declared, declaredBy, type PreparedSet } from '../release-set/serving-set.ts';
import { siteOf } from '../site/site-locale.ts';
import type { PageAddress } from './page-source.ts';

export type SmokeRenderOptions = {
  config: SiteConfig;
  /** The most requested pages, path and query. */
  popular: () => readonly string[];
  addressOf: (pathname: string, search: string, declared: Declared) => PageAddress | null;
  /** See `RenderTask`. */
  changedAt: () => number;
  /** Aborts it. */
  signal: AbortSignal;
};

const renderings = 3;
/** A set that has just been prepared renders more slowly: the engine has not compiled its code yet. */
const mostRenderings = 25;
/** Timeout of one rendering; the watchdog ends an endless one earlier. */
const renderMs = 15_000;

/**
 * Renders one address of each page of the shop: in a set with its candidate and, in turn, in the serving set. Fragments are
 * rendered on the pages that place them.
 * @throws when it is aborted
 */
export async function smokeRenderCandidate(
  name: RemoteName,
  candidate: PreparedSet,
  serving: PreparedSet,
  options: SmokeRenderOptions,
): Promise<Omit<SmokeRender, 'failures'>> {
  const { exposes: exposed = {}, version = '' } = candidate.resolution[name]?.extras.manifest ?? {};
  const exposes = Object.keys(exposed);
  const { routes } = candidate.set;
  const samples = samplesOf(options, routes);
  const tried: TriedPage[] = [];
  const untried = new Set(exposes);
  const onHtml = (html: Uint8Array): void => {
    const text = Buffer.from(html);
    // Placeholders of fragments that were not finished have no version.
    const start = `data-mf="${name}@${version}" data-fragment="${name}/`;
    for (const expose of untried) if (text.includes(`${start}${expose}"`)) untried.delete(expose);
  };
  // Pages of other remotes render its fragments.
  for (const [page, path] of samples) {
    const result = await tryPage(name, page, path, candidate, serving, options, onHtml);
    tried.push({ ...result, path: withoutTexts(path) });
  }
  return { tried, untried: [...untried] };
}

/** Ids of filters, a page's number or a price. A longer number may be a customer's or a telephone's. */
const plainValue = /^\d{1,5}((,|%2C|-)\d{1,5})*$/;

/**
 * A path with only the plain values of its query. The registry keeps what it gets, in refusals and in the history, and other values may be
 * what a shopper has searched for.
 */
function withoutTexts(path: string): string {
  return path.replace(/=([^&]*)/g, (pair, value: string) => (value === '' || plainValue.test(value) ? pair : '=…'));
}

/** One path for each page: a popular one, or that of a route without parameters. */
function samplesOf({ config, popular }: SmokeRenderOptions, routes: ReleaseSet['routes']): Map<ExposeId, string> {
  const samples = new Map<ExposeId, string>();
  for (const path of popular()) {
    const page = pageAt(config, path, routes);
    if (page && !samples.has(page)) samples.set(page, path);
  }
  const site = siteOf(config, '/');
  for (const { page, path } of shopRoutes(config, routes)) {
    if (page && !samples.has(page) && !/[:*]/.test(path))
      samples.set(page, localAddress(site, path ? `/${path}/` : '/'));
  }
  return samples;
}

/** @param path with the prefix of its locale */
function pageAt(config: SiteConfig, path: string, routes: ReleaseSet['routes']): ExposeId | undefined {
  return matchRoute(config, inAppPath(siteOf(config, path), path) ?? path, routes)?.page;
}

async function tryPage(
  name: RemoteName,
  page: ExposeId,
  path: string,
  candidate: PreparedSet,
  serving: PreparedSet,
  options: SmokeRenderOptions,
  onHtml: (html: Uint8Array) => void,
): Promise<TriedPage> {
  let ms: number | null = null;
  let msBefore: number | null = null;
  /** Renderings that lacked data which the serving set had. */
  let withoutData = 0;
  // In the serving set this address may belong to another page.
  const pageBefore = pageAt(options.config, path, serving.set.routes);
  const isNewPage = pageBefore !== page;
  if (isNewPage && remoteOf(page) === name && pageBefore && remoteOf(pageBefore) !== name) {
    const before = await render(name, serving, path, options);
    // Whether a category has the address depends on data. Where there is no page, the page of the fall-through route fails with 404.
    const isTaken = typeof before !== 'string' && before.dataFailure === null && before.status < 400;
    if (isTaken) return { page, path, failure: `${path} shows ${pageBefore} already`, ms: null, msBefore: null };
  }
  for (let n = 0; n < mostRenderings; n += 1) {
    const isClear = ms !== null && (msBefore === null || ms <= msBefore);
    if (n >= renderings && isClear) break;
    const rendered = await render(name, candidate, path, options);
    if (typeof rendered === 'string') return { page, path, failure: rendered, ms: null, msBefore: null };
    if (ms === null) onHtml(rendered.html);
    ms = Math.min(rendered.ms, ms ?? rendered.ms);
    if (n >= renderings || isNewPage) continue;
    const before = await render(name, serving, path, options);
    if (typeof before === 'string') continue;
    msBefore = Math.min(before.ms, msBefore ?? before.ms);
    const isOwnPage = remoteOf(page) === name;
    const isWithout = ({ dataFailure, hasWaited }: Rendered) => hasWaited || (isOwnPage && dataFailure !== null);
    if (isWithout(rendered) && !isWithout(before)) withoutData += 1;
  }
  // Only if every round lacks the data: a slow API may cause a single one.
  if (withoutData >= renderings) return { page, path, failure: 'its data does not load', ms: null, msBefore: null };
  return { page, path, failure: null, ms, msBefore };
}

/** `hasWaited`: the frontend has a fragment on the page whose data did not come in time. */
type Rendered = { ms: number; status: number; dataFailure: string | null; hasWaited: boolean; html: Uint8Array };

/** @returns how it rendered, or a message why the frontend did not render */
async function render(
  name: RemoteName,
  prepared: PreparedSet,
  path: string,
  { addressOf, changedAt, signal }: SmokeRenderOptions,
): Promise<Rendered | string> {
  const [pathname = '', query = ''] = path.split('?');
  const address = addressOf(pathname, query && `?${query}`, declaredBy(prepared));
  if (!address) return 'the address is too long';
  const timeout = new AbortController();
  const end = AbortSignal.any([timeout.signal, signal]);
  const late = sleep(renderMs, null, { signal: end, ref: false }).catch(() => null);
  const request = { ...address, traceparent: null, changedAt: changedAt(), excluded: [], alone: false };
  const outcome = await Promise.race([prepared.pool.render(request).catch(String), late]).finally(() =>
    timeout.abort(),
  );
  signal.throwIfAborted();
  if (outcome === null) return `it was not rendered within ${renderMs} ms`;
  if (typeof outcome === 'string') return outcome;
  if (outcome.kind === 'lost') return outcome.culprit?.message ?? 'its render worker was lost';
  if (outcome.kind !== 'rendered') return `the render workers are ${outcome.kind}`;
  const { result } = outcome;
  // Waiting for the API, and missing data, are compared with the serving set.
  const waits = result.failures.filter(({ phase }) => phase === 'wait');
  const failure = result.failures.find(({ remote, phase }) => remote === name && phase !== 'wait');
  if (failure) return `${failure.phase}: ${failure.message}`;
  const { status, dataFailure, html } = result;
  if (status >= 500 && dataFailure === null && waits.length === 0) return `it responds with ${status}`;
  return { ms: result.renderMs, status, dataFailure, hasWaited: waits.some(({ remote }) => remote === name), html };
}
