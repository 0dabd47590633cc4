import { type ApiCaller, createApiCaller } from './api-caller.ts';
import type { Check, Effect } from './check.ts';
import { accountChecks } from './checks/account.ts';
import { accountLifeChecks } from './checks/account-life.ts';
import { browserAccessChecks } from './checks/browser-access.ts';
import { cartChecks } from './checks/cart.ts';
import { cartSetChecks } from './checks/cart-set.ts';
import { catalogueChecks } from './checks/catalogue.ts';
import { contentChecks } from './checks/content.ts';
import { crawlingChecks } from './checks/crawling.ts';
import { type KnownAddresses, knownAddressChecks } from './checks/known-addresses.ts';
import { listingChecks } from './checks/listing.ts';
import { orderChecks } from './checks/order.ts';
import { requestChecks } from './checks/requests.ts';
import { searchBoxChecks } from './checks/search-box.ts';
import { sessionChecks } from './checks/session.ts';
import { storeChecks } from './checks/stores.ts';
import { teamChecks } from './checks/team.ts';
import { teamListChecks } from './checks/team-lists.ts';
import { wishlistChecks } from './checks/wishlist.ts';

export type Options = {
  /** The API's origin, without a trailing slash. */
  readonly api: string;
  /** The origin of the shop whose browsers call it. */
  readonly shop: string;
  readonly effects: readonly Effect[];
  readonly team: boolean;
  readonly addresses?: KnownAddresses;
};

export type Result = { readonly call: string; readonly promise: string; readonly fault: string | null };

export function checksFor({ shop, effects, team, addresses = {} }: Omit<Options, 'api'>): readonly Check[] {
  const all = [
    ...listingChecks,
    ...catalogueChecks,
    ...knownAddressChecks(addresses),
    ...searchBoxChecks,
    ...contentChecks,
    ...storeChecks,
    ...crawlingChecks,
    ...browserAccessChecks(shop),
    ...sessionChecks,
    ...cartChecks,
    ...cartSetChecks,
    ...wishlistChecks,
    ...accountChecks,
    ...accountLifeChecks,
    ...requestChecks,
    ...orderChecks,
    ...teamChecks,
    ...teamListChecks,
  ];
  return all.filter((check) => effects.includes(check.effect) && (team || !check.isTeam));
}

/** Never throws. */
export async function runCheck({ call, promise, run }: Check, caller: ApiCaller): Promise<Result> {
  try {
    await run(caller);
    return { call, promise, fault: null };
  } catch (cause) {
    return { call, promise, fault: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Runs the checks one after the other, so that no rate limit is reached. Never throws. */
export async function* runChecks(options: Options): AsyncGenerator<Result> {
  const caller = createApiCaller(options.api);
  for (const check of checksFor(options)) yield await runCheck(check, caller);
}
