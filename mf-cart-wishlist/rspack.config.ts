import { remote } from '@bergauf/build/remote';

/** Folders below `src` whose files every page loads, without their subfolders. Code of flyouts and pages must stay out. */
const everyPageSources = [
  'badges/[^/]+',
  'browser/[^/]+',
  'cart/state/[^/]+',
  'server-list/[^/]+',
  'exposes/(cart-badge|heart|store-picker|wishlist-badge)',
  'messages/(at|messages)',
  'store-picker/[^/]+',
  'store-picker/state/[^/]+',
  'ui/icon',
  'wishlist/heart/[^/]+',
  'wishlist/state/[^/]+',
];

/** Bundled as one small script instead of one for each fragment. */
const everyPage = {
  name: 'every-page',
  test: new RegExp(`/mf-cart-wishlist/src/(${everyPageSources.join('|')})\\.[a-z.]+$`),
  chunks: 'all',
  enforce: true,
} as const;

const sides = remote({
  name: 'mf-cart-wishlist',
  exposes: {
    'cart-badge': './src/exposes/cart-badge.ts',
    'wishlist-badge': './src/exposes/wishlist-badge.ts',
    'cart-flyout': './src/exposes/cart-flyout.ts',
    'wishlist-flyout': './src/exposes/wishlist-flyout.ts',
    'add-to-cart': './src/exposes/add-to-cart.ts',
    heart: './src/exposes/heart.ts',
    'store-picker': './src/exposes/store-picker.ts',
    'cart-page': './src/exposes/cart-page.ts',
    'wishlist-page': './src/exposes/wishlist-page.ts',
  },
});

export default sides.map((side) => ({
  ...side,
  optimization: { ...side.optimization, splitChunks: { cacheGroups: { everyPage } } },
}));
