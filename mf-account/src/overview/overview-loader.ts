import type { AccountData } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';

/** Guests are asked to sign in; if the account's data cannot be had, the shopper is sent home (SPEC 8). */
export async function loadOverview({ app }: LoaderInput): Promise<LoaderResult<AccountData | null>> {
  // The server loads as nobody and must not decide who may see this page.
  if (app.environment === 'server') return { kind: 'data', data: null };
  if (app.session.read().kind === 'guest') return { kind: 'redirect', to: `${paths.login}?weiter=${paths.account}` };
  const account = await app.api.get<AccountData>('/api/v1/user/', { debounceMs: app.config.apiDebounceMs });
  if (!account.ok || !account.data.personal) return { kind: 'redirect', to: paths.home };
  app.session.setPriceType(account.data.role);
  return { kind: 'data', data: account.data };
}
