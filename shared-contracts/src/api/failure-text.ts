import type { ApiError } from './api-result.ts';

/** Keys that every frontend which shows failures has in its messages. */
export type FailureMessageKey = 'failure.offline' | 'failure.network' | 'failure.timeout' | 'failure.other';

/** What happened, in the shopper's words: the API's own text where it refused, ours where no usable response came. */
export function failureText(t: (key: FailureMessageKey) => string, error: ApiError): string {
  if (error.kind === 'network')
    return t(globalThis.navigator?.onLine === false ? 'failure.offline' : 'failure.network');
  if (error.kind === 'timeout') return t('failure.timeout');
  const [text] = Object.values(error.fields).flat();
  return text ?? ((error.kind === 'http' && error.message) || t('failure.other'));
}
