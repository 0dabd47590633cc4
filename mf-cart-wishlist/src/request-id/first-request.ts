import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore } from 'shared-contracts/store';

const gate = defineStore(() => createStore<{ first: Promise<unknown> | null }>(() => ({ first: null })));

/**
 * A guest is given a request id with the first cart or wishlist answer. Two first calls at once would be given two ids,
 * and what one of them stored would be lost; so the second call waits for the first.
 */
export async function withRequestId<T extends { uuid: string | null } | null>(
  app: AppContext,
  call: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const store = gate.of(app);
  const hasId = (): boolean => app.session.read().requestId !== null;
  for (let first = store.getState().first; !hasId() && first; first = store.getState().first) await first;
  const answer = call().then((result) => {
    if (result.ok) adopt(app, result.data?.uuid ?? null);
    return result;
  });
  if (hasId()) return answer;
  store.setState({ first: answer });
  const result = await answer;
  store.setState({ first: null });
  return result;
}

function adopt({ session }: AppContext, uuid: string | null): void {
  const current = session.read();
  if (uuid && current.kind === 'guest' && current.requestId !== uuid) session.adoptGuestRequestId(uuid);
}
