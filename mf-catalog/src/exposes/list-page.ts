import { defineRoute } from 'shared-contracts/remote';
import { ListPage } from '../listing/list-page.tsx';
import { isListPath } from '../listing/list-path.ts';

export { messages } from '../messages/messages.ts';

/** The build knows the condition, so what only the server needs is in no browser's bundle: browsers take the server's answer. */
export const route = defineRoute({
  loader: async (input) => {
    if (typeof window === 'undefined') return (await import('../listing/list-loader.ts')).loadList(input);
    throw new Error('on the server only');
  },
  Component: ListPage,
  meta: async (...input) => {
    if (typeof window === 'undefined') return (await import('../listing/list-meta.ts')).listMeta(...input);
    throw new Error('on the server only');
  },
  isValid: isListPath,
});
