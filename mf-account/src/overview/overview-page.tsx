import { type ReactElement, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { AccountData } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useRevalidator } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import { BonusIcon, BoxIcon, PersonIcon, SignpostIcon } from './icons.tsx';
import styles from './overview-page.module.css';

/** `/my-account/`, rendered in the browser. Data of the server is null, because it has no session: the browser loads again. */
export function OverviewPage({ data }: { data: AccountData | null }): ReactElement {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!data) void revalidate();
  }, [data, revalidate]);
  return (
    <div className={`page ${styles.page}`}>
      {data ? <Greeting personal={data.personal} /> : <GreetingSkeleton />}
      <Cards />
    </div>
  );
}

function Greeting({ personal }: Pick<AccountData, 'personal'>): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {t('overview.greeting', { name: personal.firstName })}
        </h1>
        <p className={styles.lead}>{t('overview.signed-in-as', { email: personal.email })}</p>
      </div>
      <LogoutButton />
    </header>
  );
}

function GreetingSkeleton(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.head} role="status">
      <span className="visually-hidden">{t('overview.loading')}</span>
      <div className={styles.grow}>
        <div className={`skeleton ${styles.titleSkeleton}`} />
        <div className={`skeleton ${styles.leadSkeleton}`} />
      </div>
    </div>
  );
}

function LogoutButton(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { api, session } = useApp();
  const [isSigningOut, setSigningOut] = useState(false);

  async function logOut(): Promise<void> {
    if (isSigningOut) return;
    setSigningOut(true);
    // Another tab may have signed in since: its session is the one to end.
    session.follow();
    // Signs out in this browser also when the call fails.
    await api.get('/api/v1/auth/logout/');
    session.signOut('shopper');
  }

  return (
    <button type="button" className="button" aria-disabled={isSigningOut || undefined} onClick={logOut}>
      {t(isSigningOut ? 'overview.logging-out' : 'overview.logout')}
    </button>
  );
}

function Cards(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const cards = [
    { to: paths.orders, icon: <BoxIcon />, name: t('overview.orders'), text: t('overview.orders-text') },
    {
      to: paths.deliveryAddress,
      icon: <SignpostIcon />,
      name: t('overview.addresses'),
      text: t('overview.addresses-text'),
    },
    { to: paths.accountDetails, icon: <PersonIcon />, name: t('overview.details'), text: t('overview.details-text') },
    ...(config.loyaltyEnabled
      ? [{ to: paths.loyalty, icon: <BonusIcon />, name: t('overview.loyalty'), text: t('overview.loyalty-text') }]
      : []),
  ];
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ to, icon, name, text }) => (
          <li key={to} data-bonus={to === paths.loyalty || undefined} className={styles.card}>
            <Link to={to} className={styles.link}>
              {icon}
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={paths.cart} className="text-link">
          {t('overview.cart')}
        </Link>
        <Link to={paths.wishlist} className="text-link">
          {t('overview.wishlist')}
        </Link>
      </p>
    </>
  );
}
