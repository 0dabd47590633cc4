export { messages } from '../wishlist-views/messages/messages.ts';
export { WishlistFlyout as Fragment } from '../wishlist-views/wishlist-flyout.tsx';
