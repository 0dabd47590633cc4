import wretch, { type WretchError } from 'wretch';
import { retry } from 'wretch/middlewares/retry';
import { isSameSession, type SessionState } from '../app/session.ts';
import type { Bus } from '../events.ts';
import type { ApiError, ApiResult } from './api-result.ts';
import { isAccountWithoutToken, isInvalidSession } from './session-rules.ts';
import { createSharedReads } from './shared-reads.ts';

export type { ApiError, ApiResult } from './api-result.ts';
export { type FailureMessageKey, failureText } from './failure-text.ts';
export { checkResponse, hasShape, isTile, malformedResponse, type Shape } from './response-shape.ts';

export type GetOptions = {
  /** Milliseconds during which the same URL gets the last successful response again (SPEC 7: account data 2 s per URL). */
  debounceMs?: number;
  /** Timeout of the whole call in milliseconds, retry included. */
  timeoutMs?: number;
  signal?: AbortSignal;
};

/** Calls to the product API. Never throws: a failure is part of the result. `T` is the type of the response's `data`. */
export type ApiClient = {
  get<T>(path: string, options?: GetOptions): Promise<ApiResult<T>>;
  /** Sends JSON; a Blob is sent unchanged, with its own type. */
  post<T>(path: string, body?: unknown): Promise<ApiResult<T>>;
  put<T>(path: string, body?: unknown): Promise<ApiResult<T>>;
  delete<T>(path: string): Promise<ApiResult<T>>;
};

export type ApiClientOptions = {
  origin: string;
  session: () => SessionState;
  bus: Bus;
  defaultTimeoutMs: number;
  /** Headers of every call, such as the client marker of SPEC 7, whose default is `web`. */
  headers?: Readonly<Record<string, string>>;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
};

/** SPEC 9: reads are retried once on these statuses, writes never. */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retryDelayMs = 250;
/** Enough for 5 MB at 1 Mbit/s. */
const uploadTimeoutMs = 60_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { origin, session, bus, defaultTimeoutMs, headers, fetch } = options;
  const shared = createSharedReads<ApiResult<unknown>>((result) => result.ok);
  const base = wretch(origin, { credentials: 'include', mode: 'cors' })
    .polyfills(fetch ? { fetch } : {})
    .headers({
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Request-Client': 'web',
      ...headers,
    });
  const reads = base.middlewares([
    retry({
      delayTimer: retryDelayMs,
      maxAttempts: 1,
      retryOnNetworkError: true,
      resolveWithLatestResponse: true,
      until: (response, error) => (response ? !retriedStatuses.has(response.status) : isAbort(error)),
    }),
  ]);

  /** Idempotency keys of POSTs that failed but may have taken effect, by path and body: sent again, each has the same one. */
  const uncertain = new Map<string, string>();

  /** The response shows the effect of earlier POSTs to this path, or to one above it: repeated, they are new requests. */
  function forgetKeys(path: string): void {
    for (const request of uncertain.keys())
      if (path.startsWith(request.replace(/[? ].*/, ''))) uncertain.delete(request);
  }

  async function call(send: (headers: Record<string, string>) => Promise<Response>): Promise<ApiResult<unknown>> {
    const caller = session();
    if (isAccountWithoutToken(caller)) {
      bus.emit('session-invalid', { status: 0, error: 'no token' });
      return { ok: false, error: { ...withoutResponse('aborted'), code: 'no token' } };
    }
    try {
      return await readBody(await send(sessionHeaders(caller)));
    } catch (cause) {
      const error = toApiError(cause);
      // A response to an earlier session says nothing about the current one.
      const isInvalid = error.status !== null && isInvalidSession(error.status, error.code);
      if (isInvalid && isSameSession(caller, session())) {
        bus.emit('session-invalid', { status: error.status ?? 0, error: error.code });
      }
      return { ok: false, error };
    }
  }

  async function read(path: string, options: GetOptions): Promise<ApiResult<unknown>> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
    try {
      const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
      const key = JSON.stringify([path, sessionHeaders(session())]);
      const result = await shared.get(key, options.debounceMs ?? 0, signal, (shared) =>
        call((headers) => reads.headers(headers).options({ signal: shared }).get(path).res()),
      );
      if (result.ok) forgetKeys(path);
      return result;
    } catch {
      return { ok: false, error: withoutResponse(timeout.aborted ? 'timeout' : 'aborted') };
    }
  }

  /**
   * Browsers resend a request whose connection breaks before the first byte, and shoppers repeat what seems to have failed; the idempotency
   * key of a POST tells the API that it is the same one. Reads after a write see its effect: responses to earlier and concurrent reads are
   * not used again. A change of a cart or wishlist does not affect the account's data.
   */
  async function write(
    path: string,
    send: (api: typeof base) => { res(): Promise<Response> },
    timeoutMs = defaultTimeoutMs,
  ): Promise<ApiResult<unknown>> {
    const isAffected = (key: string): boolean => !(/\/(cart|wishlist)\//.test(path) && key.includes('/user/'));
    shared.forget(isAffected);
    const signal = AbortSignal.timeout(timeoutMs);
    // `keepalive`: the write completes even if the shopper leaves the page.
    const result = await call((headers) =>
      send(base.url(path).headers(headers).options({ signal, keepalive: true })).res(),
    );
    shared.forget(isAffected);
    if (result.ok) forgetKeys(path);
    return result;
  }

  async function post(path: string, body: unknown = {}): Promise<ApiResult<unknown>> {
    const isFile = body instanceof Blob;
    const request = `${path} ${JSON.stringify(body)}`;
    const key = uncertain.get(request) ?? randomKey();
    const send = (api: typeof base) =>
      api
        .headers({ 'Idempotency-Key': key, ...(isFile && { 'Content-Type': body.type }) })
        // Browsers refuse `keepalive` for bodies of more than 64 kB.
        .options({ keepalive: !isFile })
        .post(body);
    const result = await write(path, send, isFile ? uploadTimeoutMs : defaultTimeoutMs);
    if (!result.ok && result.error.retryable && !isFile) uncertain.set(request, key);
    else uncertain.delete(request);
    return result;
  }

  // The caller names the type of `data`, and checks its shape (see `checkResponse`).
  const as = <T>(result: Promise<ApiResult<unknown>>): Promise<ApiResult<T>> => result as Promise<ApiResult<T>>;
  return {
    get: <T>(path: string, options: GetOptions = {}) => as<T>(read(path, options)),
    post: <T>(path: string, body?: unknown) => as<T>(post(path, body)),
    put: <T>(path: string, body?: unknown) => as<T>(write(path, (api) => api.put(body ?? {}))),
    delete: <T>(path: string) => as<T>(write(path, (api) => api.delete())),
  };
}

function sessionHeaders(session: SessionState): Record<string, string> {
  return {
    ...(session.kind === 'customer' ? { Authorization: `Bearer ${session.token}` } : {}),
    ...(session.requestId ? { 'X-Request-ID': session.requestId } : {}),
  };
}

async function readBody(response: Response): Promise<ApiResult<unknown>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return { ok: false, error: malformed(response.status) };
    throw cause;
  }
  if (typeof body === 'object' && body !== null && 'data' in body) return { ok: true, data: body.data };
  return { ok: false, error: malformed(response.status) };
}

function toApiError(cause: unknown): ApiError {
  if (isHttpError(cause)) return httpError(cause);
  if (!isAbort(cause)) return withoutResponse('network');
  return withoutResponse(cause.name === 'TimeoutError' ? 'timeout' : 'aborted');
}

function isAbort(cause: unknown): cause is DOMException {
  return cause instanceof DOMException && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}

function isHttpError(cause: unknown): cause is WretchError {
  return cause instanceof Error && 'status' in cause && 'response' in cause;
}

function httpError(cause: WretchError): ApiError {
  const body = parseErrorBody(cause.text);
  return {
    kind: 'http',
    status: cause.status,
    code: typeof body['error'] === 'string' ? body['error'] : '',
    message: typeof body['message'] === 'string' ? body['message'] : '',
    fields: isFieldErrors(body['errors']) ? body['errors'] : {},
    retryable: retriedStatuses.has(cause.status),
  };
}

function parseErrorBody(text: string | undefined): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text ?? '');
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    // The error page of a proxy has an unknown body; the status suffices.
    return {};
  }
}

function isFieldErrors(value: unknown): value is Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'));
}

function withoutResponse(kind: 'network' | 'timeout' | 'aborted'): ApiError {
  return { kind, status: null, code: '', message: '', fields: {}, retryable: kind !== 'aborted' };
}

/** Has the message of SPEC 8. */
function malformed(status: number): ApiError {
  const message = 'Error during server response parsing!';
  return { kind: 'malformed', status, code: 'malformed', message, fields: {}, retryable: true };
}

/** 128 random bits. `crypto.randomUUID` exists in secure contexts only, which a shop in a company network may not be. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
