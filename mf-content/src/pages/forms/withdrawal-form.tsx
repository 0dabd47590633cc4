import { type ReactElement, useState } from 'react';
import { checkResponse } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { formatMoment } from 'shared-contracts/dates';
import type { RequestReceipt } from 'shared-contracts/entities';
import { EmailField, Form, TextAreaField, TextField, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { formAddress } from '../../newsletter/form-address.ts';
import type { MessageKey } from '../messages/messages.ts';
import { isReceipt, withdrawalRules } from './form-rules.ts';
import { Honeypot } from './honeypot.tsx';
import styles from './page-form.module.css';
import { PrivacyNote } from './privacy-note.tsx';
import { SentNote } from './sent-note.tsx';
import { usePrefill } from './use-prefill.ts';

type Field = keyof typeof withdrawalRules;
type Sent = RequestReceipt & { readonly values: Readonly<Record<Field, string>> };

/**
 * A withdrawal from a contract, by name, order and email address (Directive 2011/83/EU, article 11a). It can also be printed as a paper
 * form.
 */
export function WithdrawalForm(): ReactElement {
  const [sent, setSent] = useState<Sent | null>(null);
  return sent ? <Receipt sent={sent} /> : <Fields onSent={setSent} />;
}

function Receipt({ sent: { number, receivedAt, values } }: { sent: Sent }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const moment = formatMoment(receivedAt, locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <SentNote title={t('withdrawal.sent-title', { number })} number={number}>
      <p>{t('withdrawal.sent', { email: values.email })}</p>
      <dl className={styles.receipt}>
        <dt>{t('withdrawal.received')}</dt>
        <dd>{moment}</dd>
        <dt>{t('form.name')}</dt>
        <dd>{values.name}</dd>
        <dt>{t('form.order-number')}</dt>
        <dd>{values.orderNumber}</dd>
        <dt>{t('withdrawal.goods')}</dt>
        <dd>{values.goods || t('withdrawal.all-goods')}</dd>
      </dl>
      <button type="button" className="text-link" onClick={() => window.print()}>
        {t('withdrawal.print-receipt')}
      </button>
    </SentNote>
  );
}

function Fields({ onSent }: { onSent: (sent: Sent) => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const form = useForm<Field, RequestReceipt>({
    rules: withdrawalRules,
    send: async (body) =>
      checkResponse(await app.api.post<unknown>(`/api/v1/withdrawal/?locale=${app.locale}`, body), isReceipt),
    onSuccess: (receipt, values) => onSent({ ...receipt, values }),
  });
  usePrefill(form);
  return (
    <div className={styles.panel}>
      <Form
        form={form}
        action={formAddress(app, 'withdrawal')}
        label={t('withdrawal.submit')}
        sendingLabel={t('withdrawal.sending')}
      >
        <p className={styles.statement}>{t('withdrawal.statement')}</p>
        <div className={styles.pair}>
          <TextField {...form.field('name')} label={t('form.name')} autoComplete="name" />
          <EmailField {...form.field('email')} label={t('form.email')} autoComplete="email" />
        </div>
        <TextField
          {...form.field('orderNumber')}
          label={t('form.order-number')}
          hint={t('withdrawal.order-number-hint')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextAreaField
          {...form.field('goods')}
          label={t('withdrawal.goods')}
          hint={t('withdrawal.goods-hint')}
          rows={3}
        />
        <Honeypot />
        <PrivacyNote text={t('withdrawal.privacy')} />
        <p className={styles.signature}>{t('withdrawal.signature')}</p>
      </Form>
    </div>
  );
}
