import { useEffect, useEffectEvent } from 'react';
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
  const fillIn = useEffectEvent((values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) fill(ref.current, name, value);
    onInput();
  });
  useEffect(() => {
    if (!account) return;
    const { firstName, lastName, email } = account.personal;
    fillIn({ name: `${firstName} ${lastName}`.trim(), email });
  }, [account]);
  useEffect(() => {
    const orderNumber = new URLSearchParams(search).get('bestellung');
    if (orderNumber) fillIn({ orderNumber });
  }, [search]);
}

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}
