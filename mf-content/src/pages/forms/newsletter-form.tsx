import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { EmailField, Form, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { formAddress } from '../../newsletter/form-address.ts';
import type { MessageKey } from '../messages/messages.ts';
import { newsletterRules } from './form-rules.ts';
import { Honeypot } from './honeypot.tsx';
import styles from './page-form.module.css';
import { PrivacyNote } from './privacy-note.tsx';
import { SentNote } from './sent-note.tsx';
import { useFirstFieldFocus, useSent } from './use-sent.ts';

/** Requests the newsletter. An email tells how to go on, whether or not the address is subscribed already. */
export function NewsletterForm(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { sent: sentTo, isAgain, onSent, again } = useSent<string>();
  if (sentTo === null) return <Fields isAgain={isAgain} onSent={onSent} />;
  return (
    <SentNote title={t('newsletter.sent-title')}>
      <p>{t('newsletter.sent', { email: sentTo })}</p>
      <p className={styles.privacy}>{t('newsletter.sent-hint')}</p>
      <button type="button" className="text-link" onClick={again}>
        {t('newsletter.again')}
      </button>
    </SentNote>
  );
}

function Fields({ isAgain, onSent }: { isAgain: boolean; onSent: (email: string) => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const form = useForm<keyof typeof newsletterRules, unknown>({
    rules: newsletterRules,
    send: (body) => app.api.post<unknown>(`/api/v1/newsletter/?locale=${app.locale}`, body),
    onSuccess: (_, { email }) => onSent(email),
  });
  useFirstFieldFocus(form, isAgain);
  return (
    <div className={styles.panel}>
      <Form
        form={form}
        action={formAddress(app, 'newsletter')}
        label={t('newsletter.submit')}
        sendingLabel={t('newsletter.sending')}
      >
        <EmailField {...form.field('email')} label={t('form.email')} autoComplete="email" />
        <Honeypot />
        <PrivacyNote text={t('newsletter.privacy')} />
      </Form>
    </div>
  );
}
