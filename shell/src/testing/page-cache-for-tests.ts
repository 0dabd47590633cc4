import { createPageCache, type PageCache } from '../server/pages/page-cache.ts';

/** Pages stay fresh longer than a test takes; none is served stale. */
export const createFreshPageCache = (): PageCache =>
  createPageCache({
    freshMs: 60_000,
    staleMs: 0,
    staleIfErrorMs: 0,
    maxBytes: 1_000_000,
    onRefreshFailed: () => {},
  });
