import { anonymousSession, type PriceType, type Session, type SessionState } from 'shared-contracts/app';
import type { Bus } from 'shared-contracts/events';
import { clearSessionCookies, readSessionCookies, writeSessionCookies } from './session-cookies.ts';

type Options = { bus: Bus; goHome: () => void; cookieDomain: string | null };

/**
 * The session of this tab, kept in the shop's cookies (SPEC 4, Auth): guest becomes customer on login or registration; logout or an
 * invalid session clears everything and the browser goes home.
 *
 * The cookies belong to all tabs. What another tab has stored since is never overwritten or deleted: this tab follows it.
 *
 * | this tab | the cookies still hold its session | another tab has stored something since |
 * |---|---|---|
 * | login, registration | stored | stored: the later login counts |
 * | first request id, new token, price type | stored | followed |
 * | end of the session | cleared, home | followed |
 */
export function createCookieSession({ bus, goHome, cookieDomain }: Options): Session {
  let state: SessionState = readSessionCookies();
  /** False where the browser stores no cookies: the session then lives in this tab alone. */
  let isKept = true;
  const listeners = new Set<() => void>();

  function take(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function enter(next: SessionState): void {
    writeSessionCookies(next, cookieDomain);
    isKept = isSameSession(readSessionCookies(), next);
    take(next);
  }

  /** True when what is stored is another session than this tab's; it is this tab's from now on. */
  function hasFollowed(): boolean {
    const before = state;
    const stored = readSessionCookies();
    if (!isKept || isSameSession(stored, before)) return false;
    take(stored);
    if (before.kind === 'customer' && stored.kind === 'guest') {
      bus.emit('logout', { reason: 'shopper' });
      goHome();
    } else if (stored.kind === 'customer' && stored.requestId !== before.requestId) {
      bus.emit('login', { userHash: stored.userHash, requestId: stored.requestId, guestRequestId: null });
    }
    return true;
  }

  function signOut(reason: 'shopper' | 'session-invalid' | 'account-deleted'): void {
    if (hasFollowed()) return;
    clearSessionCookies(cookieDomain);
    take(anonymousSession);
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
      if (state.kind !== 'guest' || state.requestId === requestId || hasFollowed()) return;
      enter({ ...state, requestId });
    },
    follow() {
      // The price type may be another for the same session.
      if (!hasFollowed() && isKept && state.priceType !== readSessionCookies().priceType) take(readSessionCookies());
    },
    replaceToken(token) {
      if (state.kind === 'customer' && !hasFollowed()) enter({ ...state, token });
    },
    setPriceType(priceType: PriceType) {
      // Guests have the default price type; account data may arrive after the customer has left (SPEC 6).
      if (state.kind === 'customer' && state.priceType !== priceType && !hasFollowed()) enter({ ...state, priceType });
    },
  };
}

function isSameSession(a: SessionState, b: SessionState): boolean {
  return a.requestId === b.requestId && tokenOf(a) === tokenOf(b);
}

function tokenOf(session: SessionState): string | null {
  return session.kind === 'customer' ? session.token : null;
}
