import { memo, type ReactElement } from 'react';
import { austria } from './austria.ts';
import styles from './base-map.module.css';

/** Land, relief, water and borders: the same at every zoom, so it is rendered once. */
export const BaseMap = memo(function BaseMap(): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an element of a drawing is not focusable
    <g aria-hidden="true">
      <path d={austria.borders} className={styles.border} />
      <path d={austria.land} className={styles.land} />
      <path d={austria.lit} className={styles.lit} />
      <path d={austria.shaded} className={styles.shaded} />
      <path d={austria.rivers} className={styles.river} />
      <path d={austria.lakes} className={styles.lake} />
      <path d={austria.states} className={styles.state} />
      <path d={austria.land} className={styles.outline} />
    </g>
  );
});
