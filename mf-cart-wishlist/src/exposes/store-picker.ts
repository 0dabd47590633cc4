export { messages } from '../messages/messages.ts';
export { StorePicker as Fragment } from '../store-picker/store-picker.tsx';
