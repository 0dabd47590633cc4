import { defineRoute } from 'shared-contracts/remote';
import { CartPage } from '../cart/cart-page.tsx';

export { messages } from '../cart/messages/messages.ts';

/** Private: the store reads the cart in the browser, so the loader has nothing to load. */
export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: CartPage,
  meta: (_, { t }) => ({ title: t('cart.page-title'), description: t('cart.description'), robots: 'noindex' }),
});
