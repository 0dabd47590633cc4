import { useEffect, useState } from 'react';
import { type AppContext, useApp } from 'shared-contracts/app';
import { type FieldRule, type FormOptions, type FormState, useForm } from 'shared-contracts/forms';
import { createStore, defineStore } from 'shared-contracts/store';

/** Values typed on the entry pages, by field; the next entry page, and Back, start with them. In memory, until someone signs in. */
const typed = defineStore(() => createStore<Readonly<Record<string, string>>>(() => ({})));

/** No password, and no consent, which must refer to what is sent. */
const isKept = (field: string, { isTrimmed }: FieldRule): boolean => isTrimmed && field !== 'terms';

/** The form of an entry page. */
export function useKeptForm<F extends string, T>(options: FormOptions<F, T>): FormState<F> {
  const store = typed.of(useApp());
  // The initial values of a form are those of its first rendering.
  const [initial] = useState(() => ({ ...options.initial, ...store.getState() }) as Partial<Record<F, string>>);
  const form = useForm({ ...options, initial });
  const { rules } = options;
  const { values } = form;
  useEffect(() => {
    const kept = Object.entries<string>(values).filter(([field]) => isKept(field, rules[field as F]));
    store.setState(Object.fromEntries(kept));
  }, [store, rules, values]);
  return form;
}

/** Called after a login. */
export function forgetTyped(app: AppContext): void {
  typed.of(app).setState({}, true);
}
