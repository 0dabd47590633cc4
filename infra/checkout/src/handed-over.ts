import type { AccountData, Cart } from 'shared-contracts/entities';
import type { ShopperApi } from './shopper-api.ts';

/** What the shop hands over to the checkout. */
export type HandedOver =
  | { readonly kind: 'cart'; readonly cart: Cart; readonly account: AccountData | null }
  | { readonly kind: 'empty'; readonly account: AccountData | null }
  /** The session is no longer valid; the shop asks for a new login. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' };

export async function readHandedOver(api: ShopperApi): Promise<HandedOver> {
  if (!api.isKnown) return { kind: 'empty', account: null };
  const [cart, account] = await Promise.all([
    api.get<Cart>('/api/v1/cart/'),
    api.isCustomer ? api.get<AccountData>('/api/v1/user/') : null,
  ]);
  if (cart.kind === 'unreachable' || account?.kind === 'unreachable') return { kind: 'unreachable' };
  if (cart.kind === 'refused' || account?.kind === 'refused') return { kind: 'signed-out' };
  const known = { account: account?.data ?? null };
  if (!cart.data.products.some(({ status }) => status === 'available')) return { kind: 'empty', ...known };
  return { kind: 'cart', cart: cart.data, ...known };
}
