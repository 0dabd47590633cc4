import { parseCookie } from 'cookie';
import type { ApiErrorBody } from 'shared-contracts/entities';

export type Answer<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | { readonly kind: 'refused'; readonly status: number; readonly error: ApiErrorBody }
  /** No answer, or none that can be read: what was asked may have happened all the same. */
  | { readonly kind: 'unreachable' };

/** The product API as one shopper. */
export type ShopperApi = {
  readonly isKnown: boolean;
  readonly isCustomer: boolean;
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Answer<T>>;
};

const timeoutMs = 5000;

/** The shop's cookies are shared with this host (SPEC 9): no id travels in an address. */
export function createShopperApi(apiOrigin: string, cookieHeader: string): ShopperApi {
  const { bergauf_request_id: requestId, bergauf_token: token } = parseCookie(cookieHeader);
  const own = {
    'x-requested-with': 'XMLHttpRequest',
    'x-request-client': 'web',
    ...(requestId ? { 'x-request-id': requestId } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };

  async function ask<T>(path: string, init: RequestInit): Promise<Answer<T>> {
    try {
      const response = await fetch(`${apiOrigin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500) return { kind: 'unreachable' };
      const body: unknown = await response.json();
      if (!response.ok) return { kind: 'refused', status: response.status, error: body as ApiErrorBody };
      return { kind: 'ok', data: (body as { data: T }).data };
    } catch {
      return { kind: 'unreachable' };
    }
  }

  return {
    isKnown: Boolean(requestId),
    isCustomer: Boolean(requestId && token),
    get: (path) => ask(path, { headers: own }),
    post: (path, body, headers) =>
      ask(path, {
        method: 'POST',
        headers: { ...own, ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
