import { type ApiError, checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { type Account, type AppContext, useAccount, useApp, useSession } from 'shared-contracts/app';
import type { AccountData } from 'shared-contracts/entities';
import { createTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { withReturnPath } from '../auth/with-return-path.ts';
import { frameMessages } from './messages/messages.ts';

type Redirect = Extract<LoaderResult<never>, { kind: 'redirect' }>;

/** Redirects guests to the login, with the address to return to; null for customers. */
export function redirectGuest({ app, request: { url } }: LoaderInput): Redirect | null {
  // Another tab may have changed the password: its token replaces the one of this tab.
  app.session.follow();
  if (app.session.read().kind === 'customer') return null;
  return { kind: 'redirect', to: withReturnPath(paths.login, pathOf(url)) };
}

/** The fields of the loyalty account that the pages read. */
export const loyaltyShape = {
  points: 'number',
  pointsOfYear: 'number',
  tier: { sysname: 'string', name: 'string', from: 'number' },
  tiers: [{ sysname: 'string', name: 'string', from: 'number' }],
  exchange: { points: 'number', value: { formatted: 'string' } },
  vouchers: 'array',
  history: 'array',
} as const;

/** The fields that the pages of the account read. */
const isAccount = hasShape<AccountData>({
  role: 'string',
  personal: { firstName: 'string', lastName: 'string', email: 'string', phone: 'string' },
  addresses: { shipping: [{ uuid: 'string', street: 'string' }] },
  p4m: loyaltyShape,
});

/** Loads the account data for a page; the shop's copy then contains it too. Without it the shopper is redirected home (SPEC 8). */
export async function loadAccount(input: LoaderInput): Promise<LoaderResult<AccountData>> {
  const guest = redirectGuest(input);
  if (guest) return guest;
  const loaded = await input.app.account.load();
  const account = checkResponse(loaded, isAccount);
  // The shop itself reports a response that it cannot read.
  if (loaded.ok && !account.ok) reportMalformed();
  if (!account.ok) return sendHome(input, 'account', account.error);
  return { kind: 'data', data: account.data };
}

/** The shop's copy, which includes what was saved since the page was loaded. */
export function useAccountData(loaded: AccountData): AccountData {
  return useAccount() ?? loaded;
}

/**
 * Changes the shop's copy of the account (SPEC 4), if the session is still the one of the change.
 * @param requestId of the customer who made the change
 */
export function updateFor(
  requestId: string | null,
  { account, session }: Pick<AppContext, 'account' | 'session'>,
): Account['update'] {
  return (change) => {
    // Someone else may have signed in in another tab before the response arrived.
    if (session.read().requestId === requestId) account.update(change);
  };
}

/** `updateFor` the customer who is signed in at this rendering: a request keeps the function of the rendering that sent it. */
export function useAccountUpdate(): Account['update'] {
  return updateFor(useSession().requestId, useApp());
}

/**
 * The redirect home after account data or orders did not load (SPEC 8), with the reason, which mf-header shows there. A session that has
 * ended is explained already.
 */
export async function sendHome(
  { app, request }: LoaderInput,
  what: 'account' | 'orders',
  error: ApiError,
): Promise<Redirect> {
  const hasLeft = request.signal.aborted || app.session.read().kind === 'guest';
  if (!hasLeft) {
    const t = createTranslate(await frameMessages(app.locale), app.locale);
    const reason = error.kind === 'malformed' ? t('unavailable.malformed') : failureText(t, { ...error, fields: {} });
    app.bus.emit('page-unavailable', { text: `${t(`unavailable.${what}`)} ${reason}`, path: pathOf(request.url) });
  }
  return { kind: 'redirect', to: paths.home };
}

const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

/** SPEC 8, for operators: shoppers get a text. */
export function reportMalformed(): void {
  reportError(new Error('Error during server response parsing!'));
}
