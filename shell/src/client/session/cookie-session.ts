import { anonymousSession, type PriceType, type Session, type SessionState } from 'shared-contracts/app';
import type { Bus } from 'shared-contracts/events';
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies.ts';

type Options = { bus: Bus; goHome: () => void; cookieDomain: string | null };

/**
 * The session of this tab, kept in the shop's cookies (SPEC 4, Auth): guest becomes customer on login or registration;
 * logout or an invalid session clears everything and the browser goes home.
 */
export function createCookieSession({ bus, goHome, cookieDomain }: Options): Session {
  let state: SessionState = readSessionCookies();
  const listeners = new Set<() => void>();

  function enter(next: SessionState): void {
    state = next;
    writeSessionCookies(next, cookieDomain);
    for (const listener of listeners) listener();
  }

  function signOut(reason: 'shopper' | 'session-invalid' | 'account-deleted'): void {
    clearSessionCookies(cookieDomain);
    state = anonymousSession;
    for (const listener of listeners) listener();
    bus.emit('logout', { reason });
    goHome();
  }

  bus.on('session-invalid', () => signOut('session-invalid'));

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token, uuid, hash }) {
      const guestRequestId = state.kind === 'guest' ? state.requestId : null;
      enter({ kind: 'customer', token, requestId: uuid, userHash: hash, priceType: 'vk' });
      bus.emit('login', { userHash: hash, requestId: uuid, guestRequestId });
    },
    signOut,
    adoptGuestRequestId(requestId) {
      if (state.kind !== 'guest' || state.requestId === requestId) return;
      // Another tab may have logged in meanwhile; its session is not to be overwritten with a guest's.
      const stored = readSessionCookies();
      enter(stored.kind === 'customer' ? stored : { ...state, requestId });
    },
    follow() {
      const stored = readSessionCookies();
      // Where the browser stores no cookies, the guest's id lives in this tab alone.
      if (state.kind === 'guest' && stored.requestId === null) return;
      if (JSON.stringify(stored) === JSON.stringify(state)) return;
      const before = state;
      state = stored;
      for (const listener of listeners) listener();
      if (before.kind === 'customer' && stored.kind === 'guest') {
        bus.emit('logout', { reason: 'shopper' });
        goHome();
      } else if (stored.kind === 'customer' && stored.requestId !== before.requestId) {
        bus.emit('login', { userHash: stored.userHash, requestId: stored.requestId, guestRequestId: null });
      }
    },
    replaceToken(token) {
      if (state.kind === 'customer') enter({ ...state, token });
    },
    setPriceType(priceType: PriceType) {
      // Guests have the default price type; account data may arrive after the customer has left (SPEC 6).
      if (state.kind === 'customer' && state.priceType !== priceType) enter({ ...state, priceType });
    },
  };
}
