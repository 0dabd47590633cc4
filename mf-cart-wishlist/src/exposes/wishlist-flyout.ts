export { messages } from '../messages/messages.ts';
export { WishlistFlyout as Fragment } from '../wishlist/wishlist-flyout.tsx';
