import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '@bergauf/service-kit/tracing/span';
import type { Metrics } from '../metrics.ts';
import type { Declared, PreparedSet, ServingSet } from '../release-set/serving-set.ts';
import { declaredBy } from '../release-set/serving-set.ts';
import type { Quarantine } from '../render-pool/quarantine.ts';
import type { PageClass } from '../render-pool/render-pool.ts';
import type { FragmentTimes } from '../worker/fragment-timer.ts';
import type { RemoteFailure, RenderResult } from '../worker/protocol.ts';
import { createDenseCompression } from './compression.ts';
import type { CachedPage, PageCache, Render } from './page-cache.ts';
import { createPopularPages } from './popular-pages.ts';
import { withBadge } from './preview-badge.ts';
import { createRenderedPage, type RenderedPage } from './rendered-page.ts';

/**
 * What a page is rendered and cached by: `path` is path and query in their normal form. `undeclared`: query parameters that the page does
 * not declare, such as those of campaigns.
 */
export type PageAddress = { path: string; pageClass: PageClass; undeclared?: string };

/** `path` and `undeclared` are those of its address. `isShared`: shared caches may keep it. `isPreview`: no cache may. */
export type ServedPage = CachedPage & {
  path: string;
  undeclared: string;
  isShared: boolean;
  isPreview: boolean;
};

export type PageSource = {
  /**
   * @param span of the request, parent of the span of a rendering that it causes
   * @throws PageUnavailable when no worker rendered the page and no earlier one may be served
   */
  get(serving: ServingSet, address: PageAddress, span?: Span): Promise<ServedPage>;
  /**
   * Renders a page to measure the times of its fragments (decision 0079): the cache is neither read nor written.
   * @returns null where the page has none
   * @throws PageUnavailable when no worker rendered the page
   */
  timeFragments(serving: ServingSet, address: PageAddress, span?: Span): Promise<FragmentTimes | null>;
  /** Renders the most requested pages in the next set, so that it takes traffic with a warm cache. */
  warm(next: PreparedSet, previous: PreparedSet): Promise<void>;
  /** The most requested pages, path and query. */
  popular(): readonly string[];
};

export type PageUnavailableReason = 'busy' | 'lost' | 'closed';

/** The path of a page for logs: its query may be what a shopper searches for. */
function withoutQuery(address: string): string {
  const [path = ''] = address.split('?', 1);
  return path;
}

export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  /** Without its query: this is logged. */
  readonly path: string;
  readonly reason: PageUnavailableReason;
  constructor(address: string, reason: PageUnavailableReason) {
    const path = withoutQuery(address);
    super(`${path} could not be rendered: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

export type LostWorkerIncident = {
  /** The pages that the worker was rendering, without their queries: this is logged. */
  paths: readonly string[];
  setId: string;
  culprit: RemoteFailure | null;
  durationMs: number;
};

type Options = {
  cache: PageCache;
  quarantine: Quarantine;
  metrics: Metrics;
  /** Called when a module fails to load that had loaded while its set was prepared. */
  onModuleLost: (prepared: Pick<PreparedSet, 'set' | 'pool'>) => void;
  onLostWorker: (incident: LostWorkerIncident) => void;
  /** See `RenderTask`. */
  changedAt: () => number;
  addressOf: (pathname: string, search: string, declared: Declared) => PageAddress | null;
};

const key = (setId: string, path: string): string => `${setId} ${path}`;

/** The path in a key of the cache; ids of sets have no spaces. */
export const pathOfKey = (cached: string): string => cached.slice(cached.indexOf(' ') + 1);

/** Most renderings of one page: as requested, alone in a worker, and without up to two remotes that hung. */
const attempts = 4;

const popularHalfLifeMs = 60_000;
const warmedPages = 40;
const sampledPages = 500;
/** Milliseconds that a new set waits at most for its pages to be warmed. */
const warmTimeoutMs = 3_000;

/** Pages from the cache or from the render workers. */
export function createPageSource(options: Options): PageSource {
  const { cache, quarantine, metrics, onModuleLost, onLostWorker, changedAt, addressOf } = options;
  const popular = createPopularPages(popularHalfLifeMs);
  const dense = createDenseCompression();

  /** Renders a page; when its worker is lost, again alone, or without the remote that hung the worker. */
  async function render(
    { set, pool }: PreparedSet,
    { path, pageClass }: PageAddress,
    request: Span | undefined,
    isTimed = false,
  ): Promise<RenderResult> {
    let alone = false;
    let reason: PageUnavailableReason = 'lost';
    for (let attempt = 0; attempt < attempts; attempt++) {
      const started = performance.now();
      const excluded = quarantine.of(set);
      const span = request?.begin('render page', { 'bergauf.release_set': set.id, 'bergauf.attempt': attempt });
      const outcome = await pool
        .render({
          path,
          traceparent: span?.traceparent ?? null,
          pageClass,
          changedAt: changedAt(),
          excluded,
          alone,
          isTimed,
        })
        .catch((cause: unknown) => {
          span?.end({}, cause);
          throw cause;
        });
      span?.end({ 'bergauf.outcome': outcome.kind }, outcome.kind === 'rendered' ? undefined : outcome.kind);
      if (outcome.kind === 'rendered') {
        const { result } = outcome;
        const remotesThat = (waited: boolean) =>
          result.failures.filter(({ phase }) => (phase === 'wait') === waited).map(({ remote }) => remote);
        const failed = new Set([...remotesThat(false), ...excluded]);
        if (result.unreadable !== null) failed.add(result.unreadable);
        // A rendering for the overlay is no evidence: no shopper has seen it.
        if (!isTimed) metrics.releaseCounts.countRendering(set, failed, new Set(remotesThat(true)));
        metrics.renderSeconds.observe(result.renderMs / 1000);
        metrics.countFailures(result.failures, 'server');
        metrics.countMissingMessages(result.missingMessages);
        if (result.dataFailure !== null) metrics.dataFailures.inc({ reason: result.dataFailure });
        if (result.failures.some(({ phase }) => phase === 'load')) onModuleLost({ set, pool });
        return result;
      }
      reason = outcome.kind;
      if (outcome.kind !== 'lost') break;
      const { culprit, incident } = outcome;
      const durationMs = Math.round(performance.now() - started);
      if (incident) onLostWorker({ paths: incident.map(withoutQuery), setId: set.id, culprit, durationMs });
      if (culprit) {
        // Every page that was in the worker reports the same culprit; it counts as one failure.
        if (quarantine.put(culprit.remote, culprit.version)) metrics.countFailures([culprit], 'server');
        alone = false;
      } else if (alone) break;
      else alone = true;
    }
    throw new PageUnavailable(path, reason);
  }

  const renderIn =
    (prepared: PreparedSet, address: PageAddress, span?: Span): Render =>
    async (onGrown) =>
      createRenderedPage(await render(prepared, address, span), prepared.set.id, { onGrown, dense });

  return {
    async get(serving, address, span) {
      popular.count(address.path);
      const { set, predecessor, isShared, preview } = serving;
      const previous = predecessor && cache.peek(key(predecessor.setId, address.path));
      const renderNow = renderIn(serving, address, span);
      // Every save of a development build creates a new set, so it is not cached.
      const isBuild = preview?.development !== undefined && preview.version !== null;
      const cached: Promise<CachedPage> = isBuild
        ? renderNow(() => {}).then((page) => ({ page, from: 'render' }))
        : cache.get(key(set.id, address.path), renderNow);
      const { page, from } = previous ? await previousUnlessCached(cached, previous) : await cached;
      metrics.pages.inc({ from });
      // A preview is no evidence about the release that shoppers get.
      if (from !== 'previous-set' && !preview) metrics.releaseCounts.countView(set);
      const sent = preview ? withBadge(page, preview) : page;
      const { path, undeclared = '' } = address;
      return { page: sent, path, undeclared, from, isShared, isPreview: preview !== undefined };
    },

    timeFragments: async (serving, address, span) => (await render(serving, address, span, true)).fragmentTimes,

    popular: () => popular.top(sampledPages),

    async warm(next, previous) {
      const known = popular.top(warmedPages).filter((path) => cache.peek(key(previous.set.id, path)) !== null);
      const rendered = known.map(async (known) => {
        const [pathname = '', query = ''] = known.split('?');
        // The next set's releases may declare other query parameters.
        const address = addressOf(pathname, `?${query}`, declaredBy(next));
        if (address) await cache.get(key(next.set.id, address.path), renderIn(next, address));
      });
      const timeout = new AbortController();
      try {
        // A page that fails here will fail, and be reported, when it is requested.
        await Promise.race([
          Promise.allSettled(rendered),
          sleep(warmTimeoutMs, null, { signal: timeout.signal, ref: false }),
        ]);
      } finally {
        timeout.abort();
      }
    },
  };
}

/** Serves the previous set's page unless the cache has the page already: no request waits for a rendering after a swap. */
async function previousUnlessCached(cached: Promise<CachedPage>, previous: RenderedPage): Promise<CachedPage> {
  const immediate = await Promise.race([cached.catch(() => null), nextTurn()]);
  return immediate ?? { page: previous, from: 'previous-set' };
}

function nextTurn(): Promise<null> {
  return new Promise((resolve) => {
    setImmediate(() => resolve(null));
  });
}
