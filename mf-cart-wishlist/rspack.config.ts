import { remote } from '@bergauf/build/remote';

/** What every page loads of this frontend travels as one small script instead of one for each fragment. */
const everyPage = {
  name: 'every-page',
  test: /mf-cart-wishlist[\\/]src[\\/]((answer|badge|call|cart|heart|icons|local-store|page|request-id|store-picker|team|wishlist)[\\/]|failure[\\/](failure-reason|malformed)|messages[\\/](at|messages|use-t)\.|exposes[\\/](heart|cart-badge|store-picker|wishlist-badge)\.ts)/,
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
