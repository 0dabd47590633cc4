import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { OrderDetails } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { inLanguage } from '../../layout/in-language.ts';
import { Note } from '../../layout/panel.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { CancelOrder } from './cancel-order.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import styles from './order-actions.module.css';
import { OrderAgain } from './order-again.tsx';
import { canOrderAgain } from './ordered-again.ts';
import { ReturnForm } from './return-form.tsx';

type OrderActionsProps = { order: OrderDetails; onChange(order: OrderDetails): void };

/** What the order's account may do with it. An API before version 1.4 does not send it; then nothing can be changed. */
export function OrderActions({ order, onChange }: OrderActionsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [reply, setReply] = useState<{ kind: 'done' | 'failed'; text: string } | null>(null);
  const { uuid, can } = order;

  function finish(next: OrderDetails, text: string, kind: 'done' | 'failed' = 'done'): void {
    onChange(next);
    setReply({ kind, text });
  }

  return (
    <div className={styles.actions}>
      {reply === null ? null : (
        // Another note once the order is loaded again: only then is the focused button removed.
        <Note key={`${reply.kind} ${can?.cancel} ${can?.return}`} kind={reply.kind} reply>
          {reply.text}
        </Note>
      )}
      <div className={styles.buttons}>
        {canOrderAgain(order, app.config.teamBuild) ? <OrderAgain uuid={uuid} /> : null}
        {can?.invoice ? <InvoiceButton path={inLanguage(`/api/v1/user/order/${uuid}/invoice/`, app)} /> : null}
        <PrintAndHelp />
      </div>
      {can?.cancel ? (
        <CancelOrder
          uuid={uuid}
          onDone={(next) => finish(next, t('action.cancel-done'))}
          onRefused={(text) => setReply({ kind: 'failed', text })}
        />
      ) : null}
      <ReturnPeriodOver order={order} />
      {can?.return ? (
        <ReturnForm
          order={order}
          onDone={(next) => finish(next, t('return.done'))}
          onRefused={(next, text) => finish(next, text, 'failed')}
        />
      ) : null}
    </div>
  );
}

/** Says why a delivered order can no longer be returned. */
function ReturnPeriodOver({ order }: { order: OrderDetails }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { can, state, returnableUntil } = order;
  if (can?.return !== false || state !== 'delivered' || !returnableUntil) return null;
  return <p className={styles.small}>{t('return.over', { date: formatDay(returnableUntil, locale) })}</p>;
}

/** Also shown to guests who have found their order. */
export function PrintAndHelp(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <>
      <button type="button" className="button" onClick={() => window.print()}>
        {t('action.print')}
      </button>
      <Link to={paths.services('hilfe')} className={`text-link ${styles.help}`}>
        {t('action.help')}
      </Link>
    </>
  );
}
