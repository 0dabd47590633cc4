import type { Account, AppContext } from 'shared-contracts/app';
import type { AccountData } from 'shared-contracts/entities';
import { isAccountRequestId } from 'shared-contracts/session-cookie-names';
import { leave, loadAccount } from './session-calls.ts';

/**
 * The customer's data, loaded when a session starts: with the tab, on a login here, or on one in another tab (SPEC 6). Where that fails, it
 * is loaded with the next page.
 */
export function createAccount(parts: Pick<AppContext, 'api' | 'bus' | 'session' | 'config'>): Account {
  const { bus, session } = parts;
  let data: AccountData | null = null;
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
    load: () => loadAccount(parts, take),
    update(change) {
      if (data) take({ ...data, ...change });
    },
    logOut: () => leave(parts),
  };

  /** A customer's request id without a token is an invalid session, which the API client detects with the first call (SPEC 4). */
  function loadOnce(): void {
    if (data === null && isAccountRequestId(session.read().requestId)) void account.load();
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
