import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { AuthResponse, RegisterBody } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useSearchParams } from 'shared-contracts/routing';
import { PasswordField } from '../form/password-field.tsx';
import { emailRule, newPasswordRule, requiredText } from '../form/problems.ts';
import { EmailField, TextField } from '../form/text-field.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { withReturnPath } from './return-path.ts';

const rules = {
  firstName: requiredText('problem.first-name-missing'),
  lastName: requiredText('problem.last-name-missing'),
  email: emailRule,
  password: newPasswordRule,
};

export function RegisterPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api } = useApp();
  const [search] = useSearchParams();
  return (
    <AuthLayout title={t('register.title')} lead={t('register.lead')}>
      <AuthForm
        rules={rules}
        send={({ firstName, lastName, email, password }) => {
          const body: RegisterBody = {
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            email: email.trim(),
            password,
          };
          return api.post<AuthResponse>('/api/v1/auth/register/', body);
        }}
        label={t('register.submit')}
        sendingLabel={t('register.sending')}
      >
        {(field) => (
          <>
            <div className={styles.pair}>
              <TextField {...field('firstName')} label={t('field.first-name')} autoComplete="given-name" />
              <TextField {...field('lastName')} label={t('field.last-name')} autoComplete="family-name" />
            </div>
            <EmailField {...field('email')} label={t('field.email')} autoComplete="email" />
            <PasswordField
              {...field('password')}
              label={t('field.password')}
              hint={t('field.password-hint')}
              autoComplete="new-password"
            />
          </>
        )}
      </AuthForm>
      <p className={styles.other}>
        {t('register.known')}{' '}
        <Link to={withReturnPath(paths.login, search)} className="text-link">
          {t('register.login')}
        </Link>
      </p>
    </AuthLayout>
  );
}
