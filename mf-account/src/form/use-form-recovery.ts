import { useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { EventMap } from 'shared-contracts/events';
import { type FormOptions, type FormState, useForm } from 'shared-contracts/forms';
import { useLocation } from 'shared-contracts/routing';
import { fillFields, keepForm, type RecoverableForm, takeRecoverableForm } from './form-recovery.ts';

/** The stored form of the signed-in customer, by its name; null without one. */
export function useRecoveredForm(isWanted: (form: string) => boolean): RecoverableForm | null {
  const app = useApp();
  const [kept] = useState(() => {
    const found = takeRecoverableForm(app);
    return found && isWanted(found.form) ? found : null;
  });
  return kept;
}

/**
 * A form without secrets whose values survive if the session turns out to have ended when they are sent: its fields contain them again once
 * the same customer has signed in, in this tab and within half an hour. They are not sent automatically.
 * @param name of the form, unique among all pages
 */
export function useFormRecovery<F extends string, T>(
  name: string,
  options: FormOptions<F, T>,
): FormState<F> & { readonly isRestored: boolean } {
  const { bus, session } = useApp();
  const { pathname: path } = useLocation();
  const form = useForm(options);
  const kept = useRecoveredForm((wanted) => wanted === name);
  const missing = useRef<RecoverableForm['values']>(kept?.values ?? {});
  const now = useRef(form);

  useEffect(() => {
    now.current = form;
    const { ref, onInput } = form.formProps;
    const before = Object.keys(missing.current).length;
    if (before === 0 || !ref.current) return;
    // Some fields appear once others have a value.
    missing.current = fillFields(ref.current, missing.current);
    if (Object.keys(missing.current).length < before) onInput();
  });

  useEffect(() => {
    const state = session.read();
    const userHash = state.kind === 'customer' ? state.userHash : '';
    function keep({ reason }: EventMap['logout']): void {
      const { isSending, values } = now.current;
      if (isSending && reason === 'session-invalid')
        keepForm({ form: name, path, userHash, values, keptAt: Date.now() });
    }
    bus.on('logout', keep);
    return () => bus.off('logout', keep);
  }, [bus, session, name, path]);

  return { ...form, isRestored: kept !== null };
}
