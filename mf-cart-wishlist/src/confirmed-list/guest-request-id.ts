import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore } from 'shared-contracts/store';
import { newGuestId } from './guest-id.ts';

const turn = defineStore(() => createStore<{ waiting: Promise<void> | null }>(() => ({ waiting: null })));

/**
 * A guest's first change carries a request id that this browser has made and stored before it is sent: who leaves the page before the
 * answer is here still owns what the answer is about. Tabs take turns, so that two which begin at once share one id.
 */
export async function withRequestId<T>(app: AppContext, call: () => Promise<T>): Promise<T> {
  const { session } = app;
  const hasId = (): boolean => session.read().requestId !== null;
  if (!hasId()) {
    const { getState, setState } = turn.of(app);
    const waiting =
      getState().waiting ??
      oneTabAtATime(app, () => {
        session.follow();
        if (!hasId()) session.adoptGuestRequestId(newGuestId());
      });
    setState({ waiting });
    await waiting;
    setState({ waiting: null });
  }
  return call();
}

/** Browsers without locks are old, and two tabs seldom begin in the same moment. A page that is being left cannot wait for its turn. */
function oneTabAtATime({ environment }: AppContext, work: () => void): Promise<void> {
  if (environment === 'server' || !('locks' in navigator)) return Promise.resolve(work());
  return new Promise((resolve) => {
    const now = (): void => {
      removeEventListener('pagehide', now);
      work();
      resolve();
    };
    addEventListener('pagehide', now);
    // Where the browser refuses a lock, there is no turn to wait for.
    navigator.locks.request('bergauf.request-id', now).catch(now);
  });
}
