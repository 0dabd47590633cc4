import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiResult } from 'shared-contracts/api';
import { useTranslate } from 'shared-contracts/i18n';
import { wasSubmittedEarly } from '../remote/click-replay.ts';
import { checkFields, fieldsOf, type Problem, problemsOf, valuesOf } from './problems.ts';
import type { FieldRule } from './rules.ts';

export type FormOptions<F extends string, T> = {
  /** One rule for each field, by its name in the API's errors, in the order of the form. */
  rules: Readonly<Record<F, FieldRule>>;
  /** Initial values; a field without one is empty. */
  initial?: Readonly<Partial<Record<F, string>>>;
  /** What follows a success is under way, such as the next page: the form counts as being sent, and sends nothing. */
  isWaiting?: boolean;
  /** Sends values that every rule accepts. A failure is shown at its fields and in the summary. */
  send(values: Record<F, string>): Promise<ApiResult<T>>;
  /** The form counts as being sent until the returned promise settles. */
  onSuccess(data: T, values: Record<F, string>): void | Promise<void>;
};

/** The props of a field component, from its form. */
export type FieldProps = {
  id: string;
  name: string;
  problem: string | undefined;
  required: boolean;
  defaultValue: string;
  /** Set while the form is being sent: input during that time would be neither sent nor kept. */
  readOnly?: boolean;
};

export type FormState<F extends string> = {
  readonly isSending: boolean;
  readonly problems: readonly Problem<F>[];
  /** Number of failed submissions: the summary receives focus whenever it changes. */
  readonly failures: number;
  /** Current values of the fields. */
  readonly values: Readonly<Record<F, string>>;
  /** Whether a field differs from its initial value. */
  readonly isChanged: boolean;
  field(name: F): FieldProps;
  fieldId(name: string): string;
  /** Resets the fields to their initial values. */
  reset(): void;
  readonly formProps: {
    ref: React.RefObject<HTMLFormElement | null>;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
    onInput(): void;
  };
};

/**
 * A form: checks its fields, sends them, one request at a time, and shows what is wrong. The DOM keeps the fields' values, including those
 * that were typed before hydration and those of a failed attempt. Decision 0039 says why this is not `useActionState`.
 */
export function useForm<F extends string, T>({
  rules,
  initial,
  isWaiting = false,
  send,
  onSuccess,
}: FormOptions<F, T>): FormState<F> {
  const t = useTranslate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // State would be updated too late for two submits in one frame.
  const isRunning = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const isSending = isSubmitting || isWaiting;
  const [{ problems, failures }, setOutcome] = useState<Outcome<F>>({ problems: [], failures: 0 });
  const initialValues = Object.fromEntries(fieldsOf(rules).map((field) => [field, initial?.[field] ?? '']));
  const [values, setValues] = useState(initialValues as Record<F, string>);

  const clearProblems = (): void => setOutcome((before) => ({ ...before, problems: [] }));
  const isChangedTo = (current: Record<F, string>): boolean =>
    fieldsOf(rules).some((field) => current[field] !== initialValues[field]);
  const readFields = (): void => {
    if (!form.current) return;
    const current = valuesOf(rules, form.current);
    setValues(current);
    // Values that are saved are valid, and an unchanged form may not be submitted to find that out.
    if (!isChangedTo(current) && checkFields(rules, current, t).length === 0) clearProblems();
  };
  // Fields may have been filled in before hydration, and the form submitted by Enter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later changes are input events
  useEffect(() => {
    readFields();
    if (form.current && wasSubmittedEarly(form.current)) form.current.requestSubmit();
  }, []);

  const fieldId = (name: string): string => `${formId}${name}`;

  async function submit(submitted: Record<F, string>): Promise<void> {
    const fail = (found: readonly Problem<F>[]): void =>
      setOutcome((before) => ({ problems: found, failures: before.failures + 1 }));
    const mistakes = checkFields(rules, submitted, t);
    if (mistakes.length > 0) return fail(mistakes);
    const response = await send(submitted);
    if (!response.ok) return fail(problemsOf(response.error, rules, t));
    clearProblems();
    const finished = onSuccess(response.data, submitted);
    if (finished) await finished;
    // In one rendering with the changes of `onSuccess`: a reply takes the focus from a button that is disabled by then.
    setSubmitting(false);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isRunning.current || isWaiting) return;
    isRunning.current = true;
    setSubmitting(true);
    try {
      await submit(valuesOf(rules, event.currentTarget));
    } finally {
      isRunning.current = false;
      setSubmitting(false);
    }
  }

  return {
    isSending,
    problems,
    failures,
    values,
    isChanged: isChangedTo(values),
    fieldId,
    field: (name) => ({
      id: fieldId(name),
      name,
      problem: problems.find((problem) => problem.field === name)?.text,
      required: rules[name].isRequired,
      defaultValue: initialValues[name] ?? '',
      readOnly: isSending,
    }),
    reset() {
      form.current?.reset();
      readFields();
      clearProblems();
    },
    formProps: { ref: form, onSubmit: (event) => void onSubmit(event), onInput: readFields },
  };
}

type Outcome<F extends string> = { readonly problems: readonly Problem<F>[]; readonly failures: number };
