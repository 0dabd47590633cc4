export { messages } from '../team/messages/messages.ts';
export { TeamShop as Fragment } from '../team/team-shop.tsx';
