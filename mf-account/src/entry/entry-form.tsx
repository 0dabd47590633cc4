import { type FormEvent, type ReactElement, type ReactNode, useEffect, useId } from 'react';
import type { ApiResult } from 'shared-contracts/api';
import { useApp, useSession } from 'shared-contracts/app';
import type { AuthResponse } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { useNavigate, useSearchParams } from 'shared-contracts/routing';
import { ErrorSummary } from '../form/error-summary.tsx';
import { checkFields, type FieldRule, problemsOf } from '../form/problems.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmission } from '../form/use-submission.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './entry-layout.module.css';
import { returnPath } from './return-path.ts';

type FieldProps = { id: string; name: string; problem: string | undefined };

type EntryFormProps<F extends string> = {
  /** One for each field, in the order of the form. */
  rules: Readonly<Record<F, FieldRule>>;
  send(values: Record<F, string>): Promise<ApiResult<AuthResponse>>;
  label: string;
  sendingLabel: string;
  children(field: (name: F) => FieldProps): ReactNode;
};

/** What login and registration have in common: check, send, tell the others, sign in, go on. */
export function EntryForm<F extends string>(props: EntryFormProps<F>): ReactElement {
  const { rules, send, label, sendingLabel, children } = props;
  const t = useTranslate<MessageKey>();
  const { bus, session } = useApp();
  const formId = useId();
  const { isSending, problems, refusals, submit } = useSubmission<F>();
  useGoOnWhenSignedIn();

  const fieldId = (field: string): string => `${formId}${field}`;
  const field = (name: F): FieldProps => ({
    id: fieldId(name),
    name,
    problem: problems.find((problem) => problem.field === name)?.text,
  });

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = valuesOf(rules, new FormData(event.currentTarget));
    void submit(async () => {
      const mistakes = checkFields(rules, values, t);
      if (mistakes.length > 0) return mistakes;
      bus.emit('login-started', {});
      const answer = await send(values);
      if (answer.ok && isAuthResponse(answer.data)) {
        session.signIn(answer.data);
        return [];
      }
      bus.emit('login-failed', {});
      return answer.ok ? [{ field: null, text: t('failure.other') }] : problemsOf(answer.error, rules, t);
    });
  }

  return (
    <>
      <ErrorSummary problems={problems} refusals={refusals} fieldId={fieldId} />
      <noscript>
        <p className={styles.note}>{t('entry.needs-script')}</p>
      </noscript>
      <form className={styles.fields} method="post" noValidate onSubmit={onSubmit}>
        {children(field)}
        <SubmitButton label={label} sendingLabel={sendingLabel} isSending={isSending} />
      </form>
    </>
  );
}

/** Whoever is signed in, just now or before, has nothing to do here. */
function useGoOnWhenSignedIn(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = useSession().kind === 'customer';
  const target = returnPath(search);
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
}

/** A session without a token would be none, and would look like one. */
function isAuthResponse(data: unknown): data is AuthResponse {
  const { token, uuid, hash } = { ...(data as Partial<Record<string, unknown>> | null) };
  return [token, uuid, hash].every((part) => typeof part === 'string' && part !== '');
}

function valuesOf<F extends string>(rules: Readonly<Record<F, FieldRule>>, data: FormData): Record<F, string> {
  const entries = Object.keys(rules).map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as Record<F, string>;
}
