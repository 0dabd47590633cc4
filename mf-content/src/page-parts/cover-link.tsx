import { clsx } from 'clsx/lite';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'shared-contracts/routing';
import styles from './cover-link.module.css';

type CoverLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/** A link that covers the nearest positioned element, such as a whole teaser. */
export function CoverLink({ to, className, children }: CoverLinkProps): ReactElement {
  return (
    <Link to={to} className={clsx(styles.link, className)}>
      {children}
    </Link>
  );
}
