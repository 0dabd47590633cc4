/** Why a call failed, as a value that a caller can act on. */
export type ApiError = {
  kind: 'network' | 'timeout' | 'aborted' | 'http' | 'malformed';
  /** HTTP status; null without a response. */
  status: number | null;
  /** The API's error code, such as `invalid token`; empty when there is none. */
  code: string;
  /** Written for the shopper by the API; empty when there is none. */
  message: string;
  /** Errors of a field, by its name (SPEC 5). */
  fields: Readonly<Record<string, readonly string[]>>;
  /** True when the same call may work later. */
  retryable: boolean;
};

export type ApiResult<T> = { ok: true; data: T } | { ok: false; error: ApiError };
