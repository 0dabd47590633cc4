import { defineRoute } from 'shared-contracts/remote';
import { ContentPage } from '../pages/content-page.tsx';
import { pageAddress } from '../pages/page-address.ts';
import { pageParameters } from '../pages/page-parameters.ts';

export { messages } from '../pages/messages/messages.ts';

// Loader and meta are chunks of their own: browsers load them only where the server could not render the page.
export const route = defineRoute({
  query: pageParameters,
  loader: async (input) => (await import('../pages/page-loader.ts')).loadContentPage(input),
  Component: ContentPage,
  meta: async (data, context) => (await import('../pages/page-meta.ts')).contentPageMeta(data, context),
  isValid: ({ request: { url } }) => pageAddress(url.pathname) !== null,
});
