import type { ReactElement } from 'react';
import type { NamedLink } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import styles from './breadcrumb.module.css';

type BreadcrumbProps = {
  /** From the root; the last one may be the page itself. */
  links: readonly NamedLink[];
  /** The page's own path. */
  current: string;
  /** Name of the navigation. */
  label: string;
  /** Name of the link to the home page. */
  home: string;
};

export function Breadcrumb({ links, current, label, home }: BreadcrumbProps): ReactElement {
  return (
    <nav aria-label={label}>
      {/* Firefox makes whatever scrolls a stop of the Tab key, also where its links scroll it. */}
      <ol tabIndex={-1} className={styles.list}>
        <li>
          <Link to={paths.home} className={styles.link}>
            {home}
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
