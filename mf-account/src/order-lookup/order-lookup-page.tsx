import { type ReactElement, useEffect, useRef, useState } from 'react';
import { checkResponse } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { OrderDetails, OrderLookupBody } from 'shared-contracts/entities';
import { fields } from 'shared-contracts/fields';
import { EmailField, emailRule, Form, TextField, textRule, useForm } from 'shared-contracts/forms';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { AuthLayout } from '../auth/auth-layout.tsx';
import { withReturnPath } from '../auth/with-return-path.ts';
import { readOrderNumber } from '../form/rules.ts';
import { focusHeading } from '../layout/focus.ts';
import { inLanguage } from '../layout/in-language.ts';
import { InvoiceButton } from '../order-details/actions/invoice-button.tsx';
import { PrintAndHelp } from '../order-details/actions/order-actions.tsx';
import { isOrder, loadPickUpPlace, type OrderPageData } from '../order-details/order-loader.ts';
import { Letterhead, OrderView } from '../order-details/order-view.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './order-lookup-page.module.css';

type Found = OrderPageData & { readonly asked: OrderLookupBody };

/** `/bestellung/`: guests find an order by its number and their e-mail address (decision 0042). */
export function OrderLookupPage(): ReactElement {
  const [found, setFound] = useState<Found | 'left' | null>(null);
  if (found === null || found === 'left') return <LookupForm isAgain={found === 'left'} onFound={setFound} />;
  return <FoundOrder found={found} onLeave={() => setFound('left')} />;
}

export const lookupRules = {
  number: {
    ...textRule(fields.orderNumber, { missing: 'problem.order-number-missing', wrong: 'problem.order-number-form' }),
    read: readOrderNumber,
  },
  email: emailRule,
};

type LookupFormProps = { isAgain: boolean; onFound: (found: Found) => void };

/** @param isAgain whether another order was shown before */
function LookupForm({ isAgain, onFound }: LookupFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  useEffect(() => {
    if (isAgain) focusHeading();
  }, [isAgain]);
  const form = useForm<keyof typeof lookupRules, OrderDetails>({
    rules: lookupRules,
    async send(body) {
      const path = inLanguage('/api/v1/order/lookup/', app);
      const response = checkResponse(await app.api.post<unknown>(path, body satisfies OrderLookupBody), isOrder);
      if (response.ok || response.error.status !== 404) return response;
      return { ok: false, error: { ...response.error, message: t('lookup.not-found') } };
    },
    onSuccess: async (order, asked) => onFound({ order, ...(await loadPickUpPlace(app, order)), asked }),
  });
  return (
    <AuthLayout title={t('lookup.title')} lead={t('lookup.lead')}>
      <Form form={form} label={t('lookup.submit')} sendingLabel={t('lookup.sending')}>
        <TextField
          {...form.field('number')}
          label={t('lookup.number')}
          hint={t('lookup.number-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField {...form.field('email')} label={t('lookup.email')} autoComplete="email" />
      </Form>
      <p className={styles.account}>
        {t('lookup.account')}{' '}
        <Link to={withReturnPath(paths.login, paths.orders)} className="text-link">
          {t('lookup.login')}
        </Link>
      </p>
    </AuthLayout>
  );
}

function FoundOrder({ found, onLeave }: { found: Found; onLeave: () => void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, asked } = found;

  const title = t('order.number', { number: order.number });

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => showTitle(`${title} | Bergauf`), [title]);

  return (
    <div className={`page ${styles.page}`}>
      <Letterhead />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{t('order.placed', { date: formatDay(order.placedAt, app.locale) })}</p>
      <OrderView
        data={found}
        actions={
          <div className={styles.actions}>
            {order.can?.invoice ? (
              <InvoiceButton path={inLanguage('/api/v1/order/lookup/invoice/', app)} body={asked} />
            ) : null}
            <PrintAndHelp />
            <button type="button" className={`text-link ${styles.other}`} onClick={onLeave}>
              {t('lookup.other')}
            </button>
            <ReturnLink order={order} />
          </div>
        }
      />
    </div>
  );
}

/** Guests return what they have bought by the withdrawal form, which asks for no reasons and no account. */
function ReturnLink({ order: { number, can, returnableUntil } }: { order: OrderDetails }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  if (!can?.return || !returnableUntil) return null;
  return (
    <p className={styles.returning}>
      <Link to={`${paths.static('widerruf')}?bestellung=${number}`} className="text-link">
        {t('return.start')}
      </Link>
      <span className={styles.until}>{t('return.until', { date: formatDay(returnableUntil, locale) })}</span>
    </p>
  );
}

/**
 * Replaces the page's title while a found order is shown.
 * @returns restores the former title, unless the next page has set its own: that may happen before an effect's clean-up
 */
export function showTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}
