import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useNavigation } from 'shared-contracts/routing';
import { forgetForm } from '../form/form-recovery.ts';
import { AccountNavigation } from './account-navigation.tsx';
import styles from './account-page.module.css';
import type { LayoutMessageKey } from './messages/messages.ts';

type AccountPageProps = {
  /** Path of the page's entry in the navigation. */
  current: string;
  /** The page is an item of a list: phones link back to the list instead of the overview. */
  isInList?: boolean;
  /** Above the heading on paper. */
  letterhead?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Next to the title: the page's main action. */
  action?: ReactNode;
  children: ReactNode;
};

/** A page of the account: navigation, heading, content. While another page loads, the content is faded. */
export function AccountPage({
  current,
  isInList = false,
  letterhead,
  title,
  lead,
  action,
  children,
}: AccountPageProps): ReactElement {
  const t = useTranslate<LayoutMessageKey>();
  const app = useApp();
  const isLeaving = useNavigation().state === 'loading';
  // The page's forms have read it during rendering; the values of a form that is no longer shown must not redirect here after each login.
  useEffect(() => forgetForm(app), [app]);
  return (
    <div className={`page ${styles.page}`}>
      {current === paths.account ? null : (
        <p className={styles.back}>
          <Link to={isInList ? current : paths.account}>
            <span aria-hidden="true">←</span> {t(isInList ? 'nav.back-orders' : 'nav.back')}
          </Link>
        </p>
      )}
      <AccountNavigation current={current} />
      <div className={styles.content} aria-busy={isLeaving || undefined}>
        {letterhead}
        <header className={styles.head}>
          <div className={styles.words}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {action}
        </header>
        {children}
      </div>
    </div>
  );
}
