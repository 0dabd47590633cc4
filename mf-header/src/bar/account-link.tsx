import type { ReactElement } from 'react';
import { useSession } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { AccountIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './header.module.css';

export function AccountLink(): ReactElement {
  const t = useTranslate<MessageKey>();
  const signedIn = useSession().kind === 'customer';
  const label = t(signedIn ? 'account.mine' : 'account.login');
  return (
    <Link
      to={signedIn ? paths.account : paths.login}
      className={styles.action}
      aria-label={label}
      title={label}
      data-signed-in={signedIn}
    >
      <AccountIcon />
    </Link>
  );
}
