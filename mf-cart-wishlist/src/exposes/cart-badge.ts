export { CartBadge as Fragment } from '../badges/cart-badge.tsx';
export { messages } from '../messages/messages.ts';
