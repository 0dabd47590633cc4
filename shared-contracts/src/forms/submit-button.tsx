import type { ReactElement } from 'react';
import { useIsHydrated } from 'shared-contracts/app';
import styles from './form.module.css';

type SubmitButtonProps = {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  isDisabled: boolean;
  look: 'plain' | undefined;
  worksWithoutScript: boolean;
};

/**
 * Submits after hydration only, unless the form works without script: earlier, the browser would send the password in a page request. A
 * form with a single field is submitted by Enter even without a submit button, but not if its first submit button is disabled. The
 * document's inline script enables that button as one that sends nothing, so that `useForm` knows of the Enter.
 */
export function SubmitButton({
  label,
  sendingLabel,
  isSending,
  isDisabled,
  look,
  worksWithoutScript,
}: SubmitButtonProps): ReactElement {
  const isHydrated = useIsHydrated();
  const canSubmit = isHydrated || worksWithoutScript;
  return (
    <>
      {canSubmit ? null : <button type="submit" disabled hidden suppressHydrationWarning />}
      <button
        type={canSubmit ? 'submit' : 'button'}
        className={look ? 'button' : `button button-primary ${styles.submit}`}
        disabled={isDisabled && !isSending}
        aria-disabled={isSending || undefined}
      >
        {isSending ? sendingLabel : label}
      </button>
    </>
  );
}
