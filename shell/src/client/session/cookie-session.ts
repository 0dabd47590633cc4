import { anonymousSession, isSameSession, type PriceType, type Session, type SessionState } from 'shared-contracts/app';
import type { Bus, EventMap } from 'shared-contracts/events';
import { isAccountRequestId, type SessionCookieNames, sessionCookies } from 'shared-contracts/session-cookie-names';
import { readCookie, readSessionCookies, writeSessionCookies } from './cookie-storage.ts';

type EndReason = EventMap['logout']['reason'];

type Options = {
  bus: Bus;
  /** Called at the end of a session. */
  goHome: (reason: EndReason, until?: string) => void;
  cookieDomain: string | null;
  /** Default: those of the main shop. */
  cookieNames?: SessionCookieNames;
  /** See `renewCookies`. */
  renew: (before: () => void) => void;
};

/**
 * The session of this tab, stored in the shop's cookies (SPEC 4, Auth): a guest becomes a customer on login or registration; a logout or
 * an invalid session clears everything and the browser goes home.
 *
 * All tabs share the cookies. A session that another tab has stored meanwhile is never overwritten or deleted: this tab adopts it.
 * What is stored here, the server stores again (decision 0040); a tab has that done once a day, with a page that it shows, or when the
 * shopper comes back to it.
 *
 * | this tab | the cookies contain its session | another tab has stored a session meanwhile |
 * |---|---|---|
 * | login, registration | stored | stored: the later login counts |
 * | first request id, new token, price type | stored | adopted |
 * | end of the session | cleared, home | adopted |
 */
export function createCookieSession({
  bus,
  goHome,
  cookieDomain,
  cookieNames = sessionCookies,
  renew,
}: Options): Session {
  const stored = (): SessionState => readSessionCookies(cookieNames, cookieDomain);
  let state = stored();
  /** False where the browser stores no cookies: the session then exists in this tab only. */
  let isStored = true;
  const listeners = new Set<() => void>();
  /** Id of the cookie write, by a script, that this tab's state comes from. */
  let writeId = readCookie(cookieNames.writing);

  function take(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function enter(next: SessionState): void {
    writeId = writeSessionCookies(cookieNames, next, cookieDomain);
    isStored = isSameSession(stored(), next);
    take(next);
    if (isStored) renew(restore);
  }

  /** The response to another tab's renewal may have restored the previous session without a new write id. */
  function restore(): void {
    const now = stored();
    const isStale = !isSameSession(now, state) || now.priceType !== state.priceType;
    if (isStale && writeId && readCookie(cookieNames.writing) === writeId)
      writeId = writeSessionCookies(cookieNames, state, cookieDomain);
  }

  /**
   * Adopts the stored session if it is not this tab's.
   * @param reason why this tab's ends, if it does
   * @returns true when it was another one
   */
  function adoptStored(reason: EndReason = 'shopper'): boolean {
    const before = state;
    const now = stored();
    if (!isStored || isSameSession(now, before)) return false;
    // An account's request id without its token is no session to adopt: the next call would end the session again (SPEC 4).
    if (now.kind === 'guest' && isAccountRequestId(now.requestId)) {
      end('session-invalid');
      return true;
    }
    writeId = readCookie(cookieNames.writing);
    take(now);
    if (before.kind === 'customer' && now.kind === 'guest') {
      bus.emit('logout', { reason });
      goHome(reason);
    } else if (now.kind === 'customer' && now.requestId !== before.requestId) {
      bus.emit('login', { userHash: now.userHash, requestId: now.requestId, guestRequestId: null });
      // This tab still shows the former customer's data.
      if (before.kind === 'customer') window.location.reload();
    }
    return true;
  }

  function signOut(reason: EndReason, until?: string): void {
    // When several calls fail together, the first one has already ended the session.
    if (adoptStored(reason) || (state.kind === 'guest' && state.requestId === null)) return;
    end(reason, until);
  }

  function end(reason: EndReason, until?: string): void {
    writeSessionCookies(cookieNames, anonymousSession, cookieDomain);
    take(anonymousSession);
    bus.emit('logout', { reason });
    goHome(reason, until);
  }

  function follow(): void {
    // Another tab may have stored another price type for the same session.
    if (!adoptStored() && isStored && state.priceType !== stored().priceType) take(stored());
  }

  /** A page is shown, or its tab becomes visible again: another tab may have signed in or out meanwhile. */
  function onSeen(): void {
    if (!document.hidden) follow();
    renewOnceADay();
  }

  function renewOnceADay(): void {
    if (isStored && state.requestId !== null && !readCookie(cookieNames.renewed)) renew(() => {});
  }

  bus.on('session-invalid', () => signOut('session-invalid'));
  bus.on('page-shown', onSeen);
  document.addEventListener('visibilitychange', onSeen);
  renewOnceADay();

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
      if (state.kind !== 'guest' || state.requestId === requestId || adoptStored()) return;
      enter({ ...state, requestId });
    },
    follow,
    replaceToken(token) {
      if (state.kind === 'customer' && !adoptStored()) enter({ ...state, token });
    },
    setPriceType(priceType: PriceType) {
      // Guests have the default price type; account data may arrive after the customer has signed out (SPEC 6).
      if (state.kind === 'customer' && state.priceType !== priceType && !adoptStored()) enter({ ...state, priceType });
    },
  };
}
