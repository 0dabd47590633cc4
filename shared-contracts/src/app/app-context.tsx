import { createContext, type ReactElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Analytics } from '../analytics.ts';
import type { ApiClient } from '../api/client.ts';
import type { Bus } from '../events.ts';
import type { FragmentData } from '../remote/fragment-data.ts';
import type { RemoteRegistry } from '../remote/remote.ts';
import { anonymousSession, type Session, type SessionState } from './session.ts';
import type { Locale, SiteConfig } from './site-config.ts';

export type { PriceType, Session, SessionState } from './session.ts';
export { anonymousSession } from './session.ts';
export type { Locale, SiteConfig } from './site-config.ts';

/** What used to be globals. One is made for each browser tab, and one for each request on the server. */
export type AppContext = {
  readonly environment: 'browser' | 'server';
  readonly bus: Bus;
  readonly api: ApiClient;
  readonly session: Session;
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly analytics: Analytics;
  readonly remotes: RemoteRegistry;
  readonly fragmentData: FragmentData;
  /** Loads the code and data of a page before the shopper asks for it. Does nothing on the server. */
  prefetch(path: string): void;
};

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

/**
 * The session, followed. While hydrating it is the anonymous one, because that is what the server rendered; what is
 * personal appears right after.
 */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.read, () => anonymousSession);
}

const never = (): (() => void) => () => {};

/** False on the server and during hydration: until then a form has to work without script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Absolute URL of something that the product API serves, such as a picture. */
export function useApiUrl(): (path: string) => string {
  const { config } = useApp();
  return (path) => `${config.apiOrigin}${path}`;
}
