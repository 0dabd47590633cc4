/**
 * Groups of page data (SPEC 2). `item_list` is the group of lists, which send no page data: a list reports its content with an event of its
 * own, `view_item_list`, because filters, sort and page number change it without a navigation to another page.
 */
export type PageGroup = 'home' | 'item_list' | 'item_detail' | 'services' | 'shop' | 'other';

export type PageDataGroup = Exclude<PageGroup, 'item_list'>;

/** Discount ranges in percent, in ascending order (SPEC 9). */
export const discountBuckets = [
  '0',
  '1-10',
  '11-20',
  '21-30',
  '31-40',
  '41-50',
  '51-60',
  '61-70',
  '71-80',
  '81-90',
  '91-100',
] as const;

export type DiscountBucket = (typeof discountBuckets)[number];

/** Events that are counted. Plain data without anything that identifies a shopper; amounts of money are cents. */
export type AnalyticsEvent =
  /** A page was shown. `path` of a private page is its route's pattern: ids in it are the shopper's own. */
  | { name: 'page_data'; group: PageDataGroup; path: string }
  /** A list shows products. `query` is the search, `sort` a field with its order, such as `price_asc`. */
  | {
      name: 'view_item_list';
      group: 'item_list';
      path: string;
      query: string;
      sort: string;
      page: number;
      /** Products on all pages. */
      total: number;
      /** Products on this page. */
      productIds: readonly string[];
    }
  | { name: 'view_item'; productId: string; productName: string; price: number }
  /** Change of the server's cart in pieces; `price` of one piece. */
  | {
      name: 'add_to_cart' | 'remove_from_cart';
      productId: string;
      optionId: string;
      amount: number;
      /** Missing in events of older releases. */
      price?: number;
    }
  | { name: 'wishlist_toggle'; productId: string; added: boolean }
  /** The jump to the checkout host; `entry` says which of its two entries, `value` is the total price of the products. */
  | { name: 'begin_checkout'; entry: 'home' | 'page'; amount: number; value: number }
  | { name: 'login' }
  | { name: 'sign_up' }
  | { name: 'search'; query: string; results: number }
  | { name: 'store_search'; query: string; results: number }
  /** SPEC 9: the shop has been visible for 480,000 ms in this visit. */
  | { name: 'page_timer' }
  /** SPEC 9: the tenth page of this visit. */
  | { name: 'page_counter' }
  /** The discount of a product that was opened from its tile. */
  | { name: 'discount_bucket'; bucket: DiscountBucket };

/** Owned by the shell. Events stay in the memory of the tab until the shopper consents to statistics; a refusal discards them. */
export type Analytics = {
  track(event: AnalyticsEvent): void;
  /**
   * Delivers the waiting events, then every new one. For mf-header, which calls it while the shopper consents to statistics.
   * @returns a function that ends the delivery
   */
  receive(receiver: (event: AnalyticsEvent) => void): () => void;
};
