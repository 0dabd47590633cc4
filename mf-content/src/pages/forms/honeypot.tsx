import type { ReactElement } from 'react';
import styles from './page-form.module.css';

/** A field that is neither visible nor reachable by keyboard. If it is filled in, the API refuses the form with a message. */
export function Honeypot(): ReactElement {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
