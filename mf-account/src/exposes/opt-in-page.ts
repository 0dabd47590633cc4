import { defineRoute } from 'shared-contracts/remote';
import { loadOptIn } from '../auth/opt-in-loader.ts';
import { OptInPage } from '../auth/opt-in-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute({
  loader: loadOptIn,
  Component: OptInPage,
  meta: (_, { t }) => ({ title: t('doi.page-title'), description: t('doi.description'), robots: 'noindex' }),
});
