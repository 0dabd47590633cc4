import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import { withRequestId } from './guest-request-id.ts';

/** Requests for a shopper's own list. Every response is the whole list. `path` is relative to the list's own path. */
export type ListApi<T> = {
  read(): Promise<ApiResult<T>>;
  /** A guest's first addition creates the request id. */
  add(body: unknown): Promise<ApiResult<T>>;
  change(path: string, body: unknown): Promise<ApiResult<T>>;
  remove(path: string): Promise<ApiResult<T>>;
  /** @param mergeUuid request id of the guest whose list is merged into the account's */
  merge(mergeUuid: string): Promise<ApiResult<T>>;
};

/**
 * @param listPath such as `/api/v1/cart/`
 * @param check turns a response of an unexpected shape into a failure
 */
export function createListApi<T>(
  app: AppContext,
  listPath: string,
  check: (result: ApiResult<unknown>) => ApiResult<T>,
): ListApi<T> {
  const { api, locale } = app;
  // Without a locale the API responds in German.
  const query = locale === 'at' ? '' : `?${new URLSearchParams({ locale })}`;
  const url = (path = ''): string => `${listPath}${path}${query}`;
  return {
    read: async () => check(await api.get(url())),
    add: async (body) => check(await withRequestId(app, () => api.post(url(), body))),
    change: async (path, body) => check(await api.put(url(path), body)),
    remove: async (path) => check(await api.delete(url(path))),
    merge: async (mergeUuid) => check(await api.post(url('merge/'), { mergeUuid })),
  };
}
