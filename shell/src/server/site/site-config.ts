import {
  choiceFrom,
  type Env,
  numberFrom,
  originFrom,
  portFrom,
  switchFrom,
  teamListSegmentFrom,
  textFrom,
} from '@bergauf/service-kit/settings';
import { shopLocalesFrom } from '@bergauf/service-kit/shop-locales';
import { checkoutOriginOf, siteFrom } from '@bergauf/service-kit/site-file/read-site-file';
import type { SiteConfig, SiteLocale } from 'shared-contracts/app';
import { reservedSegments } from 'shared-contracts/reserved-segments';
import { cookieDomainFrom } from './cookie-domain.ts';
import { defaultSite } from './default-site.ts';
import { mapTilesFrom } from './map-tiles.ts';

/** What only the server needs to know of a site. */
export type LocaleDetection = {
  /** Tried in this order; if it is empty the root shows the default locale. */
  readonly ways: readonly ('cookie' | 'host' | 'browser')[];
  /** Hosts that stand for a locale. */
  readonly hosts: Readonly<Record<string, SiteLocale>>;
};

export type ConfiguredSite = {
  config: SiteConfig;
  localeDetection: LocaleDetection;
  /** Further frontends of the discovery document that the shop shows, beside its own; null: all of them. */
  otherRemotes: readonly string[] | null;
};

type Origins = { shopOrigin: string; apiOrigin: string; separateOrigins: boolean };

/**
 * The site's configuration: the constants of SPEC 9, overridden by the entry of its host in the file that `SHOP_SITE_CONFIG` names,
 * overridden by the environment.
 * @throws one sentence that names the variable, or the file and the field
 */
export function readSite(env: Env, { shopOrigin, apiOrigin, separateOrigins }: Origins): ConfiguredSite {
  const entry = siteFrom(env, { origin: shopOrigin, variable: 'SHOP_ORIGIN' });
  const siteCheckout = checkoutOriginOf(entry, shopOrigin);
  const { checkoutUrl: _, checkoutHost: __, ...fields } = entry;
  const teamBuild = switchFrom(env, 'SHOP_TEAM_BUILD', fields.teamBuild ?? defaultSite.teamBuild);
  const site = {
    ...defaultSite,
    ...(teamBuild ? notInTeamShop : {}),
    ...fields,
    ...(teamBuild && { teamListSegment: listSegment(env, fields.teamListSegment) }),
  };
  const given = shopLocalesFrom(env, site.locales);
  const {
    localeDetection: ways,
    localeHosts: hosts,
    cartRemovalDelayMs,
    headerDataTimeoutMs,
    flyoutCloseDelayMs,
    wishlistFlyoutCloseMs,
    storeSearchAnalyticsDebounceMs,
    pageTimerMs,
    pageCounterPages,
    reloadGuardMs,
    remotes: otherRemotes,
    ...common
  } = site;
  const checkout = `http://localhost:${portFrom(env, 'CHECKOUT_PORT', 3003)}`;
  const checkoutOrigin = originFrom(env, 'CHECKOUT_ORIGIN', siteCheckout ?? checkout);
  return {
    localeDetection: { ways, hosts },
    otherRemotes,
    config: {
      ...common,
      locale: given[0] ?? 'at',
      locales: given,
      shopOrigin,
      apiOrigin,
      picturesOrigin: separateOrigins ? apiOrigin : '',
      checkoutOrigin,
      cookieDomain: cookieDomainFrom(env, shopOrigin, checkoutOrigin),
      teamBuild,
      bikesFitWidgetEnabled: switchFrom(env, 'SHOP_BIKES_FIT_WIDGET', site.bikesFitWidgetEnabled),
      analytics: analyticsFrom(env),
      ...mapTilesFrom(env),
      limits: {
        cartRemovalDelayMs,
        headerDataTimeoutMs,
        flyoutCloseDelayMs,
        wishlistFlyoutCloseMs,
        storeSearchAnalyticsDebounceMs,
        pageTimerMs,
        pageCounterPages,
        reloadGuardMs,
      },
    },
  };
}

/** SPEC 2: the team shop has no loyalty page, no flyers and no stores. */
const notInTeamShop = { loyaltyEnabled: false, flippingBookPrefix: null, omnichannelAvailable: false };

/** The product API's menu links to the list of teams and reads only the environment, so the file must not differ from it. */
function listSegment(env: Env, inFile: string | undefined): string {
  const segment = teamListSegmentFrom(env, defaultSite.teamListSegment);
  if (reservedSegments.has(segment))
    throw new Error(`TEAM_LIST_SEGMENT must not be the beginning of other addresses, but is "${segment}".`);
  if (inFile !== undefined && inFile !== segment) {
    throw new Error(
      `TEAM_LIST_SEGMENT must be "${inFile}" here and for the product API, as "teamListSegment" of the site configuration is, but is "${segment}".`,
    );
  }
  return segment;
}

function analyticsFrom(env: Env): SiteConfig['analytics'] {
  const isOn = choiceFrom(env, 'SHOP_ANALYTICS', ['on', 'off'], 'on') === 'on';
  const siteId = numberFrom(env, 'SHOP_MATOMO_SITE', null, { min: 1, max: 2 ** 31 - 1 });
  if (siteId === null && textFrom(env, 'SHOP_MATOMO_ORIGIN', null) === null) return isOn ? { matomo: null } : null;
  if (siteId === null)
    throw new Error('SHOP_MATOMO_ORIGIN needs SHOP_MATOMO_SITE, the number that Matomo has for the shop.');
  if (!isOn) throw new Error('SHOP_MATOMO_ORIGIN must not be set where SHOP_ANALYTICS is "off".');
  return { matomo: { origin: originFrom(env, 'SHOP_MATOMO_ORIGIN', ''), siteId } };
}
