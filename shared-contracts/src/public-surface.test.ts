import { beforeAll, describe, expect, it } from 'vitest';
import contracts from '../package.json';

/** What each entry exports at run time. To change this is to change the contract: see README, "Changing a contract". */
const surface: Readonly<Record<string, readonly string[]>> = {
  './analytics': [],
  './api': ['createApiClient'],
  './app': ['AppProvider', 'anonymousSession', 'useApiUrl', 'useApp', 'useSession'],
  './at-hand': ['atHand'],
  './discovery': ['DiscoveryDocument', 'DiscoveryRelease', 'ExposeAssets', 'ReleaseManifest'],
  './entities': [
    'AccountData',
    'ApiErrorBody',
    'Article',
    'ArticleTeaser',
    'AuthResponse',
    'BlogList',
    'BlogPostTeaser',
    'BrandEntry',
    'BrandIndex',
    'Cart',
    'CartAddBody',
    'CartAmountBody',
    'CartProduct',
    'CategoryNode',
    'ChangePasswordBody',
    'ChangedPassword',
    'ContentBlock',
    'ContentLocale',
    'ContentPage',
    'ContentPageIndex',
    'CountryId',
    'DeliveryPromise',
    'DeliveryType',
    'Email',
    'ExchangedPoints',
    'FilterGroup',
    'FilterType',
    'FilterValue',
    'Flyer',
    'FlyerPage',
    'FlyerSpot',
    'FlyerSummary',
    'ForgotPasswordBody',
    'Gender',
    'GenderSysname',
    'HeaderData',
    'HomeData',
    'HomeTeaser',
    'ListedSport',
    'Listing',
    'LoginBody',
    'Loyalty',
    'LoyaltyEntry',
    'LoyaltyTier',
    'MailToken',
    'MenuItem',
    'MenuItemData',
    'MenuItemType',
    'MergeBody',
    'Money',
    'NamedLink',
    'OptIn',
    'Order',
    'OrderDetails',
    'OrderLine',
    'OrderState',
    'PersonalData',
    'PersonalDataBody',
    'PersonalGender',
    'PersonalPage',
    'PickUpPoint',
    'PickUpPointSearch',
    'Picture',
    'PlaceOrderBody',
    'PostalAddress',
    'PriceRange',
    'PriceType',
    'Prices',
    'Product',
    'ProductCategories',
    'ProductColour',
    'ProductCompanion',
    'ProductOption',
    'ProductRow',
    'ProductSet',
    'ProductSetItem',
    'ProductTile',
    'RegisterBody',
    'ResetPasswordBody',
    'SaleType',
    'SearchLimited',
    'SelectedFilterValue',
    'SelectedStore',
    'SelectedStoreBody',
    'SeparateEmail',
    'SeparateEmailBody',
    'ShippingAddress',
    'ShippingAddressBody',
    'ShippingAddresses',
    'SizeSystem',
    'SortField',
    'SortOrder',
    'Store',
    'StoreAddress',
    'StoreAvailability',
    'StoreDay',
    'StoreFlyers',
    'StoreSearch',
    'StoreService',
    'StoreStock',
    'StoreSummary',
    'StoreWeekday',
    'Suggestion',
    'Team',
    'TeamCartAddBody',
    'TeamSlug',
    'TeamSummary',
    'TeamWishlistAddBody',
    'TileColour',
    'TilePrices',
    'Voucher',
    'Wishlist',
    'WishlistAddBody',
    'filterGroupIds',
  ],
  './events': ['createBus'],
  './expose-frame': ['ExposeFrame'],
  './fragment': ['Fragment'],
  './fragment-data': ['createFragmentData', 'useFragmentData'],
  './i18n': ['createTranslate', 'defineMessages', 'languageTags', 'useTranslate'],
  './part': ['part'],
  './paths': ['checkoutAddress', 'chosenStoreParameter', 'isExternal', 'normaliseQuery', 'paths', 'withTrailingSlash'],
  './pricing': ['discountPercent', 'formatPrice', 'isDiscountShown', 'parsePrice'],
  './remote': ['defineRoute', 'remoteNames', 'whenDead'],
  './remote-context': ['RemoteContext', 'useRemote'],
  './routing': [
    'Form',
    'Link',
    'isExternal',
    'isPlainClick',
    'useLocation',
    'useNavigate',
    'useNavigation',
    'useRevalidator',
    'useSearchParams',
    'withTrailingSlash',
  ],
  './storage': ['versionedRecord'],
  './store': ['createStore', 'defineStore'],
};

const entries = Object.entries(contracts.exports).filter(([, file]) => !file.endsWith('.css'));
const loaded = new Map<string, readonly string[]>();
/** What our modules did while they were imported. */
const acts: string[] = [];

/** The test runner has work of its own on the way to a module; only what our sources call counts. */
function note(what: string): void {
  if (new Error().stack?.includes('/shared-contracts/src/')) acts.push(what);
}

function watchCalls(owner: object, name: string): void {
  const real: unknown = Reflect.get(owner, name);
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    note(name);
    return typeof real === 'function' ? Reflect.apply(real, this, args) : undefined;
  };
  Object.defineProperty(owner, name, { configurable: true, writable: true, value: watched });
}

function watchReads(name: string): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => note(name) });
}

beforeAll(async () => {
  for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch', 'addEventListener']) {
    watchCalls(globalThis, name);
  }
  for (const name of ['on', 'once', 'addListener']) watchCalls(process, name);
  for (const name of ['localStorage', 'sessionStorage']) watchReads(name);
  for (const [entry, file] of entries) {
    const module: unknown = await import(/* @vite-ignore */ file.replace('./src/', './'));
    loaded.set(entry, Object.keys(Object(module)).sort());
  }
  for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
});

it('has an entry for each one that is pinned here, and no other', () => {
  expect(entries.map(([entry]) => entry).sort()).toEqual(Object.keys(surface).sort());
});

it.each(entries)('%s exports what is pinned here', (entry) => {
  expect(loaded.get(entry)).toEqual(surface[entry]);
});

describe('importing', () => {
  it('does not act: no timer, no listener, no call, no look at storage', () => {
    expect(acts).toEqual([]);
  });
});
