import type { AppContext, SiteConfig } from 'shared-contracts/app';
import { createBus, type EventMap } from 'shared-contracts/events';
import { createFragmentData } from 'shared-contracts/fragment-data';
import { createTranslate, textLocale } from 'shared-contracts/i18n';
import { homeAfterDeletion, homeAfterSession, localAddress, paths } from 'shared-contracts/paths';
import { sessionCookiesOf } from 'shared-contracts/session-cookie-names';
import { createApp } from '../app/create-app.ts';
import type { PageState } from '../app/page-state.ts';
import { createRemoteLoader } from '../app/remote-loader.ts';
import { matchRoute } from '../app/route-table.ts';
import { createAnalytics } from './consent/analytics.ts';
import { createConsent } from './consent/consent.ts';
import { createFailureReporter } from './failure-reporter.ts';
import { createFederation } from './federation.ts';
import { address } from './navigation/full-page-loads.ts';
import type { Payloads } from './navigation/payloads.ts';
import { apiFetch } from './public-reads.ts';
import { createAccount } from './session/account.ts';
import { createCookieSession } from './session/cookie-session.ts';
import { renewCookies } from './session/session-calls.ts';

const apiTimeoutMs = 10_000;
const remoteTimeoutMs = 20_000;

type EndReason = EventMap['logout']['reason'];

function homeAfter(reason: EndReason, until?: string): string {
  if (until !== undefined) return homeAfterDeletion(until);
  return reason === 'session-invalid' ? homeAfterSession : paths.home;
}

/**
 * Loads the home page after the end of a session; a shopper on the login page stays there. A page that was loaded because of an invalid
 * session, and finds an invalid one again, stays too: a cookie that the shop cannot delete would redirect the shopper home endlessly.
 */
function createRedirectHome(config: SiteConfig): (reason: EndReason, until?: string) => void {
  const landing = address();
  return (reason, until) => {
    const home = localAddress(config, homeAfter(reason, until));
    const isNew = performance.now() < config.limits.reloadGuardMs;
    const isLogin = location.pathname === localAddress(config, paths.login);
    if (reason === 'session-invalid' && (isLogin || (isNew && home === landing))) return;
    location.assign(home);
  };
}

/** The app context of this tab. */
export function createBrowserApp(state: PageState, payloads: Payloads): AppContext {
  const { set, config } = state;
  const language = textLocale(config.locale);
  const bus = createBus();
  const session = createCookieSession({
    bus,
    goHome: createRedirectHome(config),
    cookieDomain: config.cookieDomain,
    cookieNames: sessionCookiesOf(config.teamBuild),
    renew: renewCookies,
  });
  const remotes = createRemoteLoader({
    // The texts of the first page are in the document.
    translate: async (id, source) => createTranslate(state.messages[id] ?? (await source(language)), language),
    versionOf: (remote) => set.remotes[remote]?.version ?? null,
    loadModule: createFederation(set),
    report: createFailureReporter(),
    timeoutMs: remoteTimeoutMs,
  });
  const consent = createConsent();
  const analytics = createAnalytics(consent);
  const app: AppContext = createApp({
    environment: 'browser',
    config,
    bus,
    session: {
      ...session,
      signIn(response) {
        analytics.track({ name: location.pathname === localAddress(config, paths.register) ? 'sign_up' : 'login' });
        session.signIn(response);
      },
    },
    account: createAccount,
    remotes,
    fragmentData: createFragmentData(state.fragmentData),
    analytics,
    consent,
    apiTimeoutMs,
    apiOrigin: config.apiOrigin,
    apiHeaders: {},
    apiFetch: apiFetch(config.apiOrigin),
    prefetch: (path) => {
      const route = matchRoute(config, path, set.routes);
      if (!route) return;
      void app.remotes.load(route.page);
      if (route.rendered === 'server') payloads.prefetch(localAddress(config, path));
    },
  });
  return app;
}
