import { parseCookie } from 'cookie';
import type { Locale } from 'shared-contracts/app';
import type { ApiErrorBody } from 'shared-contracts/entities';
import { sessionCookiesOf, writtenGuest } from 'shared-contracts/session-cookie-names';
import { isErrorBody } from './response-checks.ts';

export type Refusal = {
  readonly kind: 'refused';
  readonly status: number;
  readonly error: ApiErrorBody;
  /** Seconds, from `Retry-After`; null if the API sends none. */
  readonly retryAfter: number | null;
};

export type ApiResult<T> =
  | { readonly kind: 'ok'; readonly data: T }
  | Refusal
  /** No response, or none that can be parsed: the request may nevertheless have taken effect. */
  | { readonly kind: 'unreachable' };

/** Checks the shape of a response's data. */
type Check<T> = (data: unknown) => data is T;

/** The product API on behalf of one shopper. */
export type ShopperApi = {
  /** False: the browser sends no cookie at all. */
  readonly hasCookies: boolean;
  readonly isKnown: boolean;
  readonly isCustomer: boolean;
  /** Adds the site's language to the query. */
  get<T>(path: string, isValid: Check<T>, query?: Readonly<Record<string, string>>): Promise<ApiResult<T>>;
  /** `get` with a short timeout, for data that a page can do without. */
  getSoon<T>(path: string, isValid: Check<T>, query?: Readonly<Record<string, string>>): Promise<ApiResult<T>>;
  post<T>(
    path: string,
    isValid: Check<T>,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiResult<T>>;
};

export type Shopper = {
  apiOrigin: string;
  cookies: string;
  address: string;
  /** Header that names the shopper's request in traces and logs. */
  traceparent: string;
  locale: Locale;
  /** Whether the team shop's cookies identify the shopper. */
  teamBuild: boolean;
  timeoutMs: number;
  /** Called with the reason of each result `unreachable`: pages do not show it. @param path without its query, which may name a place */
  report(cause: unknown, path: string): void;
};

type Asked = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  readonly query?: Readonly<Record<string, string>>;
  readonly limitMs?: number;
};

/** Timeout of `getSoon`. */
const soonMs = 1_000;

/** Identifies the shopper by the shop's cookies, which are sent to this service too (SPEC 9), so no id is part of a URL. */
export function createShopperApi(shopper: Shopper): ShopperApi {
  const { apiOrigin, cookies, address, traceparent, locale, teamBuild, timeoutMs, report } = shopper;
  const parsed = parseCookie(cookies);
  const names = sessionCookiesOf(teamBuild);
  // A token together with a guest's write id was restored by a late renewal: its session has ended (decision 0040).
  const guest = parsed[names.token] ? writtenGuest(parsed[names.writing]) : undefined;
  const requestId = sendable(guest ?? parsed[names.requestId]);
  const token = guest === undefined ? sendable(parsed[names.token]) : undefined;
  const own = {
    'x-requested-with': 'XMLHttpRequest',
    'x-request-client': 'web',
    // The API's rate limits count by network address, and this service sends the requests of many shoppers.
    'x-forwarded-for': address,
    traceparent,
    ...(requestId ? { 'x-request-id': requestId } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };

  async function ask<T>(
    path: string,
    isValid: Check<T>,
    { query = {}, limitMs = timeoutMs, ...init }: Asked,
  ): Promise<ApiResult<T>> {
    const unreachable = (cause: unknown): ApiResult<T> => {
      report(cause, path);
      return { kind: 'unreachable' };
    };
    try {
      const url = `${apiOrigin}${path}?${new URLSearchParams({ ...query, locale })}`;
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limitMs) });
      if (response.status >= 500) {
        // An unread body would keep its connection open.
        await response.body?.cancel();
        return unreachable(new Error(`The status is ${response.status}.`));
      }
      const body: unknown = await response.json();
      if (response.ok) {
        const { data } = body as { data?: unknown };
        return isValid(data) ? { kind: 'ok', data } : unreachable(new Error('The data has an unexpected shape.'));
      }
      if (!isErrorBody(body)) return unreachable(new Error(`The status is ${response.status}, without an error body.`));
      const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
      return {
        kind: 'refused',
        status: response.status,
        error: body,
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
      };
    } catch (cause) {
      return unreachable(cause);
    }
  }

  return {
    hasCookies: cookies !== '',
    isKnown: Boolean(requestId),
    isCustomer: Boolean(requestId && token),
    get: (path, isValid, query = {}) => ask(path, isValid, { query, headers: own }),
    getSoon: (path, isValid, query = {}) => ask(path, isValid, { query, headers: own, limitMs: soonMs }),
    post: (path, isValid, body, headers) =>
      ask(path, isValid, {
        method: 'POST',
        headers: { ...own, ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** Undefined for a value that cannot be sent in a header: `fetch` would throw, which would look like an unreachable API. */
function sendable(value: string | undefined): string | undefined {
  return value !== undefined && /^[\x21-\x7e]{1,500}$/.test(value) ? value : undefined;
}
