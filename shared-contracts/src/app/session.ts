import type { PriceType } from '../entities/index.ts';

export type { PriceType } from '../entities/index.ts';

/** Who is shopping. Guests have a request id as soon as they own a cart or a wishlist. */
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

/** The shell's session as remotes see it. Remotes never touch a cookie; this is all they get. */
export type Session = {
  read(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Stores a login or registration answer and emits `login`. */
  signIn(answer: { token: string; uuid: string; hash: string }): void;
  /** Clears everything, emits `logout` and sends the browser home. */
  signOut(reason: 'shopper' | 'session-invalid' | 'account-deleted'): void;
  /** Stores the request id of a guest who begins a cart or a wishlist. Another tab's login or guest is followed instead. */
  adoptGuestRequestId(requestId: string): void;
  /** Takes over what another tab has stored meanwhile: its login, its logout, its guest's request id. */
  follow(): void;
  /** A new token after a password change. */
  replaceToken(token: string): void;
  /** Set from account data after load. */
  setPriceType(priceType: PriceType): void;
};

export const anonymousSession: SessionState = { kind: 'guest', requestId: null, priceType: 'vk' };
