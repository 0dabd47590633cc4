import type { ReactElement } from 'react';
import { useIsHydrated } from 'shared-contracts/app';
import styles from './form.module.css';

type SubmitButtonProps = { label: string; sendingLabel: string; isSending: boolean };

/** Submits after hydration only: before, the browser would send the password in a page request. */
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
