export { messages } from '../messages/messages.ts';
export { Heart as Fragment } from '../wishlist/heart/heart.tsx';
