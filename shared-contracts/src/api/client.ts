import wretch, { type WretchError } from 'wretch';
import { dedupe } from 'wretch/middlewares/dedupe';
import { retry } from 'wretch/middlewares/retry';
import type { SessionState } from '../app/session.ts';
import type { Bus } from '../events.ts';
import type { ApiError, ApiResult } from './api-result.ts';
import { isInvalidSessionAnswer, isOrphanedAccount } from './session-rules.ts';

export type { ApiError, ApiResult } from './api-result.ts';

export type GetOptions = {
  /** Milliseconds within which the same URL is answered from the last call (SPEC 7: account data 2 s per URL). */
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
};

/** SPEC 9: one retry for reads on these, none for writes. */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retryDelayMs = 250;

export function createApiClient({ origin, session, bus, defaultTimeoutMs }: ApiClientOptions): ApiClient {
  const recent = new Map<string, { at: number; answer: Promise<ApiResult<unknown>> }>();
  const base = wretch(origin, { credentials: 'include', mode: 'cors' }).headers({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Request-Client': 'web',
  });
  const writes = base;
  const reads = base.middlewares([
    dedupe({
      key: (url, options) => `${url} ${JSON.stringify(options.headers)}`,
      skip: (_, options) => options.method !== 'GET',
    }),
    retry({
      delayTimer: retryDelayMs,
      maxAttempts: 1,
      retryOnNetworkError: true,
      resolveWithLatestResponse: true,
      until: (response) => response !== undefined && !retriedStatuses.has(response.status),
    }),
  ]);

  async function call<T>(request: () => Promise<unknown>): Promise<ApiResult<T>> {
    const caller = session();
    if (isOrphanedAccount(caller)) {
      bus.emit('session-invalid', { status: 0, error: 'no token' });
      return { ok: false, error: { ...noAnswer('aborted'), code: 'no token' } };
    }
    try {
      return readBody<T>(await request());
    } catch (cause) {
      const error = toApiError(cause);
      if (error.status !== null && isInvalidSessionAnswer(error.status, error.code)) {
        bus.emit('session-invalid', { status: error.status, error: error.code });
      }
      return { ok: false, error };
    }
  }

  const authHeaders = (): Record<string, string> => {
    const current = session();
    return {
      ...(current.kind === 'customer' ? { Authorization: `Bearer ${current.token}` } : {}),
      ...(current.requestId ? { 'X-Request-ID': current.requestId } : {}),
    };
  };

  return {
    async get<T>(path: string, options: GetOptions = {}) {
      const key = `${path} ${session().requestId ?? ''}`;
      const last = recent.get(key);
      if (options.debounceMs && last && Date.now() - last.at < options.debounceMs)
        return last.answer as Promise<ApiResult<T>>;
      const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
      const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
      const answer = call<T>(() => reads.headers(authHeaders()).options({ signal }).get(path).json());
      if (options.debounceMs) recent.set(key, { at: Date.now(), answer });
      return answer;
    },
    post: (path, body) =>
      call(() =>
        write(path)
          .post(body ?? {})
          .json(),
      ),
    put: (path, body) =>
      call(() =>
        write(path)
          .put(body ?? {})
          .json(),
      ),
    delete: (path) => call(() => write(path).delete().json()),
  };

  function write(path: string): typeof base {
    recent.clear();
    return writes
      .headers(authHeaders())
      .options({ signal: AbortSignal.timeout(defaultTimeoutMs) })
      .url(path);
  }
}

function readBody<T>(body: unknown): ApiResult<T> {
  if (typeof body === 'object' && body !== null && 'data' in body) return { ok: true, data: body.data as T };
  return { ok: false, error: malformed(null) };
}

function toApiError(cause: unknown): ApiError {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return noAnswer('timeout');
  if (cause instanceof DOMException && cause.name === 'AbortError') return noAnswer('aborted');
  if (cause instanceof SyntaxError) return malformed(null);
  if (isHttpError(cause)) return httpError(cause);
  return noAnswer('network');
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
function malformed(status: number | null): ApiError {
  const message = 'Error during server response parsing!';
  return { kind: 'malformed', status, code: 'malformed', message, fields: {}, retryable: true };
}
