import type { ContentLocale } from '../entities/index.ts';

/** Language of a page's texts. */
export type Locale = ContentLocale;

/** Determines the addresses of a page and the rules of its prices (SPEC 2, 5). The texts of Hungary and Czechia are German. */
export type SiteLocale = Locale | 'hu' | 'cz';

/**
 * What the operator configures for the whole shop (SPEC 3, site configuration, and 9), with the locale of a page. Public: it travels in
 * every page.
 */
export type SiteConfig = {
  /** Identifies this system to the product API: its client marker (SPEC 7). */
  readonly operatingSystemTag: string;
  /** Locale of the page. */
  readonly locale: SiteLocale;
  /** Locales of the site. The first one is the default: its addresses have no prefix. */
  readonly locales: readonly SiteLocale[];
  readonly currency: 'EUR';
  /** Origins without closing slash. */
  readonly shopOrigin: string;
  readonly apiOrigin: string;
  /** Origin of pictures; empty: the shop's own origin, which proxies them. */
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
  /** The shop's key at the provider of the widget at `bikesFitWidgetUrl`; null: the shop has only its own calculator (decision 0077). */
  readonly bikesFitWidgetKey: string | null;
  /** The page of the widget, which is shown in a frame; null or missing without a key. */
  readonly bikesFitWidgetUrl?: string | null;
  readonly limits: SiteLimits;
  /** Null: the shop counts nothing and asks for no consent. `matomo`: a Matomo installation that gets the events as well. */
  readonly analytics: { readonly matomo: MatomoSite | null } | null;
  /** Third-party tiles that shoppers may load below the stores' map; undefined: the map has no such layer. */
  readonly mapTiles?: MapTiles;
};

/** Square pictures of 256 pixels in Web Mercator. */
export type MapTiles = {
  /** With the placeholders `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Who runs the server: shoppers read the name before they load anything from it. */
  readonly provider: string;
  /** Owner of the map data, as its licence requires. */
  readonly attribution: string;
  readonly attributionUrl: string | null;
  /** The highest zoom level that the server has. */
  readonly maxZoom: number;
};

/** Limits of the storefront (SPEC 9). Times are milliseconds. */
export type SiteLimits = {
  readonly cartRemovalDelayMs: number;
  readonly headerDataTimeoutMs: number;
  readonly flyoutCloseDelayMs: number;
  readonly wishlistFlyoutCloseMs: number;
  readonly storeSearchAnalyticsDebounceMs: number;
  /** Visible time after which `page_timer` is reported. */
  readonly pageTimerMs: number;
  /** Pages after which `page_counter` is reported. */
  readonly pageCounterPages: number;
  /** Minimum interval between two full page loads that the shell starts itself. */
  readonly reloadGuardMs: number;
};

/** Where a Matomo installation receives events: its origin without closing slash, and its number for the shop. */
export type MatomoSite = { readonly origin: string; readonly siteId: number };
