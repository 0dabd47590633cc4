import type { AccountData, Cart } from 'shared-contracts/entities';
import type { Refusal, ShopperApi } from './shopper-api.ts';
import { isAccount, isCart } from './usable-answers.ts';

/** What the shop hands over to the checkout. */
export type HandedOver =
  | { readonly kind: 'cart'; readonly cart: Cart; readonly account: AccountData | null }
  | { readonly kind: 'empty'; readonly account: AccountData | null }
  /** The session is no longer valid; the shop asks for a new login. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' };

export async function readHandedOver(api: ShopperApi, teamBuild: boolean): Promise<HandedOver> {
  if (!api.isKnown) return { kind: 'empty', account: null };
  const [cart, account] = await Promise.all([
    api.get(teamBuild ? '/api/v2/team/cart/' : '/api/v1/cart/', isCart),
    api.isCustomer ? api.get('/api/v1/user/', isAccount) : null,
  ]);
  for (const answer of [cart, account]) {
    if (answer?.kind === 'refused' && endsSession(answer)) return { kind: 'signed-out' };
  }
  // Another refusal, such as too many requests, says nothing about the session.
  if (cart.kind !== 'ok' || (account !== null && account.kind !== 'ok')) return { kind: 'unreachable' };
  const known = { account: account?.data ?? null };
  if (!cart.data.products.some(({ status }) => status === 'available')) return { kind: 'empty', ...known };
  return { kind: 'cart', cart: cart.data, ...known };
}

const sessionCodes = ['invalid token', 'no uuid header', 'invalid uuid'];

/** SPEC 8. */
export function endsSession({ error }: Refusal): boolean {
  return sessionCodes.includes(error.error);
}
