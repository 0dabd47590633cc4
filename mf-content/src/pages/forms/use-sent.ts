import { useEffect, useState } from 'react';
import type { FormState } from 'shared-contracts/forms';

type SentState<T> = {
  /** What was sent; null while the form is shown. */
  readonly sent: T | null;
  /** The form is shown once more. */
  readonly isAgain: boolean;
  onSent(sent: T): void;
  again(): void;
};

/** Of a form that gives way to a note once it was sent, from which it can be filled in again. */
export function useSent<T>(): SentState<T> {
  const [state, setState] = useState<Pick<SentState<T>, 'sent' | 'isAgain'>>({ sent: null, isAgain: false });
  return {
    ...state,
    onSent: (sent) => setState({ sent, isAgain: false }),
    again: () => setState({ sent: null, isAgain: true }),
  };
}

/** Puts the focus on the first field of a form that is shown once more: the button that had it is gone. */
export function useFirstFieldFocus<F extends string>({ formProps: { ref } }: FormState<F>, isAgain: boolean): void {
  useEffect(() => {
    if (isAgain) ref.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select')?.focus();
  }, [isAgain, ref]);
}
