import type { PriceType } from '../entities/index.ts';

export type { PriceType } from '../entities/index.ts';

/** The shopper's identity. Guests have a request id as soon as they own a cart or a wishlist. */
export type SessionState =
  | { readonly kind: 'guest'; readonly requestId: string | null; readonly priceType: PriceType }
  | {
      readonly kind: 'customer';
      readonly token: string;
      /** Begins with `u` (SPEC 4). */
      readonly requestId: string;
      readonly userHash: string;
      readonly priceType: PriceType;
    };

/** The shell's session as remotes see it. Remotes never read or write a cookie. */
export type Session = {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Stores the response of a login or registration and emits `login`. */
  signIn(response: { token: string; uuid: string; hash: string }): void;
  /**
   * Clears everything, emits `logout` and sends the browser home.
   * @param until ISO 8601, when the account will be deleted; the shopper can stop that until then. Shown on the home page
   */
  signOut(reason: 'shopper' | 'session-invalid' | 'account-deleted', until?: string): void;
  /** Stores the request id of a guest with a first cart or wishlist. A session that another tab has stored meanwhile wins. */
  adoptGuestRequestId(requestId: string): void;
  /** Adopts the session that another tab has stored meanwhile: a login, a logout, a guest's request id. */
  follow(): void;
  /** Stores the new token after a password change. */
  replaceToken(token: string): void;
  /** Stores the price type of the loaded account data. */
  setPriceType(priceType: PriceType): void;
};

export const anonymousSession: SessionState = { kind: 'guest', requestId: null, priceType: 'vk' };

export function isSameSession(a: SessionState, b: SessionState): boolean {
  const tokenOf = (session: SessionState): string | null => (session.kind === 'customer' ? session.token : null);
  return a.requestId === b.requestId && tokenOf(a) === tokenOf(b);
}
