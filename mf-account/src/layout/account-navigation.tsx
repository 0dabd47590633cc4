import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useNavigation } from 'shared-contracts/routing';
import styles from './account-page.module.css';
import type { LayoutMessageKey } from './messages/messages.ts';

type Entry = { readonly path: string; readonly key: LayoutMessageKey };

const entries: readonly Entry[] = [
  { path: paths.account, key: 'nav.overview' },
  { path: paths.orders, key: 'nav.orders' },
  { path: paths.deliveryAddress, key: 'nav.addresses' },
  { path: paths.accountDetails, key: 'nav.details' },
];
const loyalty: Entry = { path: paths.loyalty, key: 'nav.loyalty' };

/** The account's pages; the loyalty page only where it is enabled (SPEC 6). */
export function AccountNavigation({ current }: { current: string }): ReactElement {
  const t = useTranslate<LayoutMessageKey>();
  const { config } = useApp();
  const coming = useNavigation().location?.pathname;
  // The team shop has no loyalty page (SPEC 2).
  const shown = config.loyaltyEnabled ? [...entries, loyalty] : entries;
  return (
    <nav aria-label={t('nav.label')} className={styles.navigation} data-is-overview={current === paths.account}>
      <ul>
        {shown.map(({ path, key }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.entry}
              aria-current={path === current ? 'page' : undefined}
              aria-busy={path === coming || undefined}
            >
              {t(key)}
            </Link>
          </li>
        ))}
        <li className={styles.logout}>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  );
}

function LogoutButton(): ReactElement {
  const t = useTranslate<LayoutMessageKey>();
  const { account } = useApp();
  const [isSigningOut, setSigningOut] = useState(false);

  async function logOut(): Promise<void> {
    setSigningOut(true);
    await account.logOut();
  }

  return (
    <button type="button" className={styles.entry} aria-disabled={isSigningOut || undefined} onClick={logOut}>
      {t(isSigningOut ? 'nav.logging-out' : 'nav.logout')}
    </button>
  );
}
