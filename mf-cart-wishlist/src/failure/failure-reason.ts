import type { ApiError } from 'shared-contracts/api';
import type { Translate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/use-t.ts';

/** What happened, in the shopper's words: the API's own where it refused, ours where there was no answer. */
export function failureReason(t: Translate<MessageKey>, error: ApiError): string {
  if (error.kind === 'network')
    return t(globalThis.navigator?.onLine === false ? 'failure.offline' : 'failure.network');
  if (error.kind === 'timeout') return t('failure.timeout');
  const [text] = Object.values(error.fields).flat();
  return text ?? ((error.kind === 'http' && error.message) || t('failure.other'));
}
