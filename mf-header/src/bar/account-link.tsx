import type { MouseEvent, ReactElement } from 'react';
import { useApp, useIsHydrated, useSession } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { isPlainClick, Link, useLocation } from 'shared-contracts/routing';
import { AccountFlyout } from '../account/lazy-account-flyout.ts';
import { withReturn } from '../account/return-to-here.ts';
import { flyouts } from '../flyout/flyout-store.ts';
import { wideScreen } from '../flyout/modal-sheet.ts';
import { AccountIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './header.module.css';

/** On wide screens a click opens the flyout. On phones, where the menu contains its links, and without script it leads to the page. */
export function AccountLink(): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const signedIn = useSession().kind === 'customer';
  const isOpen = flyouts.use(({ open }) => open === 'account');
  const location = useLocation();
  // The server's HTML is cached without the query parameters that the page does not declare, so it must not contain the address.
  const login = useIsHydrated() ? withReturn(paths.login, location) : paths.login;
  const label = t(signedIn ? 'account.mine' : 'account.login');

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event) || !wideScreen().matches) return;
    event.preventDefault();
    const { dismiss, show } = flyouts.of(app).getState();
    if (isOpen) dismiss();
    else show('account', { by: 'user' });
  }

  return (
    <Link
      to={signedIn ? paths.account : login}
      className={styles.action}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={label}
      data-signed-in={signedIn}
      onClick={onClick}
      onPointerEnter={AccountFlyout.preload}
      onFocus={AccountFlyout.preload}
    >
      <AccountIcon />
    </Link>
  );
}
