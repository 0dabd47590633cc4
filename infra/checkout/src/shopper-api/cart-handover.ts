import type { AccountData, Cart } from 'shared-contracts/entities';
import { isAccount, isCart } from './response-checks.ts';
import type { Refusal, ShopperApi } from './shopper-api.ts';

/** The cart and the account that the shop hands over, or why there is no cart. */
export type CartHandover =
  | { readonly kind: 'cart'; readonly cart: Cart; readonly account: AccountData | null }
  /** `ended`: everything in the team shop's cart belongs to offers that have ended. `no-cookies`: the browser sends no cookies at all. */
  | { readonly kind: 'empty' | 'ended' | 'no-cookies'; readonly account: AccountData | null }
  /** Nothing in the cart is in stock in the chosen amount. */
  | { readonly kind: 'sold-out'; readonly products: Cart['products']; readonly account: AccountData | null }
  /** The session is no longer valid; a new login in the shop is needed. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' };

export async function readCartHandover(api: ShopperApi, teamBuild: boolean): Promise<CartHandover> {
  if (!api.isKnown) return { kind: api.hasCookies ? 'empty' : 'no-cookies', account: null };
  const [cart, account] = await Promise.all([
    api.get(teamBuild ? '/api/v2/team/cart/' : '/api/v1/cart/', isCart),
    api.isCustomer ? api.get('/api/v1/user/', isAccount) : null,
  ]);
  for (const result of [cart, account]) {
    if (result?.kind === 'refused' && endsSession(result)) return { kind: 'signed-out' };
  }
  // Other refusals, such as too many requests, do not concern the session.
  if (cart.kind !== 'ok' || (account !== null && account.kind !== 'ok')) return { kind: 'unreachable' };
  const known = { account: account?.data ?? null };
  const { products } = cart.data;
  if (!products.some(({ status }) => status === 'available')) {
    if (products.some(({ offer }) => offer?.hasEnded)) return { kind: 'ended', ...known };
    return products.length > 0 ? { kind: 'sold-out', products, ...known } : { kind: 'empty', ...known };
  }
  return { kind: 'cart', cart: cart.data, ...known };
}

const sessionCodes = ['invalid token', 'no uuid header', 'invalid uuid'];

/** Whether the API refused the session itself (SPEC 8). */
export function endsSession({ error }: Refusal): boolean {
  return sessionCodes.includes(error.error);
}
