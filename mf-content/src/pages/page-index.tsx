import type { ReactElement } from 'react';
import type { ContentPage, NamedLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from './messages/messages.ts';
import styles from './page-index.module.css';

type PageIndexProps = {
  section: ContentPage['section'];
  links: readonly NamedLink[];
  /** The page's own path. */
  current: string;
};

/** The pages of a section. */
export function PageIndex({ section, links, current }: PageIndexProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <nav className={styles.index} aria-labelledby="page-index">
      <h2 id="page-index" className={styles.title}>
        {t(`page.${section}`)}
      </h2>
      <ul>
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link to={url} className={styles.link} aria-current={url === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
