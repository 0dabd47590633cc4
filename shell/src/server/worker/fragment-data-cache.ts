import type { ApiResult } from 'shared-contracts/api';
import { createFragmentData, type FragmentData } from 'shared-contracts/fragment-data';

/** Fragment data of one request, and what of it is sent along with the page. */
export type RequestFragmentData = FragmentData & { settled(): Record<string, ApiResult<unknown>> };

export type FragmentDataCache = {
  /** Answered from what this worker has read before where that will do. */
  forRequest(): RequestFragmentData;
};

type Options = {
  freshMs: number;
  keptMs: number;
  /** Milliseconds without another attempt after one that failed: a hanging API must not hold up every page. */
  restMs: number;
  /** Told of a loader that threw while an old answer was refreshed: no page waits for it. */
  onRefreshThrew: (cause: unknown) => void;
};

type Load = () => Promise<ApiResult<unknown>>;

/**
 * Data of fragments is the same for every shopper (pages are rendered as an anonymous one sees them), so a worker reads the
 * menu every few seconds, not for every page; and while the product API is down, the last menu is better than none.
 */
export function createFragmentDataCache(options: Options): FragmentDataCache {
  const { freshMs, keptMs, restMs, onRefreshThrew } = options;
  const kept = new Map<string, { at: number; answer: ApiResult<unknown> }>();
  const failed = new Map<string, { at: number; answer: ApiResult<unknown> }>();
  const underWay = new Map<string, Promise<ApiResult<unknown>>>();

  /** Asks once, however many pages need the answer. */
  function read(key: string, load: Load): Promise<ApiResult<unknown>> {
    const failure = failed.get(key);
    if (failure && Date.now() - failure.at < restMs) return Promise.resolve(failure.answer);
    let reading = underWay.get(key);
    if (!reading) {
      reading = ask(key, load).finally(() => underWay.delete(key));
      underWay.set(key, reading);
    }
    return reading;
  }

  async function ask(key: string, load: Load): Promise<ApiResult<unknown>> {
    const answer = await load();
    if (answer.ok) {
      kept.set(key, { at: Date.now(), answer });
      failed.delete(key);
    } else failed.set(key, { at: Date.now(), answer });
    return answer;
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
          if (!last || age > keptMs) return data.get<T>(key, () => read(key, load) as Promise<ApiResult<T>>);
          if (age > freshMs) read(key, load).catch(onRefreshThrew);
          return data.take(key, last.answer as ApiResult<T>);
        },
      };
    },
  };
}
