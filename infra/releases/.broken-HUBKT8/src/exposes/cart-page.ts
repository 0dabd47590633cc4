export { messages } from '../messages.ts';
export const route = { loader: 1 };
