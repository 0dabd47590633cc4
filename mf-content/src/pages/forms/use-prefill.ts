import { useEffect } from 'react';
import { useAccount } from 'shared-contracts/app';
import type { FormState } from 'shared-contracts/forms';

/** Fills in name and email address of a signed-in customer, unless something has been typed. */
export function usePrefill<F extends string>({ formProps }: FormState<F>): void {
  const account = useAccount();
  const { ref, onInput } = formProps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account; the form's functions are new with each rendering
  useEffect(() => {
    if (!account) return;
    const { firstName, lastName, email } = account.personal;
    fill(ref.current, 'name', `${firstName} ${lastName}`.trim());
    fill(ref.current, 'email', email);
    onInput();
  }, [account]);
}

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
