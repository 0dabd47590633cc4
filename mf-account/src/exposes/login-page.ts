import { paths } from 'shared-contracts/paths';
import { defineRoute } from 'shared-contracts/remote';
import { LoginPage } from '../auth/login-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: LoginPage,
  meta: (_, { t }) => ({
    title: t('login.page-title'),
    description: t('login.description'),
    canonical: paths.login,
    robots: 'noindex,follow',
  }),
});
