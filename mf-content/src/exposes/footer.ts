export { Footer as Fragment } from '../footer/footer.tsx';
export { messages } from '../footer/messages/messages.ts';
