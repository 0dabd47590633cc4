export { WishlistBadge as Fragment } from '../badges/wishlist-badge.tsx';
export { messages } from '../messages/messages.ts';
