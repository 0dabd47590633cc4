export { CartFlyout as Fragment } from '../cart-views/cart-flyout.tsx';
export { messages } from '../cart-views/messages/messages.ts';
