import { paths } from 'shared-contracts/paths';
import { defineRoute } from 'shared-contracts/remote';
import { ForgotPasswordPage } from '../auth/forgot-password-page.tsx';

export { messages } from '../messages/messages.ts';

export const route = defineRoute<null>({
  loader: async () => ({ kind: 'data', data: null }),
  Component: ForgotPasswordPage,
  meta: (_, { t }) => ({
    title: t('forgot.page-title'),
    description: t('forgot.description'),
    canonical: paths.forgotPassword,
    robots: 'noindex,follow',
  }),
});
