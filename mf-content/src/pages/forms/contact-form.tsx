import type { ReactElement } from 'react';
import { checkResponse } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { RequestReceipt } from 'shared-contracts/entities';
import { EmailField, Form, SelectField, TextAreaField, TextField, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { formAddress } from '../../newsletter/form-address.ts';
import type { MessageKey } from '../messages/messages.ts';
import { contactRules, contactTopics, isReceipt } from './form-rules.ts';
import { Honeypot } from './honeypot.tsx';
import styles from './page-form.module.css';
import { PrivacyNote } from './privacy-note.tsx';
import { SentNote } from './sent-note.tsx';
import { usePrefill } from './use-prefill.ts';
import { useFirstFieldFocus, useSent } from './use-sent.ts';

type Sent = { readonly number: string; readonly email: string };

export function ContactForm(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { sent, isAgain, onSent, again } = useSent<Sent>();
  if (!sent) return <Fields isAgain={isAgain} onSent={onSent} />;
  return (
    <SentNote title={t('contact.sent-title', { number: sent.number })} number={sent.number}>
      <p>{t('contact.sent', { email: sent.email })}</p>
      <button type="button" className="text-link" onClick={again}>
        {t('contact.again')}
      </button>
    </SentNote>
  );
}

function Fields({ isAgain, onSent }: { isAgain: boolean; onSent: (sent: Sent) => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const form = useForm<keyof typeof contactRules, RequestReceipt>({
    rules: contactRules,
    send: async (body) =>
      checkResponse(await app.api.post<unknown>(`/api/v1/contact/?locale=${app.locale}`, body), isReceipt),
    onSuccess: ({ number }, { email }) => onSent({ number, email }),
  });
  usePrefill(form);
  useFirstFieldFocus(form, isAgain);
  const topics = contactTopics.map((topic) => ({ value: topic, label: t(`contact.topic.${topic}`) }));
  return (
    <div className={styles.panel}>
      <Form
        form={form}
        action={formAddress(app, 'contact')}
        label={t('contact.submit')}
        sendingLabel={t('contact.sending')}
      >
        <SelectField
          {...form.field('topic')}
          label={t('contact.topic')}
          choices={[{ value: '', label: t('contact.choose') }, ...topics]}
        />
        <div className={styles.pair}>
          <TextField {...form.field('name')} label={t('form.name')} autoComplete="name" />
          <EmailField {...form.field('email')} label={t('form.email')} autoComplete="email" />
        </div>
        <TextField
          {...form.field('orderNumber')}
          label={t('form.order-number')}
          hint={t('form.order-number-hint')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextAreaField {...form.field('message')} label={t('contact.message')} rows={6} />
        <Honeypot />
        <PrivacyNote text={t('contact.privacy')} />
      </Form>
    </div>
  );
}
