import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore } from 'shared-contracts/store';

const creation = defineStore(() => createStore<{ pending: Promise<void> | null }>(() => ({ pending: null })));

/**
 * Runs a guest's first change with a request id that this browser has created and stored before: a guest who leaves the page before the
 * response arrives still owns the list. Tabs create it one at a time, so that two tabs share one id.
 */
export async function withRequestId<T>(app: AppContext, send: () => Promise<T>): Promise<T> {
  const { session } = app;
  const hasId = (): boolean => session.read().requestId !== null;
  if (!hasId()) {
    const { getState, setState } = creation.of(app);
    const pending =
      getState().pending ??
      oneTabAtATime(app, () => {
        session.follow();
        if (!hasId()) session.adoptGuestRequestId(newRequestId());
      });
    setState({ pending });
    await pending;
    setState({ pending: null });
  }
  return send();
}

/**
 * A page that is being left cannot wait for the lock. On pages without HTTPS, where browsers have no locks, two tabs may each create an id.
 */
function oneTabAtATime({ environment }: AppContext, work: () => void): Promise<void> {
  if (environment === 'server' || !('locks' in navigator)) return Promise.resolve(work());
  return new Promise((resolve) => {
    const now = (): void => {
      removeEventListener('pagehide', now);
      work();
      resolve();
    };
    addEventListener('pagehide', now);
    // The browser may refuse a lock.
    navigator.locks.request('bergauf.request-id', now).catch(now);
  });
}

/** @returns a random UUID of version 4. `crypto.randomUUID` exists in secure contexts only. */
export function newRequestId(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 + (random % 4) : random % 16).toString(16);
  });
}
