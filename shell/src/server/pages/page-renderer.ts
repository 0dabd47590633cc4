import { setTimeout as sleep } from 'node:timers/promises';
import type { Metrics } from '../metrics.ts';
import type { PageClass } from '../rendering/admission.ts';
import type { Quarantine } from '../rendering/quarantine.ts';
import type { RenderOutcome } from '../rendering/render-pool.ts';
import type { PreparedSet } from '../rollout/prepare-set.ts';
import type { ServingSet } from '../rollout/serving-set.ts';
import type { RemoteFailure } from '../worker/render-task.ts';
import type { CacheAnswer, PageCache, Render } from './page-cache.ts';
import { type PageForms, toPageForms } from './page-forms.ts';
import { createPopularPages } from './popular-pages.ts';

/** A page as it is rendered and cached: `path` is path and query in their normal form. */
export type PageAddress = { path: string; pageClass: PageClass };

export type PageRenderer = {
  /** @throws PageUnavailable when no worker could render the page and no earlier one may stand in */
  get(live: ServingSet, address: PageAddress): Promise<CacheAnswer>;
  /** Renders the most asked pages of one set in another, so that it takes traffic with a warm cache. */
  warm(next: PreparedSet, previous: PreparedSet): Promise<void>;
};

export type PageUnavailableReason = 'busy' | 'lost' | 'closed';

export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  readonly path: string;
  readonly reason: PageUnavailableReason;
  constructor(path: string, reason: PageUnavailableReason) {
    super(`${path} could not be rendered: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

export type LostWorkerIncident = {
  /** The pages that were in it. */
  paths: readonly string[];
  setId: string;
  culprit: RemoteFailure | null;
  durationMs: number;
};

type Options = {
  cache: PageCache;
  quarantine: Quarantine;
  metrics: Metrics;
  /** Told of a release whose module was well when its set was prepared and does not load any more. */
  onSuspect: () => void;
  onLostWorker: (incident: LostWorkerIncident) => void;
  pageClassOf: (path: string) => PageClass;
};

/** The whole page, alone in a worker, and without up to two culprits. */
const attempts = 4;
const popularHalfLifeMs = 60_000;
const warmedPages = 40;
/** Milliseconds that a new set waits at most for its warm pages. */
const warmTimeoutMs = 3_000;

/** Pages out of the cache or out of the render workers. */
export function createPageRenderer(options: Options): PageRenderer {
  const { cache, quarantine, metrics, onSuspect, onLostWorker, pageClassOf } = options;
  const popular = createPopularPages(popularHalfLifeMs);
  const key = (setId: string, path: string): string => `${setId} ${path}`;

  async function render(live: PreparedSet, { path, pageClass }: PageAddress, onGrown: () => void): Promise<PageForms> {
    let alone = false;
    let reason: PageUnavailableReason = 'lost';
    for (let attempt = 0; attempt < attempts; attempt++) {
      const started = performance.now();
      const excluded = quarantine.of(live.set);
      const outcome: RenderOutcome = await live.pool.render({ path, pageClass, excluded, alone });
      if (outcome.kind === 'rendered') {
        const { result } = outcome;
        metrics.renderSeconds.observe(result.renderMs / 1000);
        metrics.countFailures(result.failures, 'server');
        if (result.dataFailure !== null) metrics.dataFailures.inc({ reason: result.dataFailure });
        if (result.failures.some(({ phase }) => phase === 'load')) onSuspect();
        return toPageForms(result, live.set.id, onGrown);
      }
      reason = outcome.kind;
      if (outcome.kind !== 'lost') break;
      const { culprit, incident } = outcome;
      const durationMs = Math.round(performance.now() - started);
      if (incident) onLostWorker({ paths: incident, setId: live.set.id, culprit, durationMs });
      if (culprit) {
        // Every page that was in the worker comes back with the same culprit; it is one failure.
        if (quarantine.put(culprit.remote, culprit.version)) metrics.countFailures([culprit], 'server');
        alone = false;
      } else if (alone) break;
      else alone = true;
    }
    throw new PageUnavailable(path, reason);
  }

  const renderIn =
    (live: PreparedSet, address: PageAddress): Render =>
    (onGrown) =>
      render(live, address, onGrown);

  return {
    async get(live, address) {
      popular.count(address.path);
      const previous = live.predecessor && cache.peek(key(live.predecessor.setId, address.path));
      const answer = cache.get(key(live.set.id, address.path), renderIn(live, address));
      const { forms, from } = previous ? await insteadOfWaiting(answer, previous) : await answer;
      metrics.pages.inc({ from });
      return { forms, from };
    },
    async warm(next, previous) {
      const known = popular.top(warmedPages).filter((path) => cache.peek(key(previous.set.id, path)) !== null);
      const timeout = new AbortController();
      const rendered = known.map((path) => {
        const address: PageAddress = { path, pageClass: pageClassOf(path) };
        return cache.get(key(next.set.id, path), renderIn(next, address));
      });
      try {
        // A page that fails here fails again when it is asked for, and is told then.
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

/** What the cache has at once, or else the page of the set before: the new one is being rendered. */
async function insteadOfWaiting(answer: Promise<CacheAnswer>, previous: PageForms): Promise<CacheAnswer> {
  const atOnce = await Promise.race([answer.catch(() => null), nextTurn()]);
  return atOnce ?? { forms: previous, from: 'previous-set' };
}

function nextTurn(): Promise<null> {
  return new Promise((resolve) => {
    setImmediate(() => resolve(null));
  });
}
