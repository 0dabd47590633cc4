export { AddToCart as Fragment } from '../cart/add-button/add-to-cart.tsx';
export { messages } from '../messages/messages.ts';
