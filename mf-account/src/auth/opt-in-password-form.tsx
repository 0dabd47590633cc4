import type { ReactElement } from 'react';
import type { ApiResult } from 'shared-contracts/api';
import type { ConfirmOptInBody, OptIn } from 'shared-contracts/entities';
import { Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { PasswordField } from '../form/password-field.tsx';
import { passwordRule } from '../form/rules.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';

const rules = { password: passwordRule };

type OptInPasswordFormProps = {
  send(body: ConfirmOptInBody): Promise<ApiResult<OptIn>>;
  onConfirmed(optIn: OptIn): void;
};

/** Confirms in a browser without a session of the link's account. Setting a new password confirms the address of a registration as well. */
export function OptInPasswordForm({ send, onConfirmed }: OptInPasswordFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const form = useForm<'password', OptIn>({ rules, send, onSuccess: onConfirmed });
  return (
    <Form form={form} label={t('doi.confirm')} sendingLabel={t('doi.confirming')}>
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        hint={t('doi.password-hint')}
        autoComplete="current-password"
        beside={
          <Link to={paths.forgotPassword} className={`text-link ${styles.forgot}`}>
            {t('login.forgot')}
          </Link>
        }
      />
    </Form>
  );
}
