export { messages } from '../recently-viewed/messages/messages.ts';
export { RecentlyViewedFragment as Fragment } from '../recently-viewed/recently-viewed-fragment.tsx';
