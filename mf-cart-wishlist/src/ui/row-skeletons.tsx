import type { ReactElement } from 'react';
import styles from './row-skeletons.module.css';

/** Placeholders as large as the rows of a cart or a wishlist. */
export function RowSkeletons({ label, count }: { label: string; count: number }): ReactElement {
  return (
    <div className={styles.rows} role="status" data-loading>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal and never move
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={`skeleton ${styles.picture}`} />
          <div className={styles.facts}>
            <div className={`skeleton ${styles.brand}`} />
            <div className={`skeleton ${styles.name}`} />
            <div className={`skeleton ${styles.choices}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
