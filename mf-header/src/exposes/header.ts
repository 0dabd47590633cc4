export { Header as Fragment } from '../bar/header.tsx';
export { messages } from '../messages/messages.ts';
