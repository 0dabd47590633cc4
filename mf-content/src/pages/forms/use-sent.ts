import { useEffect, useState } from 'react';
import type { FormState } from 'shared-contracts/forms';

type SentState<T> = {
  /** What was sent; null while the form is shown. */
  readonly sent: T | null;
  /** Whether the form is shown again after it was sent. */
  readonly isAgain: boolean;
  onSent(sent: T): void;
  again(): void;
};

/** The state of a form that is replaced by a note once it was sent, and can be shown again from there. */
export function useSent<T>(): SentState<T> {
  const [state, setState] = useState<Pick<SentState<T>, 'sent' | 'isAgain'>>({ sent: null, isAgain: false });
  return {
    ...state,
    onSent: (sent) => setState({ sent, isAgain: false }),
    again: () => setState({ sent: null, isAgain: true }),
  };
}

/** Focuses the first field of a form that is shown again: the focused button was removed. */
export function useFirstFieldFocus<F extends string>({ formProps: { ref } }: FormState<F>, isAgain: boolean): void {
  useEffect(() => {
    if (isAgain) ref.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
  }, [isAgain, ref]);
}
