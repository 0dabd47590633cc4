import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { AccountData, Loyalty } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { AccountPage } from '../layout/account-page.tsx';
import { Panel } from '../layout/panel.tsx';
import { useAccountData, useAccountUpdate } from '../layout/private-page.ts';
import { ExchangePanel } from './exchange-panel.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import styles from './loyalty-page.module.css';
import type { MessageKey } from './messages/messages.ts';
import { VoucherCard } from './voucher-card.tsx';

/** `/my-account/loyalty/`, only where loyalty is enabled (SPEC 6). */
export function LoyaltyPage({ data }: { data: AccountData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const update = useAccountUpdate();
  const { p4m: loyalty } = useAccountData(data);
  return (
    <AccountPage current={paths.loyalty} title={t('loyalty.title')} lead={t('loyalty.lead')}>
      <div className={styles.parts}>
        <LoyaltyCard loyalty={loyalty} />
        <div className={styles.pair}>
          <ExchangePanel loyalty={loyalty} onExchange={(p4m) => update({ p4m })} />
          <Tiers loyalty={loyalty} />
        </div>
        <Panel heading={t('vouchers.title')} look="plain">
          {loyalty.vouchers.length === 0 ? (
            <p>{t('vouchers.empty')}</p>
          ) : (
            <ul className={styles.vouchers}>
              {loyalty.vouchers.map((voucher) => (
                <li key={voucher.code}>
                  <VoucherCard voucher={voucher} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <History loyalty={loyalty} />
      </div>
    </AccountPage>
  );
}

function Tiers({ loyalty: { tiers, tier } }: { loyalty: Loyalty }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Panel heading={t('tiers.title')}>
      <ol className={styles.tiers}>
        {tiers.map(({ sysname, name, from }) => (
          <li key={sysname} aria-current={sysname === tier.sysname ? 'true' : undefined}>
            <span className={styles.tier}>{name}</span>
            <span className={styles.small}>
              {sysname === tier.sysname ? t('tiers.current') : from > 0 ? t('tiers.from', { points: from }) : null}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function History({ loyalty: { history } }: { loyalty: Loyalty }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  if (history.length === 0) {
    return (
      <Panel heading={t('history.title')} look="plain">
        <p>{t('history.empty')}</p>
      </Panel>
    );
  }
  return (
    <Panel heading={t('history.title')} look="plain">
      <table className={styles.history}>
        <thead>
          <tr>
            <th scope="col">{t('history.date')}</th>
            <th scope="col">{t('history.text')}</th>
            <th scope="col" className={styles.amount}>
              {t('history.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {history.map(({ id, date, text, points, orderUuid }) => (
            <tr key={id}>
              <td className={styles.date}>{formatDay(date, locale)}</td>
              <td>
                {orderUuid === null ? (
                  text
                ) : (
                  <Link to={paths.order(orderUuid)} className="text-link">
                    {text}
                  </Link>
                )}
              </td>
              <td className={styles.amount}>
                {t('history.amount', { sign: points > 0 ? '+' : '−', points: Math.abs(points) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
