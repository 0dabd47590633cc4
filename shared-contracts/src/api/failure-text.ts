import type { ApiError } from './api-result.ts';

/** Message keys that every frontend which shows failures must have. */
export type FailureMessageKey = 'failure.offline' | 'failure.network' | 'failure.timeout' | 'failure.other';

/** A text for the shopper: the API's own where it refused, ours where no usable response arrived. */
export function failureText(t: (key: FailureMessageKey) => string, error: ApiError): string {
  if (error.kind === 'network')
    return t(globalThis.navigator?.onLine === false ? 'failure.offline' : 'failure.network');
  if (error.kind === 'timeout') return t('failure.timeout');
  const [text] = Object.values(error.fields).flat();
  return text ?? ((error.kind === 'http' && error.message) || t('failure.other'));
}
