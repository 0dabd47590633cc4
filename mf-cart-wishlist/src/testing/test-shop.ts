import { newEmail, sharedApi } from '@bergauf/test-kit/product-api';
import type { AnalyticsEvent } from 'shared-contracts/analytics';
import { createApiClient } from 'shared-contracts/api';
import type { AppContext, Session, SessionState, SiteConfig } from 'shared-contracts/app';
import { type Bus, createBus, type EventMap } from 'shared-contracts/events';
import type { KeyValueStorage } from 'shared-contracts/storage';
import type { BrowserTab } from '../browser/browser-tab.ts';
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts';

export type Shop = {
  proxy: FaultProxy;
  /** Ids of options in stock, each of a different product. */
  options: readonly number[];
  products: readonly number[];
  /** An option that can be mounted. */
  mountable: number;
  set: { id: number; options: readonly number[] };
  team: { slug: string; options: readonly number[]; product: number };
  close(): Promise<void>;
};

/** The real product API, shared by all files of a test run, behind a fault proxy of its own. */
export async function openShop(): Promise<Shop> {
  const { origin: apiOrigin, facts } = await sharedApi();
  const [set] = facts.sets;
  if (!set) throw new Error('No set is in stock');
  const ids = (options: readonly { id: number }[]): number[] => options.map(({ id }) => id);
  const proxy = await createFaultProxy(apiOrigin);
  const tiles = await dataOf<{ products: { id: number; url: string }[] }>(`${apiOrigin}/api/v1/search/?path=/search/`);
  const details = await Promise.all(
    tiles.products
      .slice(0, 6)
      .map(({ url }) =>
        dataOf<{ options: { id: number; quantity: number }[] }>(`${apiOrigin}/api/v1/product/?path=${url}`),
      ),
  );
  return {
    proxy,
    mountable: facts.mountable.id,
    set: { id: set.id, options: ids(set.options) },
    team: {
      slug: facts.team.slug,
      options: ids(facts.team.options.slice(0, 2)),
      product: facts.team.options[0]?.productId ?? 0,
    },
    products: tiles.products.map(({ id }) => id),
    options: details.flatMap(({ options }) =>
      options
        .filter(({ quantity }) => quantity > 1)
        .slice(0, 1)
        .map(({ id }) => id),
    ),
    close: () => proxy.close(),
  };
}

async function dataOf<T>(url: string): Promise<T> {
  const body = (await (await fetch(url)).json()) as { data: T };
  return body.data;
}

export type Shopper = {
  app: AppContext;
  /** Events that were tracked. */
  tracked: AnalyticsEvent[];
  emitted: { [K in keyof EventMap]: { type: K; payload: EventMap[K] } }[keyof EventMap][];
  /** Registers and signs in, with the events that mf-account and the shell emit. */
  register(): Promise<void>;
};

/** A tab without events. */
export const inertTab: BrowserTab = {
  reload: () => {},
  onStale: () => {},
  onLeave: () => {},
  notifyOtherTabs: () => {},
};

const notHere = (): never => {
  throw new Error('These tests have no account');
};

/** A shopper's tab: a real bus, a real API client, and a session in memory instead of cookies. */
export const newShopper = ({ proxy }: Shop, config: Partial<SiteConfig> = {}): Shopper =>
  newShopperAt(proxy.origin, config);

export function newShopperAt(apiOrigin: string, changed: Partial<SiteConfig> = {}): Shopper {
  const bus = createBus();
  const session = memorySession(bus);
  const api = createApiClient({ origin: apiOrigin, session: session.read, bus, defaultTimeoutMs: 5000 });
  const emitted: Shopper['emitted'] = [];
  bus.on('*', (type, payload) => emitted.push({ type, payload } as (typeof emitted)[number]));
  const tracked: AnalyticsEvent[] = [];
  const app: AppContext = {
    environment: 'server',
    bus,
    api,
    session,
    locale: 'at',
    config: {
      operatingSystemTag: 'web',
      locale: 'at',
      locales: ['at'],
      currency: 'EUR',
      shopOrigin: 'http://localhost',
      apiOrigin,
      picturesOrigin: '',
      checkoutOrigin: 'http://localhost',
      cookieDomain: null,
      loyaltyEnabled: true,
      discountShowLimit: 0,
      flippingBookPrefix: null,
      teamListSegment: 'list',
      teamBuild: false,
      searchDebounceMs: 0,
      apiDebounceMs: 0,
      omnichannelAvailable: true,
      bikesFitWidgetEnabled: false,
      bikesFitWidgetKey: null,
      limits: {
        cartRemovalDelayMs: 2000,
        headerDataTimeoutMs: 500,
        flyoutCloseDelayMs: 300,
        wishlistFlyoutCloseMs: 6000,
        storeSearchAnalyticsDebounceMs: 1000,
        pageTimerMs: 480_000,
        pageCounterPages: 10,
        reloadGuardMs: 10_000,
      },
      analytics: null,
      ...changed,
    },
    account: { read: () => null, subscribe: () => () => {}, load: notHere, update: notHere, logOut: notHere },
    analytics: { track: (event) => tracked.push(event), receive: () => () => {} },
    consent: { read: () => null, subscribe: () => () => {}, decide: notHere },
    remotes: { load: () => new Promise(() => {}), retry: () => {}, reportFailure: () => {} },
    fragmentData: { get: (_, load) => load() },
    prefetch: () => {},
  };
  return {
    app,
    emitted,
    tracked,
    async register() {
      bus.emit('login-started', {});
      const body = { firstName: 'Anna', lastName: 'Berger', email: newEmail(), password: 'ein guter Satz' };
      const response = await api.post<{ token: string; uuid: string; hash: string }>('/api/v1/auth/register/', body);
      if (response.ok) session.signIn(response.data);
      else bus.emit('login-failed', {});
    },
  };
}

function memorySession(bus: Bus): Session {
  let state: SessionState = { kind: 'guest', requestId: null, priceType: 'vk' };
  const listeners = new Set<() => void>();
  function setState(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token, uuid, hash }) {
      const guestRequestId = state.kind === 'guest' ? state.requestId : null;
      setState({ kind: 'customer', token, requestId: uuid, userHash: hash, priceType: 'vk' });
      bus.emit('login', { userHash: hash, requestId: uuid, guestRequestId });
    },
    signOut(reason) {
      setState({ kind: 'guest', requestId: null, priceType: 'vk' });
      bus.emit('logout', { reason });
    },
    adoptGuestRequestId(requestId) {
      setState({ kind: 'guest', requestId, priceType: 'vk' });
    },
    follow: () => {},
    replaceToken: () => {},
    setPriceType: (priceType) => setState({ ...state, priceType }),
  };
}

/** Storage that is full, or to which the browser forbids writing. */
export const fullStorage = (): ReturnType<typeof memoryStorage> => ({
  ...memoryStorage(),
  setItem() {
    throw new Error('The quota has been exceeded');
  },
});

export function memoryStorage(): KeyValueStorage & { size(): number } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    size: () => values.size,
  };
}
