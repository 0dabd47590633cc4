import { type ReactElement, useState } from 'react';
import { checkResponse, failureText, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ExchangedPoints, Loyalty } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Note, Panel } from '../layout/panel.tsx';
import { loyaltyShape } from '../layout/private-page.ts';
import styles from './loyalty-page.module.css';
import type { MessageKey } from './messages/messages.ts';

type ExchangePanelProps = { loyalty: Loyalty; onExchange(loyalty: Loyalty): void };

const isLoyalty = hasShape<Loyalty>(loyaltyShape);
const isExchanged = hasShape<ExchangedPoints>({ code: 'string', p4m: loyaltyShape });

/** Exchanges points for a voucher. */
export function ExchangePanel({ loyalty, onExchange }: ExchangePanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const [isSending, setSending] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const [note, setNote] = useState<{ kind: 'done' | 'failed'; text: string } | null>(null);
  const { points, exchange } = loyalty;
  const missing = exchange.points - points;
  const { minimumOrder, validDays } = exchange;

  /** An exchange without a response may have been executed: the account is read before another one. */
  async function exchanged() {
    if (isUnsure) {
      const read = checkResponse(await app.api.get<unknown>(inLanguage('/api/v1/user/loyalty/', app)), isLoyalty);
      if (!read.ok) return read;
      const known = loyalty.vouchers.map(({ code }) => code);
      const made = read.data.vouchers.find(({ code }) => !known.includes(code));
      if (made) return { ok: true, data: { code: made.code, p4m: read.data } } as const;
    }
    return checkResponse(await app.api.post<unknown>(inLanguage('/api/v1/user/loyalty/vouchers/', app)), isExchanged);
  }

  async function redeem(): Promise<void> {
    if (isSending) return;
    setSending(true);
    const response = await exchanged();
    setUnsure(!response.ok && (isUnsure || response.error.status === null));
    setNote(
      response.ok
        ? { kind: 'done', text: t('exchange.done', { code: response.data.code }) }
        : { kind: 'failed', text: failureText(t, response.error) },
    );
    if (response.ok) onExchange(response.data.p4m);
    setSending(false);
  }

  return (
    <Panel heading={t('exchange.title')}>
      <div className={styles.exchange}>
        <p>{t('exchange.text', { points: exchange.points, value: exchange.value.formatted })}</p>
        {minimumOrder && validDays !== undefined ? (
          <p className={styles.small}>{t('exchange.terms', { days: validDays, minimum: minimumOrder.formatted })}</p>
        ) : null}
        {note ? (
          <Note kind={note.kind} reply={note}>
            {note.text}
          </Note>
        ) : null}
        {missing > 0 ? (
          <p className={styles.small}>{t('exchange.missing', { count: missing })}</p>
        ) : (
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isSending || undefined}
            onClick={redeem}
          >
            {t(isSending ? 'exchange.sending' : 'exchange.submit')}
          </button>
        )}
      </div>
    </Panel>
  );
}
