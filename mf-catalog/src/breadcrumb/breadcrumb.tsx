import type { ReactElement } from 'react';
import type { NamedLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../tile/messages/messages.ts';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  /** From the root; the last one may be the page itself. */
  links: readonly NamedLink[];
  current: string;
};

export function Breadcrumb({ links, current }: BreadcrumbProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.list}>
        <li>
          <Link to={paths.home} className={styles.link}>
            {t('breadcrumb.home')}
          </Link>
        </li>
        {links
          .filter((link) => link.url !== paths.home)
          .map((link) => (
            <li key={link.url}>
              <Link to={link.url} className={styles.link} aria-current={link.url === current ? 'page' : undefined}>
                {link.name}
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
