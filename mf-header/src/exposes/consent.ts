export { ConsentFragment as Fragment } from '../consent/consent-fragment.tsx';
export { messages } from '../consent/messages/messages.ts';
