import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore } from 'shared-contracts/store';

const gate = defineStore(() => createStore<{ first: Promise<unknown> | null }>(() => ({ first: null })));

/**
 * A guest is given a request id with the first cart or wishlist answer. Two first calls at once would be given two ids,
 * and what one of them stored would be lost; so the second call waits for the first, also one of another tab.
 */
export async function withRequestId<T extends { uuid: string | null } | null>(
  app: AppContext,
  call: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const store = gate.of(app);
  const hasId = (): boolean => app.session.read().requestId !== null;
  for (let first = store.getState().first; !hasId() && first; first = store.getState().first) await first;
  const ask = async (): Promise<ApiResult<T>> => {
    const result = await call();
    if (result.ok) adopt(app, result.data?.uuid ?? null);
    return result;
  };
  if (hasId()) return ask();
  const answer = oneTabAtATime(app, () => {
    app.session.follow();
    return ask();
  });
  store.setState({ first: answer });
  try {
    return await answer;
  } finally {
    store.setState({ first: null });
  }
}

/** Browsers without locks are old, and two tabs seldom begin in the same second. */
function oneTabAtATime<T>({ environment }: AppContext, work: () => Promise<T>): Promise<T> {
  return environment === 'browser' && 'locks' in navigator
    ? navigator.locks.request('bergauf.request-id', work)
    : work();
}

function adopt({ session }: AppContext, uuid: string | null): void {
  const current = session.read();
  if (uuid && current.kind === 'guest' && current.requestId !== uuid) session.adoptGuestRequestId(uuid);
}
