import type { ReactElement, ReactNode } from 'react';
import styles from './icons.module.css';

/**
 * The `svg` of all icons: 24 px grid, strokes of 1.75 px, rounded joins. Each feature has one file of icons, so that no page loads those of
 * another.
 */
export function Icon({ size = 24, children }: { size?: number; children: ReactNode }): ReactElement {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
