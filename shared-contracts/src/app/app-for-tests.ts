import { type ApiClient, createApiClient } from '../api/client.ts';
import { createBus } from '../events.ts';
import { textLocale } from '../number-format.ts';
import { createFragmentData } from '../remote/fragment-data.ts';
import type { ExposeResult, RemoteLoader } from '../remote/remote.ts';
import type { Account } from './account.ts';
import type { AppContext } from './app-context.tsx';
import type { Consent } from './consent.ts';
import { anonymousSession, type Session } from './session.ts';
import type { SiteConfig } from './site-config.ts';

export const configForTests: SiteConfig = {
  operatingSystemTag: 'web',
  locale: 'at',
  locales: ['at', 'en'],
  currency: 'EUR',
  shopOrigin: 'http://localhost:3000',
  apiOrigin: 'http://localhost:3001',
  picturesOrigin: '',
  checkoutOrigin: 'http://localhost:3003',
  cookieDomain: null,
  loyaltyEnabled: true,
  discountShowLimit: 0,
  flippingBookPrefix: 'werbung',
  teamListSegment: 'list',
  teamBuild: false,
  searchDebounceMs: 1000,
  apiDebounceMs: 2000,
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
  analytics: { matomo: null },
};

const refuse = (): never => {
  throw new Error('Not in this test');
};

const sessionForTests: Session = {
  read: () => anonymousSession,
  subscribe: () => () => {},
  signIn: refuse,
  signOut: refuse,
  adoptGuestRequestId: refuse,
  follow: refuse,
  replaceToken: refuse,
  setPriceType: refuse,
};

/** The consent of a shopper who has not decided. */
const consentForTests: Consent = { read: () => null, subscribe: () => () => {}, decide: refuse };

/** The account of a guest. */
const accountForTests: Account = {
  read: () => null,
  subscribe: () => () => {},
  load: refuse,
  update: refuse,
  logOut: refuse,
};

/** A remote loader with modules that are loaded already; every other module is unavailable. */
export function remotesForTests(modules: Readonly<Record<string, ExposeResult>> = {}): RemoteLoader {
  const promises = new Map(Object.entries(modules).map(([id, module]) => [id, Promise.resolve(module)]));
  return {
    load(id) {
      let promise = promises.get(id);
      if (!promise) {
        const unavailable: ExposeResult = {
          kind: 'unavailable',
          remote: 'mf-header',
          version: null,
          error: new Error(`${id} is gone`),
        };
        promise = Promise.resolve(unavailable);
        promises.set(id, promise);
      }
      return promise;
    },
    retry: (id) => void promises.delete(id),
    reportFailure: () => {},
  };
}

/** An app context of real parts; pass the parts that the test is about. */
export function appForTests(parts: Partial<AppContext> = {}): AppContext {
  const bus = parts.bus ?? createBus();
  const session = parts.session ?? sessionForTests;
  const config = parts.config ?? configForTests;
  const api: ApiClient = createApiClient({
    origin: config.apiOrigin,
    session: session.read,
    bus,
    defaultTimeoutMs: 1000,
  });
  return {
    environment: 'server',
    bus,
    api,
    session,
    account: accountForTests,
    config,
    locale: textLocale(config.locale),
    analytics: { track: () => {}, receive: () => () => {} },
    consent: consentForTests,
    remotes: remotesForTests(),
    fragmentData: createFragmentData(),
    prefetch: () => {},
    ...parts,
  };
}
