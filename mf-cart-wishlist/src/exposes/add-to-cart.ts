export { AddToCart as Fragment } from '../add/add-to-cart.tsx';
export { messages } from '../messages/messages.ts';
