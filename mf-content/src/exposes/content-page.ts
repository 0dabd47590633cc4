import { defineRoute } from 'shared-contracts/remote';
import { ContentPage } from '../pages/content-page.tsx';
import { pageAddress } from '../pages/page-address.ts';
import { loadContentPage } from '../pages/page-loader.ts';
import { contentPageMeta } from '../pages/page-meta.ts';
import { pageParameters } from '../pages/page-parameters.ts';

export { messages } from '../pages/messages/messages.ts';

export const route = defineRoute({
  query: pageParameters,
  loader: loadContentPage,
  Component: ContentPage,
  meta: contentPageMeta,
  isValid: ({ request: { url } }) => pageAddress(url.pathname) !== null,
});
