/** SPEC 9, "Business constants and limits": those that frontends, shell and product API share. This is their only place. */

/** Limits of the search box: number of suggestions, and characters of a query. */
export const searchLimits = { suggestions: 5, shortestQuery: 2, longestQuery: 50 } as const;

/** Defaults of the site configuration (decision 0060), by its field names. Times are milliseconds. */
export const siteDefaults = {
  loyaltyEnabled: true,
  discountShowLimit: 0,
  flippingBookPrefix: 'werbung',
  teamListSegment: 'list',
  teamBuild: false,
  omnichannelAvailable: true,
  bikesFitWidgetEnabled: false,
  searchDebounceMs: 1000,
  storeSearchAnalyticsDebounceMs: 1000,
  apiDebounceMs: 2000,
  cartRemovalDelayMs: 2000,
  headerDataTimeoutMs: 500,
  flyoutCloseDelayMs: 300,
  wishlistFlyoutCloseMs: 6000,
  pageTimerMs: 480_000,
  pageCounterPages: 10,
  reloadGuardMs: 10_000,
} as const;
