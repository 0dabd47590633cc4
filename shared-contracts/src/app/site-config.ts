import type { ContentLocale } from '../entities/index.ts';

export type Locale = ContentLocale;

/** What the operator configures for the whole shop (SPEC 3, site configuration, and 9). Public: it travels in every page. */
export type SiteConfig = {
  readonly locale: Locale;
  readonly locales: readonly Locale[];
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
  /** Null: the shop counts nothing and asks for no consent. `matomo`: an installation of Matomo that gets the events as well. */
  readonly analytics: { readonly matomo: MatomoSite | null } | null;
};

/** Where a Matomo receives events: its origin without closing slash, and the number that it has for the shop. */
export type MatomoSite = { readonly origin: string; readonly siteId: number };
