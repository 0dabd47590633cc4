import { type ReactElement, useState } from 'react';
import { checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { AccountData, EmailChange } from 'shared-contracts/entities';
import { EmailField, emailRule, Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { PasswordField } from '../form/password-field.tsx';
import { passwordRule } from '../form/rules.ts';
import { inLanguage } from '../layout/in-language.ts';
import { Note, Panel, ReplyNote } from '../layout/panel.tsx';
import { useAction } from '../layout/use-action.ts';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';

type EmailPanelProps = { account: AccountData; onChange(change: EmailChange): void };

const rules = { email: emailRule, password: passwordRule };

const isEmailChange = hasShape<EmailChange>({ email: 'string' });

/** Changes the login address, which takes effect once it is confirmed. */
export function EmailPanel({ account, onChange }: EmailPanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning: isWithdrawing, reply, run, show } = useAction();
  const [requests, setRequests] = useState(0);
  const { personal, pendingEmail = null } = account;
  const path = inLanguage('/api/v1/user/email/', app);
  const form = useForm<keyof typeof rules, EmailChange>({
    rules,
    async send(body) {
      show(null);
      return checkResponse(await app.api.post<unknown>(path, body), isEmailChange);
    },
    onSuccess(data) {
      form.reset();
      setRequests((count) => count + 1);
      onChange(data);
    },
  });

  const withdraw = (): Promise<void> =>
    run(
      async () => checkResponse(await app.api.delete<unknown>(path), isEmailChange),
      (data) => {
        onChange(data);
        return t('email.withdrawn');
      },
    );

  return (
    <Panel heading={t('email.title')}>
      <p className={styles.text}>{t('email.text', { email: personal.email })}</p>
      <div className={styles.parts}>
        <ReplyNote reply={reply} />
        {pendingEmail === null ? null : (
          // It replies to a request of this visit; for an older one it is a hint, which does not move the focus.
          <Note key={requests} kind="hint" reply={requests > 0}>
            <p>{t('email.pending', { email: pendingEmail })}</p>
            <button
              type="button"
              className={`text-link ${styles.action}`}
              aria-disabled={isWithdrawing || undefined}
              onClick={withdraw}
            >
              {t(isWithdrawing ? 'email.withdrawing' : 'email.withdraw')}
            </button>
          </Note>
        )}
        <Form form={form} label={t('email.submit')} sendingLabel={t('account.saving')} isDisabled={!form.isChanged}>
          <EmailField {...form.field('email')} label={t('email.new')} autoComplete="email" />
          <PasswordField {...form.field('password')} label={t('field.password')} autoComplete="current-password" />
        </Form>
      </div>
    </Panel>
  );
}
