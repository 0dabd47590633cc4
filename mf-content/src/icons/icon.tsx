import type { ReactElement, ReactNode } from 'react';
import styles from './icons.module.css';

/**
 * The `svg` of all icons: 24 px grid, strokes of 1.75, rounded joins. Icons are in one file for each room, so that no page loads those
 * of another.
 */
export function Icon({ size = 24, children }: { size?: number; children: ReactNode }): ReactElement {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
