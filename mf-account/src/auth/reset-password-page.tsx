import type { ReactElement } from 'react';
import { checkResponse } from 'shared-contracts/api';
import { useApp, useIsHydrated } from 'shared-contracts/app';
import type { ResetPasswordBody } from 'shared-contracts/entities';
import { Form } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useNavigate } from 'shared-contracts/routing';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { newPasswordRule } from '../form/rules.ts';
import { authPath } from '../layout/in-language.ts';
import type { MessageKey } from '../messages/messages.ts';
import { AccountKept } from './account-kept.tsx';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { isAuthResponse, useAuthForm } from './use-auth-form.ts';
import { useAddressQuery, useReturnPath } from './use-return-path.ts';
import { withReturnPath } from './with-return-path.ts';

const rules = { newPassword: newPasswordRule };

/** The page of the emailed link. The response signs in. A signed-in customer may use a link too. */
export function ResetPasswordPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const navigate = useNavigate();
  const target = useReturnPath();
  const token = useAddressQuery().get('token') ?? '';
  const isComplete = /^[\w-]{43}$/.test(token);
  const isBroken = useIsHydrated() && !isComplete;
  const form = useAuthForm({
    rules,
    async send({ newPassword }) {
      // Typed only once, because the field can show the password.
      const body: ResetPasswordBody = { token, newPassword, newPassword_confirmation: newPassword };
      const path = authPath('auth/reset-password/', app);
      const response = checkResponse(await app.api.post<unknown>(path, body), isAuthResponse);
      if (response.ok && response.data.isRestored !== true) void navigate(target, { replace: true });
      return response;
    },
  });
  if (form.isRestored) return <AccountKept target={target} />;
  return (
    <AuthLayout title={t('reset.title')} lead={t(isBroken ? 'reset.broken' : 'reset.lead')}>
      {isBroken ? (
        <Link to={withReturnPath(paths.forgotPassword, target)} className="button button-primary">
          {t('reset.request')}
        </Link>
      ) : (
        <>
          <Form form={form} label={t('reset.submit')} sendingLabel={t('reset.sending')}>
            <NewPasswordField
              {...form.field('newPassword')}
              label={t('field.new-password')}
              password={form.values.newPassword}
            />
          </Form>
          <p className={styles.other}>
            {t('reset.expired')}{' '}
            <Link to={withReturnPath(paths.forgotPassword, target)} className="text-link">
              {t('reset.request')}
            </Link>
          </p>
        </>
      )}
    </AuthLayout>
  );
}
