import { remote } from '@bergauf/build/remote';

export default remote({
  name: 'mf-cart-wishlist',
  exposes: {
    'cart-badge': './src/exposes/cart-badge.ts',
    'wishlist-badge': './src/exposes/wishlist-badge.ts',
    'cart-flyout': './src/exposes/cart-flyout.ts',
    'wishlist-flyout': './src/exposes/wishlist-flyout.ts',
    'add-to-cart': './src/exposes/add-to-cart.ts',
    heart: './src/exposes/heart.ts',
    'cart-page': './src/exposes/cart-page.ts',
    'wishlist-page': './src/exposes/wishlist-page.ts',
  },
});
