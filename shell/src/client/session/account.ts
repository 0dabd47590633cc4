import { checkResponse, hasShape } from 'shared-contracts/api';
import type { Account, AppContext } from 'shared-contracts/app';
import type { AccountData } from 'shared-contracts/entities';
import { readPriceType } from '../../app/session-cookies.ts';

/** Milliseconds that a logout waits for the API; this browser signs out in any case. */
const logoutTimeoutMs = 3_000;

const isAccountData = hasShape<AccountData>({
  role: 'string',
  personal: { firstName: 'string', lastName: 'string', email: 'string' },
});

/**
 * The customer's data, loaded when a session starts: with the tab, on a login here, or on one in another tab (SPEC 6). Where that fails, it
 * is loaded with the next page.
 */
export function createAccount({
  api,
  bus,
  session,
  config,
}: Pick<AppContext, 'api' | 'bus' | 'session' | 'config'>): Account {
  let data: AccountData | null = null;
  let leaving: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function take(next: AccountData | null): void {
    data = next;
    for (const listener of listeners) listener();
  }

  const account: Account = {
    read: () => data,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      const { requestId } = session.read();
      const response = checkResponse(
        await api.get<unknown>('/api/v1/user/', { debounceMs: config.apiDebounceMs }),
        isAccountData,
      );
      if (response.ok && session.read().requestId === requestId) {
        session.setPriceType(readPriceType(response.data.role));
        take(response.data);
      }
      // SPEC 8: for the log; the caller shows a sentence.
      if (!response.ok && response.error.kind === 'malformed')
        reportError(new Error('Error during server response parsing!'));
      return response;
    },
    update(change) {
      if (data) take({ ...data, ...change });
    },
    logOut() {
      leaving ??= leave().finally(() => {
        leaving = null;
      });
      return leaving;
    },
  };

  async function leave(): Promise<void> {
    // Another tab may have signed in since: its session is the one to end.
    session.follow();
    if (session.read().kind === 'guest') return;
    await api.get('/api/v1/auth/logout/', { timeoutMs: logoutTimeoutMs });
    session.signOut('shopper');
  }

  /** A customer's request id without a token is an invalid session, which the client finds with the first call (SPEC 4). */
  function loadOnce(): void {
    if (data === null && session.read().requestId?.startsWith('u')) void account.load();
  }

  bus.on('login', () => {
    take(null);
    loadOnce();
  });
  bus.on('logout', () => take(null));
  bus.on('page-shown', loadOnce);
  loadOnce();
  return account;
}
