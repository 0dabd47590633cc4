import mitt, { type Emitter } from 'mitt';
import type { Gender } from './entities/index.ts';

/**
 * The events of the bus. A payload is plain data, never a function or a store. Only the named party emits an event, and each one has a
 * listener in another frontend or in the shell; `event-listeners.test.ts` of the launcher checks that.
 */
export type EventMap = {
  /** Emitted by the shell after a login or a registration. mf-cart-wishlist merges the guest's lists. */
  login: { userHash: string; requestId: string; guestRequestId: string | null };
  /**
   * Emitted by the shell after the session was cleared; the browser navigates home. mf-cart-wishlist clears the lists, mf-account keeps
   * what was typed in a form that was refused, mf-header explains an invalid session to a shopper who already is on the home page.
   */
  logout: { reason: 'shopper' | 'session-invalid' | 'account-deleted' };
  /** Emitted by the API client when a response says that the session is invalid (SPEC 4). The shell logs out, mf-header explains it. */
  'session-invalid': { status: number; error: string };
  /** Emitted by mf-account before credentials are sent. mf-cart-wishlist remembers which guest's lists to merge. */
  'login-started': Record<string, never>;
  /** Emitted by mf-account when login or registration was refused. mf-cart-wishlist forgets the pending merges (SPEC 4). */
  'login-failed': Record<string, never>;
  /** Emitted by mf-cart-wishlist when the confirmed cart has changed. mf-header shows the count in its flyout's title. */
  'cart-changed': { count: number };
  /**
   * Emitted by mf-cart-wishlist when everything that an add button with an `additionId` stands for is in the cart. mf-catalog forgets the
   * order of a team.
   */
  'items-added': { additionId: string; pieces: number };
  /**
   * Emitted by mf-cart-wishlist when the confirmed wishlist has changed. mf-header shows the count in its flyout's title, mf-account's
   * overview the products.
   */
  'wishlist-changed': { count: number };
  /** Emitted by mf-account after a call that has changed the cart. mf-cart-wishlist reads the cart again. */
  'cart-outdated': Record<string, never>;
  /**
   * Emitted by mf-account before it sends the shopper home because account data or orders did not load (SPEC 8). mf-header shows `text`
   * with a link to `path` to try again. The bus keeps the event until there is a listener.
   */
  'page-unavailable': { text: string; path: string };
  /** Emitted by mf-cart-wishlist to open a flyout. mf-header opens it and closes the others. */
  'flyout-requested': { name: FlyoutName; closeAfterMs?: number };
  /** Emitted by mf-content: the shopper wants to see or change the consent. The shell opens the settings. */
  'consent-settings-requested': Record<string, never>;
  /**
   * Emitted by mf-header when the gender of the navigation has changed, and after `gender-asked` where it is known: the shopper's choice, else
   * the server's recommendation, else 0 (SPEC 4). `useGender` listens for mf-content, mf-catalog and the header itself.
   */
  'gender-changed': { gender: Gender };
  /** Emitted by `useGender` when a component starts to follow the gender. mf-header responds with `gender-changed`. */
  'gender-asked': Record<string, never>;
  /**
   * Emitted by the shell after an in-app navigation to another page, once it is painted; not if only parameters have changed that do not
   * make another page (`QueryParameter`), such as filters. mf-cart-wishlist ends its undo offers.
   */
  'page-shown': { path: string; title: string };
};

export type FlyoutName = 'cart' | 'wishlist';

export type Bus = Emitter<EventMap>;

/**
 * Creates the bus of one app: one for each browser tab, and one for each request on the server. A listener that throws affects neither
 * the sender nor the other listeners, which belong to other frontends.
 */
export function createBus(): Bus {
  const bus = mitt<EventMap>();
  /** The last `page-unavailable` that had no listener: mf-header may load after the redirect that it explains. */
  let unheard: EventMap['page-unavailable'] | null = null;
  const emit = (type: keyof EventMap, event: EventMap[keyof EventMap]): void => {
    // The type of `on` has checked that a listener fits its event.
    const listeners = [...(bus.all.get(type) ?? [])] as ((event: unknown) => void)[];
    if (type === 'page-unavailable' && listeners.length === 0) unheard = event as EventMap['page-unavailable'];
    const listenersToAll = [...(bus.all.get('*') ?? [])] as ((type: string, event: unknown) => void)[];
    for (const listener of listeners) callSafely(() => listener(event));
    for (const listener of listenersToAll) callSafely(() => listener(type, event));
  };
  const on = (type: keyof EventMap | '*', listener: (event: unknown) => void): void => {
    bus.on(type as keyof EventMap, listener);
    if (type !== 'page-unavailable' || unheard === null) return;
    const event = unheard;
    unheard = null;
    callSafely(() => listener(event));
  };
  return { ...bus, on: on as Bus['on'], emit: emit as Bus['emit'] };
}

function callSafely(listen: () => void): void {
  try {
    listen();
  } catch (cause) {
    // Node has no `reportError`; there the request fails.
    if (typeof reportError === 'undefined') throw cause;
    reportError(cause);
  }
}
