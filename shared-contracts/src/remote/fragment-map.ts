import type {
  Product,
  ProductOption,
  ProductTile,
  SelectedStore,
  TeamCartItem,
  TeamOffer,
  TeamSummary,
} from '../entities/index.ts';

/** Every fragment that one frontend owns and others may render, with its props. Props are data only: they cross releases. */
export type FragmentMap = {
  'mf-header/header': Record<never, never>;
  /**
   * Asks for consent and counts events once it is given. The shell renders it on demand, in browsers only. `settingsRequests`: how often
   * the shopper has opened the settings on this page.
   */
  'mf-header/consent': { settingsRequests: number };
  'mf-content/footer': Record<never, never>;
  /** Button with the count, opens the cart flyout. */
  'mf-cart-wishlist/cart-badge': Record<never, never>;
  'mf-cart-wishlist/wishlist-badge': Record<never, never>;
  /** The content of the header's flyout dialogs. */
  'mf-cart-wishlist/cart-flyout': Record<never, never>;
  'mf-cart-wishlist/wishlist-flyout': Record<never, never>;
  /**
   * `option` is null until a size is selected. The `pieces` are added to the cart together with the product: with a `setId` the other
   * products of the set, without one the accessories that the shopper has selected. `mounting`: the shopper wants the product mounted.
   */
  'mf-cart-wishlist/add-to-cart': {
    productId: string;
    productName: string;
    option: ProductOption | null;
    mounting?: boolean;
    setId?: number;
    pieces?: readonly {
      option: ProductOption;
      mounting: boolean;
      /** The product of the option, for texts. */
      product?: { id: string; name: string };
    }[];
    /** Ids of companions that were chosen with the product; its line in the cart names them. */
    relatedProducts?: readonly number[];
    /** The team whose shop sells it; only in the team build. */
    team?: string;
    /** In the team build: items that are added together, instead of `option` and `pieces`. Empty as long as nothing is chosen. */
    items?: readonly TeamCartItem[];
    /** Names the addition in `items-added`. */
    additionId?: string;
  };
  /** `team`: in the team build, the team that sells it; default: that of the page. */
  'mf-cart-wishlist/heart': { productId: string; productName: string; team?: string };
  /**
   * The store for pick-up, and the control to choose it. `bar` is an icon with the store's town, `menu` a line of text; `product` says
   * whether the store has the option, which is null as long as no size is selected; `home` shows the store's opening hours of today;
   * `store` is a button that chooses the given store.
   */
  'mf-cart-wishlist/store-picker':
    | { variant: 'bar' | 'menu' | 'cart' | 'home' }
    | { variant: 'product'; option: ProductOption | null }
    | { variant: 'store'; store: SelectedStore };
  /** `eager` for tiles above the fold: their picture loads at once and with high priority. */
  'mf-catalog/product-tile': { product: ProductTile; eager?: boolean };
  /** Picture, brand, name and price in a row, with the price rules of the tile. Without `isLink` for places that are links themselves. */
  'mf-catalog/compact-tile': { product: ProductTile; isLink: boolean };
  /** In the team build: `club` introduces the team above its assortment; `order` takes an order for a whole team. */
  'mf-catalog/team-shop':
    | { variant: 'club'; team: TeamSummary }
    | {
        variant: 'order';
        offer: TeamOffer;
        product: Pick<Product, 'id' | 'brandName' | 'nameWithoutBrand' | 'options' | 'colour' | 'prices'> &
          Partial<Pick<Product, 'pictures'>>;
      };
  /** Recently viewed products, with the choice to store them; empty as long as there are none. */
  'mf-catalog/recently-viewed': Record<never, never>;
};
export type FragmentName = keyof FragmentMap;

/**
 * What a browser shows for a fragment that the server has rendered and whose code does not load: the server's HTML, whose links and forms
 * work without script, or the fallback where every control needs script. A fragment that is not listed keeps its HTML: a shell may be older
 * than the contract of a fragment.
 */
export const onUnavailable: Readonly<Partial<Record<FragmentName, 'keep-html' | 'fallback'>>> = {
  'mf-header/header': 'keep-html',
  'mf-header/consent': 'fallback',
  'mf-content/footer': 'keep-html',
  'mf-cart-wishlist/cart-badge': 'keep-html',
  'mf-cart-wishlist/wishlist-badge': 'keep-html',
  'mf-cart-wishlist/cart-flyout': 'fallback',
  'mf-cart-wishlist/wishlist-flyout': 'fallback',
  'mf-cart-wishlist/add-to-cart': 'fallback',
  'mf-cart-wishlist/heart': 'fallback',
  'mf-cart-wishlist/store-picker': 'keep-html',
  'mf-catalog/product-tile': 'keep-html',
  'mf-catalog/compact-tile': 'fallback',
  'mf-catalog/team-shop': 'keep-html',
  'mf-catalog/recently-viewed': 'keep-html',
};
