import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { ForgotPasswordBody } from 'shared-contracts/entities';
import { EmailField, emailRule, Form } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { focusHeading } from '../layout/focus.ts';
import { authPath } from '../layout/in-language.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { useReturnPath } from './use-return-path.ts';
import { withReturnPath } from './with-return-path.ts';

const rules = { email: emailRule };

/** Requests the email with the reset link. The text is the same with and without an account (decision 0009). */
export function ForgotPasswordPage(): ReactElement {
  const t = useTranslate<MessageKey>();
  const target = useReturnPath();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout title={t('forgot.title')} lead={t('forgot.lead')}>
      {sentTo === null ? (
        <RequestForm returnPath={target} onSent={setSentTo} />
      ) : (
        <Sent
          to={sentTo}
          onAgain={() => {
            // The button is removed.
            focusHeading();
            setSentTo(null);
          }}
        />
      )}
      <p className={styles.other}>
        {t('forgot.known')}{' '}
        <Link to={withReturnPath(paths.login, target)} className="text-link">
          {t('register.login')}
        </Link>
      </p>
    </AuthLayout>
  );
}

type RequestFormProps = { returnPath: string; onSent(email: string): void };

function RequestForm({ returnPath, onSent }: RequestFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const form = useKeptForm({
    rules,
    send: ({ email }) => {
      // The emailed link contains it.
      const body: ForgotPasswordBody = { email, ...(returnPath !== paths.account && { returnPath }) };
      return app.api.post(authPath('forgotpassword/', app), body);
    },
    onSuccess: (_, { email }) => onSent(email),
  });
  return (
    <Form form={form} label={t('forgot.submit')} sendingLabel={t('forgot.sending')}>
      <EmailField {...form.field('email')} label={t('field.email')} autoComplete="username" />
    </Form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain(): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="status" className={styles.notice}>
      <h2 className={styles.noticeTitle}>{t('forgot.sent-title')}</h2>
      <p>{t('forgot.sent', { email: to })}</p>
      <p>{t('forgot.sent-hint')}</p>
      <button type="button" className={`text-link ${styles.again}`} onClick={onAgain}>
        {t('forgot.again')}
      </button>
    </div>
  );
}
