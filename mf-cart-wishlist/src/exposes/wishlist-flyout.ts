export { messages } from '../wishlist/messages/messages.ts';
export { WishlistFlyout as Fragment } from '../wishlist/wishlist-flyout.tsx';
