import { checkResponse, hasShape } from 'shared-contracts/api';
import type { AccountData } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';

/** The fields that the overview reads. */
const isAccount = hasShape<AccountData>({ role: 'string', personal: { firstName: 'string', email: 'string' } });

/** Guests are redirected to the login; without account data the shopper is redirected home (SPEC 8). */
export async function loadOverview({ app }: LoaderInput): Promise<LoaderResult<AccountData | null>> {
  // The server has no session: the browser decides who may see this page.
  if (app.environment === 'server') return { kind: 'data', data: null };
  if (app.session.read().kind === 'guest') return { kind: 'redirect', to: `${paths.login}?weiter=${paths.account}` };
  const { apiDebounceMs: debounceMs } = app.config;
  const account = checkResponse(await app.api.get<unknown>('/api/v1/user/', { debounceMs }), isAccount);
  if (!account.ok) return { kind: 'redirect', to: paths.home };
  app.session.setPriceType(account.data.role);
  return { kind: 'data', data: account.data };
}
