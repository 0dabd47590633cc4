export { CartBadge as Fragment } from '../badge/cart-badge.tsx';
export { messages } from '../messages/messages.ts';
