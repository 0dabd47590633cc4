import type { ApiResult } from 'shared-contracts/api';
import { createFragmentData, type FragmentData } from 'shared-contracts/fragment-data';

/** Fragment data of one request, and what of it is sent along with the page. */
export type RequestFragmentData = FragmentData & { settled(): Record<string, ApiResult<unknown>> };

export type FragmentDataCache = {
  /** Answered from what this worker has read before where that will do. */
  forRequest(): RequestFragmentData;
};

type Options = { freshMs: number; keptMs: number };

/**
 * Data of fragments is the same for every shopper (pages are rendered as an anonymous one sees them), so a worker reads the
 * menu every few seconds, not for every page; and while the product API is down, the last menu is better than none.
 */
export function createFragmentDataCache({ freshMs, keptMs }: Options): FragmentDataCache {
  const kept = new Map<string, { at: number; answer: ApiResult<unknown> }>();
  const refreshing = new Set<string>();

  async function refresh(key: string, load: () => Promise<ApiResult<unknown>>): Promise<ApiResult<unknown>> {
    refreshing.add(key);
    try {
      const answer = await load();
      if (answer.ok) kept.set(key, { at: Date.now(), answer });
      return answer;
    } finally {
      refreshing.delete(key);
    }
  }

  return {
    forRequest() {
      const data = createFragmentData();
      return {
        settled: data.settled,
        get<T>(key: string, load: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
          const last = kept.get(key);
          const age = last ? Date.now() - last.at : Number.POSITIVE_INFINITY;
          // One key is one type by convention; the map cannot know it.
          if (!last || age > keptMs) return data.get<T>(key, () => refresh(key, load) as Promise<ApiResult<T>>);
          if (age > freshMs && !refreshing.has(key)) void refresh(key, load);
          return data.take(key, last.answer as ApiResult<T>);
        },
      };
    },
  };
}
