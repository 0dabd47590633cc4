import type { ApiError } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { AccountData, SelectedStore } from 'shared-contracts/entities';
import type { VersionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { type BrowserTab, browserTab } from '../../browser/browser-tab.ts';
import { isSelectedStore, type LocalShop, localShopRecord, ownLocalShop } from './local-shop-record.ts';

/** A customer may have chosen another store on another device meanwhile. */
const accountIsAskedAfterMs = 24 * 60 * 60 * 1000;

export type ChoiceResult = { ok: true } | { ok: false; error: ApiError };

/** The store in which the shopper picks up: a guest's in this browser, a customer's in the account as well. */
export type PickupStore = {
  readonly store: SelectedStore | null;
  /** Sysname of the store that is being saved, or '' while the choice is being taken back. One choice at a time. */
  readonly saving: string | null;
  /** Reads the choice, once an app. */
  start(): void;
  /** Null takes the choice back. While another choice is being saved nothing happens. */
  choose(store: SelectedStore | null): Promise<ChoiceResult>;
};

export type PickupStoreDependencies = { tab: BrowserTab; record: VersionedRecord<LocalShop> };

export const pickupStore = defineStore((app) =>
  createPickupStore(app, { tab: browserTab(app, 'local-shop'), record: localShopRecord() }),
);

export function createPickupStore(app: AppContext, { tab, record }: PickupStoreDependencies): StoreApi<PickupStore> {
  const { api, bus, session } = app;
  let isStarted = false;
  let owner: string | null = null;

  const store: StoreApi<PickupStore> = createStore<PickupStore>((set, get) => ({
    store: null,
    saving: null,
    start() {
      if (isStarted) return;
      isStarted = true;
      owner = session.read().requestId;
      tab.onStale(() => {
        session.follow();
        show();
      });
      session.subscribe(followSession);
      show();
    },

    async choose(chosen) {
      if (get().saving !== null) return { ok: true };
      const { kind, requestId } = session.read();
      if (kind === 'customer') {
        set({ saving: chosen?.sysname ?? '' });
        const result = await api.put<SelectedStore | null>('/api/v1/user/store/', { sysname: chosen?.sysname ?? null });
        set({ saving: null });
        if (!result.ok) return result;
        // Somebody else may have logged in meanwhile.
        if (session.read().requestId !== requestId) return { ok: true };
      }
      keep(chosen);
      tab.notifyOtherTabs();
      return { ok: true };
    },
  }));

  function take(chosen: SelectedStore | null): void {
    if (chosen?.sysname === store.getState().store?.sysname) return;
    store.setState({ store: chosen });
    bus.emit('store-changed', { store: chosen });
  }

  function keep(chosen: SelectedStore | null): void {
    record.write({ userKey: session.read().requestId, store: chosen, timestamp: Date.now() });
    take(chosen);
  }

  function show(): void {
    const { kind, requestId } = session.read();
    const own = ownLocalShop(record, requestId);
    take(own?.store ?? null);
    const isFresh = own !== null && Date.now() - own.timestamp < accountIsAskedAfterMs;
    if (kind === 'customer' && !isFresh) void askAccount();
  }

  async function askAccount(): Promise<void> {
    const { requestId } = session.read();
    const before = record.read();
    const result = await api.get<AccountData>('/api/v1/user/', { debounceMs: app.config.apiDebounceMs });
    const isOvertaken = session.read().requestId !== requestId || record.read()?.timestamp !== before?.timestamp;
    // Where it could not be had, the next page asks again.
    if (!result.ok || isOvertaken) return;
    const chosen: unknown = result.data?.store;
    if (chosen === null || isSelectedStore(chosen)) keep(chosen);
  }

  /** A guest who is given a request id is still the same shopper; whoever logs in or out is another. */
  function followSession(): void {
    const { kind, requestId } = session.read();
    if (requestId === owner) return;
    const own = owner === null && kind === 'guest' ? ownLocalShop(record, null) : null;
    owner = requestId;
    if (own) record.write({ ...own, userKey: requestId });
    show();
  }

  return store;
}
