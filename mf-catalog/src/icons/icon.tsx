import type { ReactElement, ReactNode } from 'react';
import styles from './icon.module.css';

/** The `svg` of all icons. Icons are in one file for each page, so that no page loads those of another. */
export function Icon({ children }: { children: ReactNode }): ReactElement {
  return (
    <svg className={styles.icon} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}
