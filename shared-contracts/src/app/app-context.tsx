import { createContext, type ReactElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AccountData } from '../entities/index.ts';
import type { AppContext } from '../remote/remote.ts';
import { anonymousSession, type SessionState } from './session.ts';

export type { AppContext } from '../remote/remote.ts';
export type { Account } from './account.ts';
export type { Consent, ConsentCategory, ConsentChoice } from './consent.ts';
export type { PriceType, Session, SessionState } from './session.ts';
export { anonymousSession, isSameSession } from './session.ts';
export type { Locale, MapTiles, MatomoSite, SiteConfig, SiteLimits, SiteLocale } from './site-config.ts';

const Context = createContext<AppContext | null>(null);

export function AppProvider({ app, children }: { app: AppContext; children: ReactNode }): ReactElement {
  return <Context value={app}>{children}</Context>;
}

/** @throws when called outside of the shell's tree */
export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error('useApp was called outside of AppProvider');
  return app;
}

/** The current session; re-renders when it changes. During hydration it is the anonymous one, as on the server. */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.read, () => anonymousSession);
}

/** The customer's data; null for guests, until it has loaded, and during hydration. */
export function useAccount(): AccountData | null {
  const { account } = useApp();
  return useSyncExternalStore(account.subscribe, account.read, () => null);
}

const never = (): (() => void) => () => {};

/** False on the server and during hydration, when a form has to work without script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The URL at which a page loads a picture of the product API. */
export function usePictureUrl(): (path: string) => string {
  const { config } = useApp();
  return (path) => `${config.picturesOrigin}${path}`;
}
