import type { ContentLocale } from '../entities/index.ts';

/** The language of a page's texts. */
export type Locale = ContentLocale;

/** What the addresses of a page and the rules of its prices go by (SPEC 2, 5). The texts of Hungary and Czechia are German. */
export type SiteLocale = Locale | 'hu' | 'cz';

/**
 * What the operator configures for the whole shop (SPEC 3, site configuration, and 9), with the locale of a page. Public: it travels in
 * every page.
 */
export type SiteConfig = {
  /** Tag of the system that calls the product API: its client marker (SPEC 7). */
  readonly operatingSystemTag: string;
  /** That of the page. */
  readonly locale: SiteLocale;
  /** Those of the site. The first one is the default: its addresses have no prefix. */
  readonly locales: readonly SiteLocale[];
  readonly currency: 'EUR';
  /** Origins without closing slash. */
  readonly shopOrigin: string;
  readonly apiOrigin: string;
  /** Where pictures are loaded from; empty: the shop's own origin, which passes them through. */
  readonly picturesOrigin: string;
  readonly checkoutOrigin: string;
  /** Parent domain that shop and checkout share for session cookies (SPEC 9); null where they share the host. */
  readonly cookieDomain: string | null;
  readonly loyaltyEnabled: boolean;
  /** Percent a discount must exceed to be shown. */
  readonly discountShowLimit: number;
  readonly flippingBookPrefix: string | null;
  readonly teamListSegment: string;
  readonly teamBuild: boolean;
  /** Milliseconds. */
  readonly searchDebounceMs: number;
  readonly apiDebounceMs: number;
  readonly omnichannelAvailable: boolean;
  readonly bikesFitWidgetEnabled: boolean;
  /** The shop's key with the operator of the widget at `bikesFitWidgetUrl`; null: the shop's own calculator only (decision 0077). */
  readonly bikesFitWidgetKey: string | null;
  /** The page of the widget, which is shown in a frame; null or missing without a key. */
  readonly bikesFitWidgetUrl?: string | null;
  readonly limits: SiteLimits;
  /** Null: the shop counts nothing and asks for no consent. `matomo`: an installation of Matomo that gets the events as well. */
  readonly analytics: { readonly matomo: MatomoSite | null } | null;
  /** Tiles of another party that shoppers may load below the stores' map; missing: the map has no such layer. */
  readonly mapTiles?: MapTiles;
};

/** Square pictures of 256 pixels in Web Mercator. */
export type MapTiles = {
  /** With the placeholders `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Who runs the server: shoppers read the name before they load anything from it. */
  readonly provider: string;
  /** Whose data it is, as the licence of the tiles asks for. */
  readonly attribution: string;
  readonly attributionUrl: string | null;
  /** The last level that the server has. */
  readonly maxZoom: number;
};

/** Limits of the storefront (SPEC 9). Times are milliseconds. */
export type SiteLimits = {
  readonly cartRemovalDelayMs: number;
  readonly headerDataTimeoutMs: number;
  readonly flyoutCloseDelayMs: number;
  readonly wishlistFlyoutCloseMs: number;
  readonly storeSearchAnalyticsDebounceMs: number;
  /** Time with the shop after which `page_timer` is reported. */
  readonly pageTimerMs: number;
  /** Pages after which `page_counter` is reported. */
  readonly pageCounterPages: number;
  /** Between two full page loads that the shell starts itself. */
  readonly reloadGuardMs: number;
};

/** Where a Matomo receives events: its origin without closing slash, and the number that it has for the shop. */
export type MatomoSite = { readonly origin: string; readonly siteId: number };
