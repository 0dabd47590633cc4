import type { ReactElement } from 'react';
import { useIsHydrated } from 'shared-contracts/app';
import styles from './submit-button.module.css';

type SubmitButtonProps = { label: string; sendingLabel: string; isSending: boolean };

/**
 * Submits once there is script to submit with: before that the browser itself would send the password as a page request.
 */
export function SubmitButton({ label, sendingLabel, isSending }: SubmitButtonProps): ReactElement {
  const isHydrated = useIsHydrated();
  return (
    <button
      type={isHydrated ? 'submit' : 'button'}
      className={`button button-primary ${styles.submit}`}
      aria-disabled={isSending || undefined}
    >
      {isSending ? sendingLabel : label}
    </button>
  );
}
