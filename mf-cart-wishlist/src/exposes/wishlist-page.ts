import { defineRoute } from 'shared-contracts/remote';
import { WishlistPage } from '../wishlist/wishlist-page.tsx';

export { messages } from '../wishlist/messages/messages.ts';

/** Private: the store reads the wishlist in the browser, so the loader has nothing to load. */
export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: WishlistPage,
  meta: (_, { t }) => ({ title: t('wishlist.page-title'), description: t('wishlist.description'), robots: 'noindex' }),
});
