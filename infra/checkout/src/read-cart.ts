import { parseCookie } from 'cookie';
import type { Cart } from 'shared-contracts/entities';

export type HandedCart = { kind: 'cart'; cart: Cart } | { kind: 'none' } | { kind: 'unreachable' };

/** The cart that the shop hands over: its cookies are shared with this host (SPEC 9), no id travels in an address. */
export async function readCart(apiOrigin: string, cookieHeader: string): Promise<HandedCart> {
  const cookies = parseCookie(cookieHeader);
  const requestId = cookies['bergauf_request_id'];
  const token = cookies['bergauf_token'];
  if (!requestId) return { kind: 'none' };
  try {
    const response = await fetch(`${apiOrigin}/api/v1/cart/`, {
      headers: {
        'x-request-id': requestId,
        'x-requested-with': 'XMLHttpRequest',
        'x-request-client': 'web',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: AbortSignal.timeout(5000),
    });
    // A session that the API refuses has no cart to show; the shop will ask for a new login.
    if (response.status >= 400 && response.status < 500) return { kind: 'none' };
    if (!response.ok) return { kind: 'unreachable' };
    const body = (await response.json()) as { data: Cart };
    return { kind: 'cart', cart: body.data };
  } catch {
    return { kind: 'unreachable' };
  }
}
