import { paths } from 'shared-contracts/paths';
import { defineRoute } from 'shared-contracts/remote';
import { RegisterPage } from '../auth/register-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: RegisterPage,
  meta: (_, { t }) => ({
    title: t('register.page-title'),
    description: t('register.description'),
    canonical: paths.register,
    robots: 'noindex,follow',
  }),
});
