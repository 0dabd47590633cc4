import { type DrainRules, drainRulesFrom } from '@bergauf/service-kit/draining';
import {
  type Env,
  metricsPortFrom,
  networksFrom,
  originFrom,
  portFrom,
  switchFrom,
  textFrom,
} from '@bergauf/service-kit/settings';
import { shopLocalesFrom } from '@bergauf/service-kit/shop-locales';
import { checkoutOriginOf, siteFrom } from '@bergauf/service-kit/site-file/read-site-file';
import { type TracingSettings, tracingFrom } from '@bergauf/service-kit/tracing/tracing-settings';
import type { SiteLocale } from 'shared-contracts/app';
import { siteDefaults } from 'shared-contracts/site-constants';

export type Settings = {
  port: number;
  host: string;
  /** Public origins, without trailing slash. Pictures come from the product API's origin. */
  shopOrigin: string;
  apiOrigin: string;
  /** Origin at which this server reaches the product API; missing: the public one. */
  innerApiOrigin?: string;
  checkoutOrigin: string;
  /** The first one is the default of the shop; the others have a prefix there. */
  locales: readonly SiteLocale[];
  /** True for the team shop, which has a separate cart (SPEC 7). */
  teamBuild: boolean;
  /** Whether shoppers can pick up in a store (SPEC 3, "omnichannel availability"). */
  hasPickUp: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or networks, comma-separated; null: none. */
  trustProxy: string | null;
  /** Timeout for one response of the product API. */
  apiTimeoutMs: number;
  drain: DrainRules;
  /** Where metrics are served for Prometheus; missing: not served. `host`: default is the loopback interface. */
  metrics?: { port: number; host?: string };
  /** null: traces are not exported. */
  tracing: TracingSettings | null;
};

/** @throws an error that names the variable, if one is invalid */
export function readSettings(env: Env): Settings {
  const port = portFrom(env, 'CHECKOUT_PORT', 3003);
  const local = (name: string, fallback: number): string => `http://localhost:${portFrom(env, name, fallback)}`;
  const metricsPort = metricsPortFrom(env, 'CHECKOUT_METRICS_PORT', { port, variable: 'CHECKOUT_PORT' });
  const metricsHost = textFrom(env, 'CHECKOUT_METRICS_HOST', '');
  const innerApiOrigin = textFrom(env, 'API_INTERNAL_ORIGIN', '');
  const shopOrigin = originFrom(env, 'SHOP_ORIGIN', local('SHOP_PORT', 3000));
  const site = siteFrom(env, { origin: shopOrigin, variable: 'SHOP_ORIGIN' });
  const teamBuild = switchFrom(env, 'SHOP_TEAM_BUILD', site.teamBuild);
  return {
    port,
    host: textFrom(env, 'HOST', 'localhost'),
    shopOrigin,
    apiOrigin: originFrom(env, 'API_ORIGIN', local('API_PORT', 3001)),
    ...(innerApiOrigin !== '' && { innerApiOrigin: originFrom(env, 'API_INTERNAL_ORIGIN', '') }),
    checkoutOrigin: originFrom(
      env,
      'CHECKOUT_ORIGIN',
      checkoutOriginOf(site, shopOrigin) ?? `http://localhost:${port}`,
    ),
    locales: shopLocalesFrom(env, site.locales),
    teamBuild,
    hasPickUp: !teamBuild && (site.omnichannelAvailable ?? siteDefaults.omnichannelAvailable),
    trustProxy: networksFrom(env, 'CHECKOUT_TRUST_PROXY').join(',') || null,
    apiTimeoutMs: 5000,
    drain: drainRulesFrom(env),
    ...(metricsPort !== null && { metrics: { port: metricsPort, ...(metricsHost !== '' && { host: metricsHost }) } }),
    tracing: tracingFrom(env),
  };
}
