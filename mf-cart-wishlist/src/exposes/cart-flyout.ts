export { CartFlyout as Fragment } from '../cart/cart-flyout.tsx';
export { messages } from '../cart/messages/messages.ts';
