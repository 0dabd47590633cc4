import wretch, { type WretchError } from 'wretch';
import { retry } from 'wretch/middlewares/retry';
import type { SessionState } from '../app/session.ts';
import type { Bus } from '../events.ts';
import type { ApiError, ApiResult } from './api-result.ts';
import { randomUuid } from './random-uuid.ts';
import { isInvalidSessionAnswer, isOrphanedAccount, isSameSession } from './session-rules.ts';
import { createSharedReads } from './shared-reads.ts';

export type { ApiError, ApiResult } from './api-result.ts';
export { type FailureMessageKey, failureText } from './failure-text.ts';
export { checkResponse, hasShape, isTile, malformedResponse, type Shape } from './response-shape.ts';

export type GetOptions = {
  /** Milliseconds within which the same URL is answered from the last good answer (SPEC 7: account data 2 s per URL). */
  debounceMs?: number;
  /** Milliseconds for the whole call, retry included. */
  timeoutMs?: number;
  signal?: AbortSignal;
};

/** Calls to the product API. Never throws: what goes wrong is in the result. `T` is what stands under `data`. */
export type ApiClient = {
  get<T>(path: string, options?: GetOptions): Promise<ApiResult<T>>;
  post<T>(path: string, body?: unknown): Promise<ApiResult<T>>;
  put<T>(path: string, body?: unknown): Promise<ApiResult<T>>;
  delete<T>(path: string): Promise<ApiResult<T>>;
};

export type ApiClientOptions = {
  origin: string;
  session: () => SessionState;
  bus: Bus;
  defaultTimeoutMs: number;
  /** False beside the API: packing and unpacking would take longer than the way. Browsers decide for themselves. */
  compressed?: boolean;
};

/** SPEC 9: one retry for reads on these, none for writes. */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retryDelayMs = 250;

export function createApiClient({
  origin,
  session,
  bus,
  defaultTimeoutMs,
  compressed = true,
}: ApiClientOptions): ApiClient {
  const shared = createSharedReads<ApiResult<unknown>>((result) => result.ok);
  const base = wretch(origin, { credentials: 'include', mode: 'cors' }).headers({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Request-Client': 'web',
    ...(compressed ? {} : { 'Accept-Encoding': 'identity' }),
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

  async function call(send: (headers: Record<string, string>) => Promise<Response>): Promise<ApiResult<unknown>> {
    const caller = session();
    if (isOrphanedAccount(caller)) {
      bus.emit('session-invalid', { status: 0, error: 'no token' });
      return { ok: false, error: { ...noAnswer('aborted'), code: 'no token' } };
    }
    try {
      return await readBody(await send(sessionHeaders(caller)));
    } catch (cause) {
      const error = toApiError(cause);
      // An answer to a session that has ended since says nothing about the one that is now.
      const ends = error.status !== null && isInvalidSessionAnswer(error.status, error.code);
      if (ends && isSameSession(caller, session())) {
        bus.emit('session-invalid', { status: error.status ?? 0, error: error.code });
      }
      return { ok: false, error };
    }
  }

  async function read(path: string, options: GetOptions): Promise<ApiResult<unknown>> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
    const patience = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const key = JSON.stringify([path, sessionHeaders(session())]);
    try {
      return await shared.get(key, options.debounceMs ?? 0, patience, (signal) =>
        call((headers) => reads.headers(headers).options({ signal }).get(path).res()),
      );
    } catch {
      return { ok: false, error: noAnswer(timeout.aborted ? 'timeout' : 'aborted') };
    }
  }

  /**
   * A browser sends a request again by itself when its connection breaks before the first byte; by the key of a POST the API
   * knows the second for the first. What is read after a write shows it: no earlier answer is used again, nor one that was asked
   * for meanwhile.
   */
  async function write(send: (api: typeof base) => { res(): Promise<Response> }): Promise<ApiResult<unknown>> {
    shared.forget();
    const signal = AbortSignal.timeout(defaultTimeoutMs);
    // What was asked for goes through, also when the page is left right after.
    const result = await call((headers) => send(base.headers(headers).options({ signal, keepalive: true })).res());
    shared.forget();
    return result;
  }

  // What stands under `data` has the type that the caller names; the API's contract tests keep the two together.
  const as = <T>(result: Promise<ApiResult<unknown>>): Promise<ApiResult<T>> => result as Promise<ApiResult<T>>;
  return {
    get: <T>(path: string, options: GetOptions = {}) => as<T>(read(path, options)),
    post: <T>(path: string, body?: unknown) =>
      as<T>(
        write((api) =>
          api
            .url(path)
            .headers({ 'Idempotency-Key': randomUuid() })
            .post(body ?? {}),
        ),
      ),
    put: <T>(path: string, body?: unknown) => as<T>(write((api) => api.url(path).put(body ?? {}))),
    delete: <T>(path: string) => as<T>(write((api) => api.url(path).delete())),
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
  if (!isAbort(cause)) return noAnswer('network');
  return noAnswer(cause.name === 'TimeoutError' ? 'timeout' : 'aborted');
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
    // An error page of something in between (a proxy, say) has no body that we know; the status says enough.
    return {};
  }
}

function isFieldErrors(value: unknown): value is Record<string, string[]> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'));
}

function noAnswer(kind: 'network' | 'timeout' | 'aborted'): ApiError {
  return { kind, status: null, code: '', message: '', fields: {}, retryable: kind !== 'aborted' };
}

/** SPEC 8 names this message. */
function malformed(status: number): ApiError {
  const message = 'Error during server response parsing!';
  return { kind: 'malformed', status, code: 'malformed', message, fields: {}, retryable: true };
}
