import { useEffect } from 'react';
import { useAccount } from 'shared-contracts/app';
import type { FormState } from 'shared-contracts/forms';
import { useLocation } from 'shared-contracts/routing';

/**
 * Fills in what is known, unless something has been typed: name and email address of a signed-in customer, and the order that the
 * address names (`?bestellung=BG-100250`). The server does not read it: these pages are cached for all.
 */
export function usePrefill<F extends string>({ formProps }: FormState<F>): void {
  const account = useAccount();
  const { ref, onInput } = formProps;
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account; the form's functions are new with each rendering
  useEffect(() => {
    if (!account) return;
    const { firstName, lastName, email } = account.personal;
    fill(ref.current, 'name', `${firstName} ${lastName}`.trim());
    fill(ref.current, 'email', email);
    onInput();
  }, [account]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const order = new URLSearchParams(search).get('bestellung');
    if (!order) return;
    fill(ref.current, 'orderNumber', order);
    onInput();
  }, [search]);
}

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
