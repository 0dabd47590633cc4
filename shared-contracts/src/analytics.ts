/** Page-data groups of SPEC 2. The product list and guide pages send none. */
export type PageGroup = 'home' | 'item_list' | 'item_detail' | 'services' | 'shop' | 'other';

export type AnalyticsEvent =
  | { name: 'page_data'; group: PageGroup; path: string }
  | { name: 'add_to_cart'; productId: string; optionId: string; amount: number }
  | { name: 'wishlist_toggle'; productId: string; added: boolean }
  | { name: 'search'; query: string; results: number }
  /** `query` is empty for a search by the device's position, which stays in the browser. `services`: ids, separated by commas. */
  | { name: 'store_search'; query: string; byPosition: boolean; services: string; results: number }
  | { name: 'discount_bucket'; bucket: string };

/** Owned by the shell, which keeps it in the tab: what leaves it waits for the shopper's consent. */
export type Analytics = { track(event: AnalyticsEvent): void };
