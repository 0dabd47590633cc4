export { Footer as Fragment } from '../footer/footer.tsx';
export { messages } from '../messages/messages.ts';
