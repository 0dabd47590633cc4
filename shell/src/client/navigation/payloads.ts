import type { PageData } from '../../app/page-state.ts';
import { type FetchedPayload, fetchPayload, fetchPayloadWithRetry, within } from './fetch-payload.ts';

export type Payloads = {
  /** @throws without a usable response */
  load(path: string, signal: AbortSignal): Promise<FetchedPayload>;
  /** The page as this tab has shown it recently; null otherwise. */
  recall(path: string): PageData | null;
  prefetch(path: string): void;
  /** True when the shop still runs this tab's release set, and when that cannot be found out. */
  isCurrent(signal: AbortSignal): Promise<boolean>;
};

/** Milliseconds that a prefetched payload is cached, and how many are: a pointer crosses many links and follows one. */
const prefetchLifetimeMs = 15_000;
const mostPrefetches = 12;

/** Timeout in milliseconds of the builds manifest, for which a private page waits. */
const buildsTimeoutMs = 3_000;

/** Back and Forward show a page as it was, as browsers do: for this many milliseconds, and for this many pages. */
const recallLifetimeMs = 300_000;
const mostRecalled = 20;

type Prefetch = { response: Promise<FetchedPayload>; forget(): void; abort(): void };

function hasFailed({ payload }: FetchedPayload): boolean {
  return payload.kind === 'page' && payload.page.kind === 'failed';
}

/** Loader data of public pages, one static file each (ARCHITECTURE 5). @param first the page of the document */
export function createPayloads(setId: string, first: { path: string; page: PageData }): Payloads {
  const prefetches = new Map<string, Prefetch>();
  const shown = new Map<string, { at: number; page: PageData }>();
  remember(first.path, first.page);

  function remember(path: string, page: PageData): void {
    shown.delete(path);
    if (page.kind === 'data') shown.set(path, { at: Date.now(), page });
    for (const oldest of shown.keys()) if (shown.size > mostRecalled) shown.delete(oldest);
  }

  /** Starts a request that is cached until it is used, has failed, is too old, or is evicted. */
  function startPrefetch(path: string): void {
    const controller = new AbortController();
    const response = fetchPayload(path, setId, controller.signal);
    const prefetch: Prefetch = {
      response,
      forget() {
        clearTimeout(timer);
        if (prefetches.get(path) === prefetch) prefetches.delete(path);
      },
      abort() {
        prefetch.forget();
        controller.abort();
      },
    };
    const timer = setTimeout(prefetch.abort, prefetchLifetimeMs);
    response.catch(prefetch.forget);
    prefetches.set(path, prefetch);
    for (const oldest of prefetches.values()) if (prefetches.size > mostPrefetches) oldest.abort();
  }

  async function prefetchedOrNew(path: string, signal: AbortSignal): Promise<FetchedPayload> {
    const prefetch = prefetches.get(path);
    prefetch?.forget();
    // A page that failed while it was prefetched may load now.
    const prefetched = await prefetch?.response.catch(() => null);
    return prefetched && !hasFailed(prefetched) ? prefetched : fetchPayloadWithRetry(path, setId, signal);
  }

  return {
    async load(path, signal) {
      const fetched = await prefetchedOrNew(path, signal);
      const { payload, isOfThisSet } = fetched;
      if (payload.kind === 'page' && isOfThisSet) remember(path, payload.page);
      return fetched;
    },
    recall(path) {
      const known = shown.get(path);
      return known && Math.abs(Date.now() - known.at) < recallLifetimeMs ? known.page : null;
    },
    prefetch(path) {
      if (!prefetches.has(path)) startPrefetch(path);
    },
    async isCurrent(signal) {
      try {
        const response = await fetch('/_shell/builds.json', {
          cache: 'no-cache',
          signal: within(buildsTimeoutMs, signal),
        });
        const builds: unknown = await response.json();
        return typeof builds === 'object' && builds !== null && 'id' in builds ? builds.id === setId : true;
      } catch {
        return true;
      }
    },
  };
}
