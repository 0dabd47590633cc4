export { Heart as Fragment } from '../heart/heart.tsx';
export { messages } from '../messages/messages.ts';
