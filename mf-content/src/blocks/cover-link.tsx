import type { ReactElement, ReactNode } from 'react';
import { Link } from 'shared-contracts/routing';
import styles from './cover-link.module.css';

/** A link that covers the nearest positioned element, such as a whole teaser. */
export function CoverLink({ to, children }: { to: string; children: ReactNode }): ReactElement {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
