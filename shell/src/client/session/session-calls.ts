import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext, Locale } from 'shared-contracts/app';
import type { AccountData } from 'shared-contracts/entities';
import { textLocale } from 'shared-contracts/i18n';
import { readPriceType, sessionPath } from '../../app/session-cookies.ts';

/** Timeout of the logout call in milliseconds; this browser signs out in any case. */
const logoutTimeoutMs = 3_000;
const renewalTimeoutMs = 5_000;

const isAccountData = hasShape<AccountData>({
  role: 'string',
  personal: { firstName: 'string', lastName: 'string', email: 'string' },
});

type Parts = Pick<AppContext, 'api' | 'session' | 'config'>;

/** Voucher amounts and error messages are in the site's language. */
const accountPath = (locale: Locale): string => `/api/v1/user/${locale === 'at' ? '' : `?locale=${locale}`}`;

/** Loads the account data and sets the price type. @param take called with the data, unless the session has changed meanwhile */
export async function loadAccount(
  { api, session, config }: Parts,
  take: (data: AccountData) => void,
): Promise<ApiResult<AccountData>> {
  const { requestId } = session.read();
  const loaded = await api.get<unknown>(accountPath(textLocale(config.locale)), { debounceMs: config.apiDebounceMs });
  const response = checkResponse(loaded, isAccountData);
  if (response.ok && session.read().requestId === requestId) {
    session.setPriceType(readPriceType(response.data.role));
    // `setPriceType` may have adopted another tab's session.
    if (session.read().requestId === requestId) take(response.data);
  }
  // SPEC 8 demands this log message; the caller shows a text.
  if (!response.ok && response.error.kind === 'malformed') {
    reportError(new Error('Error during server response parsing!'));
  }
  return response;
}

/** Ends the session at the API, then in this browser. Parallel calls share the request, and the first of them signs out. */
export async function leave({ api, session, config }: Parts): Promise<void> {
  // Another tab may have signed in since: its session is the one to end.
  session.follow();
  if (session.read().kind === 'guest') return;
  const base = config.teamBuild ? '/api/v2/team/' : '/api/v1/';
  await api.get(`${base}auth/logout/`, { timeoutMs: logoutTimeoutMs });
  session.signOut('shopper');
}

/**
 * Requests the shell server to set the session's cookies again: browsers delete cookies that a script has written after a week
 * (decision 0040). Renewals of all tabs run one after the other.
 * @param before called right before the request, when no other renewal is in progress
 */
export function renewCookies(before: () => void): void {
  const renew = async (): Promise<void> => {
    before();
    const signal = AbortSignal.timeout(renewalTimeoutMs);
    // Without a response the cookies keep their expiry, and the next page tries again.
    await fetch(sessionPath, { method: 'POST', keepalive: true, signal }).catch(() => {});
  };
  // Locks exist in secure contexts only. Without them two tabs may renew at once.
  const locks: LockManager | undefined = navigator.locks;
  void (locks ? locks.request('bergauf-session', renew) : renew());
}
