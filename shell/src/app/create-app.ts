import type { Analytics } from 'shared-contracts/analytics';
import { createApiClient } from 'shared-contracts/api';
import type { Account, AppContext, Consent, Session, SiteConfig } from 'shared-contracts/app';
import type { Bus } from 'shared-contracts/events';
import type { FragmentData } from 'shared-contracts/fragment-data';
import { textLocale } from 'shared-contracts/i18n';
import type { RemoteLoader } from 'shared-contracts/remote';

export type AppParts = {
  environment: AppContext['environment'];
  config: SiteConfig;
  bus: Bus;
  session: Session;
  remotes: RemoteLoader;
  fragmentData: FragmentData;
  analytics: Analytics;
  consent: Consent;
  prefetch: (path: string) => void;
  /** Creates the account from the parts that it needs. */
  account: (parts: Pick<AppContext, 'api' | 'bus' | 'session' | 'config'>) => Account;
  /** Timeout of a call to the product API, in milliseconds. */
  apiTimeoutMs: number;
  /** Where this side reaches the product API. */
  apiOrigin: string;
  /** Extra headers of calls to the product API, beside those of SPEC 7. */
  apiHeaders: Record<string, string>;
  /** Replaces the global `fetch`. */
  apiFetch?: typeof fetch;
};

/** One app: one browser tab, or one request on the server. */
export function createApp(parts: AppParts): AppContext {
  const { apiTimeoutMs, apiOrigin, apiHeaders, apiFetch, account, ...rest } = parts;
  const api = createApiClient({
    origin: apiOrigin,
    session: parts.session.read,
    bus: parts.bus,
    defaultTimeoutMs: apiTimeoutMs,
    headers: { 'X-Request-Client': parts.config.operatingSystemTag, ...apiHeaders },
    ...(apiFetch && { fetch: apiFetch }),
  });
  return { ...rest, api, account: account({ ...rest, api }), locale: textLocale(parts.config.locale) };
}
