import type { ReactElement } from 'react';
import { useAccount, useApp, useSession } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './account-flyout.module.css';
import { LogoutButton } from './logout-button.tsx';
import { useFlyoutTranslate } from './messages/messages.ts';
import { withReturn } from './return-to-here.ts';

/** The flyout's content: the customer's links, or the links to login and registration. */
export function AccountFlyout(): ReactElement {
  return (
    <div className={styles.content}>{useSession().kind === 'customer' ? <CustomerEntries /> : <GuestEntries />}</div>
  );
}

function CustomerEntries(): ReactElement {
  const t = useTranslate<MessageKey>();
  const tFlyout = useFlyoutTranslate();
  const { config } = useApp();
  const account = useAccount();
  const points = account?.p4m?.points;
  return (
    <>
      {account ? (
        <p className={styles.greeting}>{tFlyout('account.greeting', { name: account.personal.firstName })}</p>
      ) : null}
      <ul className={styles.entries}>
        <li>
          <Link to={paths.account}>{t('account.mine')}</Link>
        </li>
        <li>
          <Link to={paths.orders}>{t('account.orders')}</Link>
        </li>
        {config.loyaltyEnabled ? (
          <li>
            <Link to={paths.loyalty}>
              {tFlyout('account.loyalty')}
              {points === undefined ? null : (
                <span className={styles.points}>{tFlyout('account.points', { points })}</span>
              )}
            </Link>
          </li>
        ) : null}
      </ul>
      <LogoutButton className={`button ${styles.wide}`} />
    </>
  );
}

function GuestEntries(): ReactElement {
  const t = useTranslate<MessageKey>();
  const location = useLocation();
  return (
    <>
      <Link to={withReturn(paths.login, location)} className={`button button-primary ${styles.wide}`}>
        {t('account.login')}
      </Link>
      <Link to={withReturn(paths.register, location)} className={`button ${styles.wide}`}>
        {t('account.register')}
      </Link>
    </>
  );
}
