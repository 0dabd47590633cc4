import type { ReactElement } from 'react';
import { useIsHydrated } from 'shared-contracts/app';
import styles from './form.module.css';

type SubmitButtonProps = { label: string; sendingLabel: string; isSending: boolean; isDisabled: boolean };

/**
 * Submits after hydration only: before, the browser would send the password in a page request. A form with a single field is submitted
 * by Enter also without a submit button, but not when its first one is disabled.
 */
export function SubmitButton({ label, sendingLabel, isSending, isDisabled }: SubmitButtonProps): ReactElement {
  const isHydrated = useIsHydrated();
  return (
    <>
      {isHydrated ? null : <button type="submit" disabled hidden />}
      <button
        type={isHydrated ? 'submit' : 'button'}
        className={`button button-primary ${styles.submit}`}
        disabled={isDisabled && !isSending}
        aria-disabled={isSending || undefined}
      >
        {isSending ? sendingLabel : label}
      </button>
    </>
  );
}
