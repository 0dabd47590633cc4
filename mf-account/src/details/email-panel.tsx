import { type ReactElement, useState } from 'react';
import { checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { AccountData, EmailChange } from 'shared-contracts/entities';
import { EmailField, emailRule, Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { PasswordField } from '../form/password-field.tsx';
import { passwordRule } from '../form/rules.ts';
import { inLanguage } from '../layout/in-language.ts';
import { Note, Panel } from '../layout/panel.tsx';
import styles from './details-page.module.css';
import type { MessageKey } from './messages/messages.ts';

type EmailPanelProps = { account: AccountData; onChange(change: EmailChange): void };

const rules = { email: emailRule, password: passwordRule };

const isEmailChange = hasShape<EmailChange>({ email: 'string' });

/** Changes the login address, which takes effect once it is confirmed. */
export function EmailPanel({ account, onChange }: EmailPanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [note, setNote] = useState<{ kind: 'done' | 'failed'; text: string } | null>(null);
  const [requests, setRequests] = useState(0);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { personal, pendingEmail = null } = account;
  const path = inLanguage('/api/v1/user/email/', app);
  const form = useForm<keyof typeof rules, EmailChange>({
    rules,
    send: async (body) => checkResponse(await app.api.post<unknown>(path, body), isEmailChange),
    onSuccess(data) {
      setNote(null);
      form.reset();
      setRequests((count) => count + 1);
      onChange(data);
    },
  });

  async function withdraw(): Promise<void> {
    if (isWithdrawing) return;
    setWithdrawing(true);
    const response = checkResponse(await app.api.delete<unknown>(path), isEmailChange);
    setNote(
      response.ok
        ? { kind: 'done', text: t('email.withdrawn') }
        : { kind: 'failed', text: failureText(t, response.error) },
    );
    if (response.ok) onChange(response.data);
    setWithdrawing(false);
  }

  return (
    <Panel heading={t('email.title')}>
      <p className={styles.text}>{t('email.text', { email: personal.email })}</p>
      <div className={styles.parts}>
        {note ? (
          <Note kind={note.kind} reply={note}>
            {note.text}
          </Note>
        ) : null}
        {pendingEmail === null ? null : (
          // It replies to a request of this visit; for an older one it is a hint, which does not move the focus.
          <Note key={requests} kind="hint" reply={requests}>
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
