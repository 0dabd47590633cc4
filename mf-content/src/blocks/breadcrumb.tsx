import type { ReactElement } from 'react';
import type { NamedLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import styles from './breadcrumb.module.css';
import type { BlockMessageKey } from './messages/messages.ts';

type BreadcrumbProps = {
  /** From the root; the last one may be the page itself. */
  links: readonly NamedLink[];
  /** The page's own path. */
  current: string;
};

export function Breadcrumb({ links, current }: BreadcrumbProps): ReactElement {
  const t = useTranslate<BlockMessageKey>();
  return (
    <nav aria-label={t('blocks.path')} className={styles.path}>
      <ol className={styles.list}>
        <li>
          <Link to={paths.home} className={styles.link}>
            {t('blocks.start')}
          </Link>
        </li>
        {links
          .filter(({ url }) => url !== paths.home)
          .map(({ name, url }) => (
            <li key={url}>
              <Link to={url} className={styles.link} aria-current={url === current ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
