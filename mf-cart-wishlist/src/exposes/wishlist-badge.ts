export { WishlistBadge as Fragment } from '../badge/wishlist-badge.tsx';
export { messages } from '../messages/messages.ts';
