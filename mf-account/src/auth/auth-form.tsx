import { type FormEvent, type ReactElement, type ReactNode, useEffect, useId } from 'react';
import { type ApiResult, hasShape } from 'shared-contracts/api';
import { useApp, useSession } from 'shared-contracts/app';
import type { AuthResponse } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { useNavigate, useSearchParams } from 'shared-contracts/routing';
import { ErrorSummary } from '../form/error-summary.tsx';
import { checkFields, type FieldRule, problemsOf } from '../form/problems.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useSubmission } from '../form/use-submission.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './auth-layout.module.css';
import { returnPath } from './return-path.ts';

type FieldProps = { id: string; name: string; problem: string | undefined };

type AuthFormProps<F extends string> = {
  /** One rule for each field, in the order of the form. */
  rules: Readonly<Record<F, FieldRule>>;
  send(values: Record<F, string>): Promise<ApiResult<AuthResponse>>;
  label: string;
  sendingLabel: string;
  children(field: (name: F) => FieldProps): ReactNode;
};

/** Form of login and registration: validates, sends, emits the login events, signs in and redirects. */
export function AuthForm<F extends string>(props: AuthFormProps<F>): ReactElement {
  const { rules, send, label, sendingLabel, children } = props;
  const t = useTranslate<MessageKey>();
  const { bus, session } = useApp();
  const formId = useId();
  const { isSending, problems, failures, submit } = useSubmission<F>();
  useRedirectWhenSignedIn();

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
      const response = await send(values);
      if (response.ok && isAuthResponse(response.data)) {
        session.signIn(response.data);
        return [];
      }
      bus.emit('login-failed', {});
      return response.ok ? [{ field: null, text: t('failure.other') }] : problemsOf(response.error, rules, t);
    });
  }

  return (
    <>
      <ErrorSummary problems={problems} failures={failures} fieldId={fieldId} />
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

/** Leaves the page once the shopper is signed in, also when that was before the page was opened. */
function useRedirectWhenSignedIn(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = useSession().kind === 'customer';
  const target = returnPath(search);
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, navigate, target]);
}

const hasCredentials = hasShape<AuthResponse>({ token: 'string', uuid: 'string', hash: 'string' });

/** With an empty token the shopper would seem to be signed in while the API refuses every call. */
function isAuthResponse(data: unknown): data is AuthResponse {
  return hasCredentials(data) && Boolean(data.token && data.uuid && data.hash);
}

function valuesOf<F extends string>(rules: Readonly<Record<F, FieldRule>>, data: FormData): Record<F, string> {
  const entries = Object.keys(rules).map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as Record<F, string>;
}
