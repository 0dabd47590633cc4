import mitt, { type Emitter } from 'mitt';
import type { SelectedStore } from './entities/index.ts';

/** What the bus carries. A payload is plain data, never a function or a store. Only the named party emits an event. */
export type EventMap = {
  /** Emitted by the shell once the session of a login or a registration is stored. */
  login: { userHash: string; requestId: string; guestRequestId: string | null };
  /** Emitted by the shell after the session was cleared; the browser is on its way to home. */
  logout: { reason: 'shopper' | 'session-invalid' | 'account-deleted' };
  /** Emitted by the API client when an answer says that the session is not valid (SPEC 4). Heard by the shell. */
  'session-invalid': { status: number; error: string };
  /** Emitted by mf-account right before credentials are sent, so that the cart can remember what to merge. */
  'login-started': Record<string, never>;
  /** Emitted by mf-account when login or registration was refused; pending merges are forgotten (SPEC 4). */
  'login-failed': Record<string, never>;
  /** Emitted by mf-cart-wishlist whenever the confirmed cart changed. */
  'cart-changed': { count: number };
  /** Emitted by mf-cart-wishlist whenever the confirmed wishlist changed. */
  'wishlist-changed': { count: number };
  /** Emitted by mf-cart-wishlist whenever the store for picking up is another, or none any more. */
  'store-changed': { store: SelectedStore | null };
  /** Emitted by whoever wants a flyout shown; heard by mf-header, which owns the frame and closes the others. */
  'flyout-requested': { name: FlyoutName; closeAfterMs?: number };
  /** Emitted by mf-header when a flyout has closed. */
  'flyout-closed': { name: FlyoutName };
  /** Emitted by the shell after every in-app navigation, once the new page is painted. */
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
  const emit = (type: keyof EventMap, event: EventMap[keyof EventMap]): void => {
    // That a listener fits its event is what `on` has checked.
    const listeners = [...(bus.all.get(type) ?? [])] as ((event: unknown) => void)[];
    const listenersToAll = [...(bus.all.get('*') ?? [])] as ((type: string, event: unknown) => void)[];
    for (const listener of listeners) callSafely(() => listener(event));
    for (const listener of listenersToAll) callSafely(() => listener(type, event));
  };
  return { ...bus, emit: emit as Bus['emit'] };
}

function callSafely(listen: () => void): void {
  try {
    listen();
  } catch (cause) {
    // Servers have no `reportError`; there the request fails.
    if (typeof reportError === 'undefined') throw cause;
    reportError(cause);
  }
}
