import type { ReactElement } from 'react';
import styles from './desktop-menu.module.css';

/** Has the height of most sheets, to avoid a layout shift. */
export function MenuSheetSkeleton(): ReactElement {
  return (
    <div className={`page ${styles.skeleton}`} aria-busy="true">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
