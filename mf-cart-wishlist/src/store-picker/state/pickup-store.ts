import type { ApiError } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { AccountData, SelectedStore } from 'shared-contracts/entities';
import type { VersionedRecord } from 'shared-contracts/storage';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { type BrowserTab, browserTab } from '../../browser/browser-tab.ts';
import { isSelectedStore, type LocalShop, localShopRecord, ownLocalShop } from './local-shop-record.ts';

/** A customer may have chosen another store on another device. */
const accountIsReadAfterMs = 24 * 60 * 60 * 1000;

export type ChoiceResult = { ok: true } | { ok: false; error: ApiError };

/** The store for pick-up. A guest's choice is stored in this browser, a customer's in the account as well. */
export type PickupStore = {
  readonly store: SelectedStore | null;
  /** Sysname of the store that is being saved; '' while the choice is being removed. */
  readonly saving: string | null;
  /** Reads the choice, once for each app. */
  start(): void;
  /** Null removes the choice. Choices are saved one after the other. */
  choose(store: SelectedStore | null): Promise<ChoiceResult>;
};

export type PickupStoreDependencies = { tab: BrowserTab; record: VersionedRecord<LocalShop> };

export const pickupStore = defineStore((app) =>
  createPickupStore(app, { tab: browserTab(app, 'local-shop'), record: localShopRecord() }),
);

export function createPickupStore(app: AppContext, { tab, record }: PickupStoreDependencies): StoreApi<PickupStore> {
  const { api, session } = app;
  let isStarted = false;
  let owner: string | null = null;
  let lastSave: Promise<unknown> | null = null;

  const store: StoreApi<PickupStore> = createStore<PickupStore>((set, get) => ({
    store: null,
    saving: null,
    start() {
      if (isStarted) return;
      isStarted = true;
      owner = session.read().requestId;
      tab.onStale(() => {
        session.follow();
        readRecord();
      });
      session.subscribe(followSession);
      readRecord();
    },

    async choose(chosen) {
      while (get().saving !== null) await lastSave;
      const { kind, requestId } = session.read();
      if (kind === 'customer') {
        set({ saving: chosen?.sysname ?? '' });
        const request = api.put<SelectedStore | null>('/api/v1/user/store/', { sysname: chosen?.sysname ?? null });
        lastSave = request;
        const result = await request;
        set({ saving: null });
        if (!result.ok) return result;
        // Another customer may have logged in since.
        if (session.read().requestId !== requestId) return { ok: true };
      }
      save(chosen);
      tab.notifyOtherTabs();
      return { ok: true };
    },
  }));

  function show(chosen: SelectedStore | null): void {
    if (chosen?.sysname === store.getState().store?.sysname) return;
    store.setState({ store: chosen });
  }

  function save(chosen: SelectedStore | null): void {
    record.write({ userKey: session.read().requestId, store: chosen, timestamp: Date.now() });
    show(chosen);
  }

  function readRecord(): void {
    const { kind, requestId } = session.read();
    const own = ownLocalShop(record, requestId);
    show(own?.store ?? null);
    const isFresh = own !== null && Math.abs(Date.now() - own.timestamp) < accountIsReadAfterMs;
    if (kind === 'customer' && !isFresh) void readAccount();
  }

  /** After a failure the next page reads the account again. */
  async function readAccount(): Promise<void> {
    const { requestId } = session.read();
    const before = record.read();
    // The same address as the shell's, so that both share one call.
    const path = `/api/v1/user/${app.locale === 'at' ? '' : `?locale=${app.locale}`}`;
    const result = await api.get<AccountData>(path, { debounceMs: app.config.apiDebounceMs });
    const isOutdated = session.read().requestId !== requestId || record.read()?.timestamp !== before?.timestamp;
    if (!result.ok || isOutdated) return;
    const chosen: unknown = result.data?.store;
    if (chosen === null || isSelectedStore(chosen)) save(chosen);
  }

  /** A guest who gets a request id is still the same shopper; login or logout changes the shopper. */
  function followSession(): void {
    const { kind, requestId } = session.read();
    if (requestId === owner) return;
    const own = owner === null && kind === 'guest' ? record.read() : null;
    owner = requestId;
    // Another tab may have done this already.
    if (own?.userKey === null) record.write({ ...own, userKey: requestId });
    readRecord();
  }

  return store;
}
