import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { BrowserTab } from '../browser/browser-tab.ts';
import type { ListApi } from './list-api.ts';
import type { ListEvent, ListOperation, ListState } from './list-state.ts';
import { type GuestIdRecord, uuidToMerge } from './merge-uuid.ts';

/** The server may execute a request after its timeout, and an unreachable API may be back: the list is read again after this. */
const readAgainAfterMs = 5000;
const refreshAttempts = 3;

/** Result of a request that the state machine refused: nothing was sent. */
const notSent: { ok: false; error: ApiError } = {
  ok: false,
  error: { kind: 'aborted', status: null, code: 'aborted', message: '', fields: {}, retryable: true },
};

/** The differences between cart and wishlist: the state machine, the API, names and counts. */
export type ServerListOptions<T, Change extends { readonly kind: string }, Event> = {
  readonly app: AppContext;
  readonly tab: BrowserTab;
  readonly guestId: GuestIdRecord | null;
  readonly api: Pick<ListApi<T>, 'read' | 'merge'>;
  /** Used in error messages. */
  readonly name: 'Cart' | 'Wishlist';
  readonly changedEvent: 'cart-changed' | 'wishlist-changed';
  readonly mergeStarted: Event;
  state(): ListState<Change>;
  dispatch(event: Event | ListEvent<T>): void;
  isChangeInFlight(): boolean;
  /** True when the server has confirmed a list without products. */
  isConfirmedEmpty(): boolean;
  /** Whether the list shows that the server has executed an operation. */
  isApplied(operation: ListOperation<Change>, list: T): boolean;
  /** The number in the badge. */
  count(list: T): number;
  /** Resolves when no change is pending or in flight. */
  settled(): Promise<void>;
  /** Called when a change has ended, so that the next one may be sent. */
  onChangeEnd?(): void;
  /** Called when the page is left: pending changes must be sent now. */
  onLeave?(): void;
};

export type ServerList<T, Event> = {
  /** Reads the list, or merges a guest's, and follows the tab's events; once for each app. */
  start(): void;
  read(): Promise<ApiResult<T>>;
  /** Reads the list again, here and in other tabs, because it was changed elsewhere. */
  refresh(): Promise<void>;
  /** Sends a change. After a failure the list is read: if it shows the change, the change has succeeded. */
  change(event: Event, send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>>;
  /** @throws without a merge behaviour (SPEC 8) */
  merge(): Promise<void>;
  /** Resolves with the response to the request that was sent last. */
  lastResponse(): Promise<unknown>;
  /** Resolves when the list was read after the last failure. */
  readAfterLastFailure(): Promise<unknown>;
};

/**
 * Keeps a list as the server confirms it: reads it, sends changes, reads it again when it may be stale, and follows login and logout. The
 * state machine decides which request may be sent and which response counts.
 */
export function createServerList<T, Change extends { readonly kind: string }, Event>(
  options: ServerListOptions<T, Change, Event>,
): ServerList<T, Event> {
  const { app, tab, guestId, api, name, changedEvent, state, dispatch, settled } = options;
  const { bus, session } = app;
  let isStarted = false;
  let isRefreshing = false;
  let lastResponse: Promise<unknown> = Promise.resolve();
  let readAfterLastFailure: Promise<unknown> = Promise.resolve();

  // Requests

  const read = (): Promise<ApiResult<T>> => request({ type: 'read-started' }, api.read);

  function request(event: Event | ListEvent<T>, send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const before = state().requestNumber;
    dispatch(event);
    const { requestNumber } = state();
    // Refused: a change is in flight, whose response contains the list as well.
    if (requestNumber === before) return Promise.resolve(notSent);
    const response = send().then((result) => {
      if (requestNumber !== state().requestNumber) return result;
      if (!result.ok) dispatch({ type: 'failed', requestNumber, error: result.error });
      else {
        dispatch({ type: 'confirmed', requestNumber, data: result.data });
        bus.emit(changedEvent, { count: options.count(result.data) });
      }
      return result;
    });
    lastResponse = response;
    return response;
  }

  async function change(event: Event, send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const result = await request(event, send);
    const { failure } = state();
    if (result.ok) tab.notifyOtherTabs();
    options.onChangeEnd?.();
    // The failure in the state is a different one if the request was refused or its response was late.
    if (result.ok || failure?.error !== result.error) return result;
    return readAfterFailure(failure.operation, result);
  }

  /** The server may have executed a change whose response was lost. */
  async function readAfterFailure(
    operation: ListOperation<Change>,
    result: { ok: false; error: ApiError },
  ): Promise<ApiResult<T>> {
    if (session.read().requestId === null) return result;
    if (result.error.kind === 'timeout') setTimeout(refresh, readAgainAfterMs);
    const reading = read();
    readAfterLastFailure = reading;
    const current = await reading;
    if (!current.ok || !options.isApplied(operation, current.data)) return result;
    tab.notifyOtherTabs();
    return current;
  }

  // Refresh

  /** Waits for requests in flight, because their responses may be older than the notification. */
  async function refresh(attempts = refreshAttempts): Promise<void> {
    if (isRefreshing) return;
    isRefreshing = true;
    while (options.isChangeInFlight() || state().reading === 'reading') await lastResponse;
    isRefreshing = false;
    const owner = session.read().requestId;
    session.follow();
    if (session.read().requestId !== owner) dispatch({ type: 'cleared' });
    await readOrMerge();
    if (state().reading === 'failed' && attempts > 1) setTimeout(() => refresh(attempts - 1), readAgainAfterMs);
  }

  async function readOrMerge(): Promise<void> {
    const { kind, requestId } = session.read();
    if (requestId === null) {
      dispatch({ type: 'read-skipped' });
      return bus.emit(changedEvent, { count: 0 });
    }
    const hasGuest = guestId !== null && uuidToMerge(guestId, requestId) !== null;
    const isMergeDue = hasGuest || state().failure?.operation.kind === 'merging';
    await (kind === 'customer' && isMergeDue ? merge() : read());
  }

  // Login and merge (SPEC 4)

  async function merge(): Promise<void> {
    if (!guestId) throw new Error(`[${name}] merge mergeUuidBehavior is not defined!`);
    // Another change may have waited for the same response and be sent first.
    do await settled();
    while (options.isChangeInFlight());
    const uuid = uuidToMerge(guestId, session.read().requestId);
    // Another tab has merged the guest's list: a read ends the failure of this tab's merge.
    const result = await change(options.mergeStarted, uuid === null ? api.read : () => api.merge(uuid));
    // A refusal is final: the guest's list no longer exists.
    if (result.ok || (result.error.kind === 'http' && !result.error.retryable)) guestId.clear();
  }

  /** Only a list that is confirmed as empty needs no merge. */
  function rememberGuest(guestRequestId: string | null): void {
    const isEmpty = options.isConfirmedEmpty() && !options.isChangeInFlight();
    if (guestRequestId !== null && !isEmpty) guestId?.write(guestRequestId);
  }

  // Runs before the credentials are sent, because a full page load may follow.
  bus.on('login-started', () => {
    const { kind, requestId } = session.read();
    if (kind === 'guest') rememberGuest(requestId);
  });
  bus.on('login-failed', () => guestId?.clear());
  bus.on('login', ({ guestRequestId }) => {
    rememberGuest(guestRequestId);
    // A change in flight with the guest's id belongs to the list that will be merged.
    void settled().then(readOrMerge);
  });
  bus.on('logout', () => {
    guestId?.clear();
    dispatch({ type: 'cleared' });
    bus.emit(changedEvent, { count: 0 });
    // Another window that stays visible gets no event when it is shown, and would keep the customer's list.
    tab.notifyOtherTabs();
  });
  bus.on('page-shown', () => {
    dispatch({ type: 'page-changed' });
    // The failure of a change has ended, and with it the only hint that the list could not be read.
    if (state().reading === 'failed' && !state().failure) void readOrMerge();
  });

  return {
    start() {
      if (isStarted) return;
      isStarted = true;
      tab.onStale(() => void refresh());
      if (options.onLeave) tab.onLeave(options.onLeave);
      if (state().reading === 'not-started') void readOrMerge();
    },
    read,
    async refresh() {
      tab.notifyOtherTabs();
      await refresh();
    },
    change,
    merge,
    lastResponse: () => lastResponse,
    readAfterLastFailure: () => readAfterLastFailure,
  };
}
