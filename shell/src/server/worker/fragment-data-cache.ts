import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { ApiResult } from 'shared-contracts/api';
import { createFragmentData, type FragmentData } from 'shared-contracts/fragment-data';

/** Fragment data of one request; `settled` is sent with the page. */
export type RequestFragmentData = FragmentData & {
  settled(): Record<string, ApiResult<unknown>>;
  /** Whether a response is still pending. */
  isWaiting(): boolean;
};

export type FragmentDataCache = {
  /**
   * Reads from the cache where a response is fresh enough.
   * @param changedAt when the data last changed, in milliseconds of the monotonic clock; older responses are used only when the load fails
   */
  forRequest(changedAt?: number): RequestFragmentData;
  /** The next request loads failed data again, without the pause. */
  forgetFailures(): void;
};

type Options = {
  freshMs: number;
  /** Milliseconds that a response may be used while a newer one is loaded or cannot be loaded. */
  storedMs: number;
  /** Milliseconds after a failure before the next attempt: a hanging API must not delay every page. */
  retryPauseMs: number;
  /** Called when a loader throws while a response is refreshed in the background. */
  onRefreshThrew: (cause: unknown) => void;
};

type Load = () => Promise<ApiResult<unknown>>;

/**
 * Caches fragment data for all pages of a worker, stale-while-revalidate and stale-if-error. That is safe, because pages are rendered for
 * an anonymous shopper, so the data is the same for every request.
 */
export function createFragmentDataCache(options: Options): FragmentDataCache {
  const { freshMs, storedMs, retryPauseMs, onRefreshThrew } = options;
  const stored = new Map<string, { at: number; response: ApiResult<unknown> }>();
  const failed = new Map<string, { at: number; response: ApiResult<unknown> }>();
  const pending = new Map<string, { at: number; response: Promise<ApiResult<unknown>> }>();

  /** One request for all pages that need the data. */
  function read(key: string, load: Load, changedAt: number): Promise<ApiResult<unknown>> {
    const failure = failed.get(key);
    if (failure && steadyNow() - failure.at < retryPauseMs) return Promise.resolve(failure.response);
    const known = pending.get(key);
    if (known && known.at >= changedAt) return known.response;
    const at = steadyNow();
    const response = request(key, load, at).finally(() => {
      if (pending.get(key)?.response === response) pending.delete(key);
    });
    pending.set(key, { at, response });
    return response;
  }

  /** @param at when the request started: later changes may be missing in its response */
  async function request(key: string, load: Load, at: number): Promise<ApiResult<unknown>> {
    const response = await load();
    if (!response.ok) failed.set(key, { at: steadyNow(), response });
    else if ((stored.get(key)?.at ?? 0) <= at) {
      stored.set(key, { at, response });
      failed.delete(key);
    }
    return response;
  }

  async function readOrKeep(
    key: string,
    load: Load,
    changedAt: number,
    earlier: ApiResult<unknown>,
  ): Promise<ApiResult<unknown>> {
    const response = await read(key, load, changedAt);
    return response.ok ? response : earlier;
  }

  return {
    forgetFailures: () => failed.clear(),
    forRequest(changedAt = 0) {
      const data = createFragmentData();
      let awaited = 0;
      /** Counts a load as pending from its start to its end. */
      const counted = async <T>(load: () => Promise<ApiResult<unknown>>): Promise<ApiResult<T>> => {
        awaited += 1;
        try {
          // By convention a key has one type; the map's type cannot express that.
          return (await load()) as ApiResult<T>;
        } finally {
          awaited -= 1;
        }
      };
      return {
        settled: data.settled,
        isWaiting: () => awaited > 0,
        get<T>(key: string, load: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
          const last = stored.get(key);
          const age = last ? steadyNow() - last.at : Number.POSITIVE_INFINITY;
          if (!last || age > storedMs) return data.get<T>(key, () => counted<T>(() => read(key, load, changedAt)));
          if (last.at < changedAt) {
            return data.get<T>(key, () => counted<T>(() => readOrKeep(key, load, changedAt, last.response)));
          }
          if (age > freshMs) read(key, load, changedAt).catch(onRefreshThrew);
          return data.take(key, last.response as ApiResult<T>);
        },
      };
    },
  };
}
