import type { ReactElement } from 'react';
import styles from './sheet-waiting.module.css';

/** Stands for a sheet's content, at the height of most sheets, so that nothing jumps when it comes. */
export function SheetWaiting(): ReactElement {
  return (
    <div className={`page ${styles.waiting}`} aria-busy="true">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
