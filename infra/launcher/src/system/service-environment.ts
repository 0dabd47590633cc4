import { switchFrom } from '@bergauf/service-kit/settings';
import type { Ports, TeamPorts } from './ports.ts';

type Start = {
  readonly home: string;
  readonly ports: Ports;
  /** Ports of the team shop beside the shop; null without one. */
  readonly teamPorts: TeamPorts | null;
  /** Origins of other shops that may call this one's product API from a browser. */
  readonly otherShops: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

/**
 * Settings for a demo shop only: two languages, an account with a published password, a mailbox that shows every email, the API's
 * documentation, and orders that advance automatically. The checkout calls the API from this machine and forwards the shopper's address, so
 * loopback is a trusted proxy.
 */
const demoSettings: NodeJS.ProcessEnv = {
  BERGAUF_DEMO: 'on',
  API_DEMO_ACCOUNT: 'on',
  API_DEV_MAIL: 'on',
  API_DOCS: 'on',
  // An hour in each state.
  API_ORDER_CLOCK: '3600',
  API_TRUST_PROXY: 'loopback',
  SHOP_PREVIEWS: 'on',
  SHOP_DEV_ORIGINS: 'http://localhost:*',
  SHOP_OVERLAY: 'on',
};

/** Environment of all services. The shell and checkout of a team shop beside the shop override some of it. */
export function serviceEnvironment({ home, ports, teamPorts, otherShops, env }: Start): NodeJS.ProcessEnv {
  const origins = originsOf(ports);
  const teamShop = teamPorts ? originOf(teamPorts.shop) : switchFrom(env, 'SHOP_TEAM_BUILD') ? origins.shop : null;
  return {
    // Every render worker is a thread. With one arena per thread, the allocator would retain the memory of ended workers.
    MALLOC_ARENA_MAX: '2',
    // Less than the time after which `stop` kills a service.
    DRAIN_LIMIT_MS: '5000',
    ...demoSettings,
    // A site configuration sets the locales itself.
    ...(!env['SHOP_SITE_CONFIG'] && { SHOP_LOCALE: 'at,en' }),
    ...env,
    BERGAUF_HOME: home,
    SHOP_PORT: String(ports.shop),
    API_PORT: String(ports.api),
    RELEASES_PORT: String(ports.releases),
    CHECKOUT_PORT: String(ports.checkout),
    SHOP_OPERATOR_PORT: String(ports.operators),
    SHOP_ORIGIN: origins.shop,
    ...(teamShop !== null && { TEAM_SHOP_ORIGIN: teamShop }),
    SHOP_ORIGINS: [
      ...[origins.shop, origins.checkout],
      ...(teamPorts ? [originOf(teamPorts.shop), originOf(teamPorts.checkout)] : []),
      ...otherShops,
    ].join(),
  };
}

export const originOf = (port: number): string => `http://localhost:${port}`;

export function originsOf(ports: Ports): Readonly<Record<keyof Ports, string>> {
  return {
    shop: originOf(ports.shop),
    api: originOf(ports.api),
    releases: originOf(ports.releases),
    checkout: originOf(ports.checkout),
    operators: originOf(ports.operators),
  };
}
