import type { ReactElement } from 'react';
import styles from './footer.module.css';

/** Decorative upper edge: two ridges, the near one in the footer's colour. */
export function Ridge(): ReactElement {
  return (
    <svg className={styles.ridge} viewBox="0 0 1440 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        className={styles.far}
        d="M-10 118 74 96l46 9 88-42 40 21 34-12 96-50 52 38 34-8 70 42 62-16 78 34 66-26 42 10 104-58 46 27 30-9 84 49 66-18 76 32 60-20 92 30"
      />
      <path
        className={styles.near}
        d="M0 140v-20l96-12 60 10 108-32 50 17 62-12 118 34 92-22 64 12 126-46 44 25 40-9 110 38 84-20 72 14 118-36 64 26 52-10 80 26v17Z"
      />
    </svg>
  );
}
