import { parseCookie } from 'cookie';
import type { Locale } from 'shared-contracts/app';
import type { ApiErrorBody } from 'shared-contracts/entities';
import { sessionCookies } from 'shared-contracts/session-cookies';

export type Refusal = {
  readonly kind: 'refused';
  readonly status: number;
  readonly error: ApiErrorBody;
  /** Seconds after which asking again makes sense; null where the API names none. */
  readonly retryAfter: number | null;
};

export type Answer<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | Refusal
  /** No answer, or none that can be read: what was asked may have happened all the same. */
  | { readonly kind: 'unreachable' };

/** Whether an answer's data are what was asked for. */
type Check<T> = (data: unknown) => data is T;

/** The product API as one shopper. */
export type ShopperApi = {
  readonly isKnown: boolean;
  readonly isCustomer: boolean;
  /** The site's language is added to the query. */
  get<T>(path: string, isUsable: Check<T>, query?: Readonly<Record<string, string>>): Promise<Answer<T>>;
  post<T>(
    path: string,
    isUsable: Check<T>,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer<T>>;
};

export type Shopper = { apiOrigin: string; cookies: string; address: string; locale: Locale; timeoutMs: number };

/** The shop's cookies are shared with this host (SPEC 9): no id travels in an address. */
export function createShopperApi({ apiOrigin, cookies, address, locale, timeoutMs }: Shopper): ShopperApi {
  const parsed = parseCookie(cookies);
  const requestId = sendable(parsed[sessionCookies.requestId]);
  const token = sendable(parsed[sessionCookies.token]);
  const own = {
    'x-requested-with': 'XMLHttpRequest',
    'x-request-client': 'web',
    // The API limits by network address: this host asks for many shoppers.
    'x-forwarded-for': address,
    ...(requestId ? { 'x-request-id': requestId } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };

  async function ask<T>(path: string, isUsable: Check<T>, init: RequestInit): Promise<Answer<T>> {
    try {
      const response = await fetch(`${apiOrigin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status >= 500) return { kind: 'unreachable' };
      const body: unknown = await response.json();
      if (response.ok) {
        const { data } = body as { data?: unknown };
        return isUsable(data) ? { kind: 'ok', data } : { kind: 'unreachable' };
      }
      const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
      return {
        kind: 'refused',
        status: response.status,
        error: body as ApiErrorBody,
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
      };
    } catch {
      return { kind: 'unreachable' };
    }
  }

  return {
    isKnown: Boolean(requestId),
    isCustomer: Boolean(requestId && token),
    get: (path, isUsable, query = {}) =>
      ask(`${path}?${new URLSearchParams({ ...query, locale })}`, isUsable, { headers: own }),
    post: (path, isUsable, body, headers) =>
      ask(path, isUsable, {
        method: 'POST',
        headers: { ...own, ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** What cannot stand in a header is nobody's id; asking with it would look like an API that is away. */
function sendable(value: string | undefined): string | undefined {
  return value !== undefined && /^[\x21-\x7e]{1,500}$/.test(value) ? value : undefined;
}
