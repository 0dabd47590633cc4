import { type ReactElement, useState } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp } from 'shared-contracts/app';
import type { ExchangedPoints, Loyalty } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { inLanguage } from '../layout/in-language.ts';
import { Panel, ReplyNote } from '../layout/panel.tsx';
import { loyaltyShape } from '../layout/private-page.ts';
import { useAction } from '../layout/use-action.ts';
import styles from './loyalty-page.module.css';
import type { MessageKey } from './messages/messages.ts';

type ExchangePanelProps = { loyalty: Loyalty; onExchange(loyalty: Loyalty): void };

const isLoyalty = hasShape<Loyalty>(loyaltyShape);
const isExchanged = hasShape<ExchangedPoints>({ code: 'string', p4m: loyaltyShape });

/** Exchanges points for a voucher. */
export function ExchangePanel({ loyalty, onExchange }: ExchangePanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const { isRunning, reply, run } = useAction();
  const [isUnsure, setUnsure] = useState(false);
  const { points, exchange } = loyalty;
  const missing = exchange.points - points;
  const { minimumOrder, validDays } = exchange;

  /** An exchange without a response may have been executed: the account is read before another one. */
  async function exchanged(): Promise<ApiResult<ExchangedPoints>> {
    if (isUnsure) {
      const read = checkResponse(await app.api.get<unknown>(inLanguage('/api/v1/user/loyalty/', app)), isLoyalty);
      if (!read.ok) return read;
      const known = loyalty.vouchers.map(({ code }) => code);
      const made = read.data.vouchers.find(({ code }) => !known.includes(code));
      if (made) return { ok: true, data: { code: made.code, p4m: read.data } };
    }
    return checkResponse(await app.api.post<unknown>(inLanguage('/api/v1/user/loyalty/vouchers/', app)), isExchanged);
  }

  async function send(): Promise<ApiResult<ExchangedPoints>> {
    const response = await exchanged();
    setUnsure(!response.ok && (isUnsure || response.error.status === null));
    return response;
  }

  function finish({ code, p4m }: ExchangedPoints): string {
    onExchange(p4m);
    return t('exchange.done', { code });
  }

  return (
    <Panel heading={t('exchange.title')}>
      <div className={styles.exchange}>
        <p>{t('exchange.text', { points: exchange.points, value: exchange.value.formatted })}</p>
        {minimumOrder && validDays !== undefined ? (
          <p className={styles.small}>{t('exchange.terms', { days: validDays, minimum: minimumOrder.formatted })}</p>
        ) : null}
        <ReplyNote reply={reply} />
        {missing > 0 ? (
          <p className={styles.small}>{t('exchange.missing', { count: missing })}</p>
        ) : (
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isRunning || undefined}
            onClick={() => run(send, finish)}
          >
            {t(isRunning ? 'exchange.sending' : 'exchange.submit')}
          </button>
        )}
      </div>
    </Panel>
  );
}
