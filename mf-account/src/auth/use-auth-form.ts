import { useEffect, useState } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp, useSession } from 'shared-contracts/app';
import type { AuthResponse } from 'shared-contracts/entities';
import type { FieldRule, FormState } from 'shared-contracts/forms';
import { paths } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/routing';
import { takeRecoverableForm } from '../form/form-recovery.ts';
import { forgetTyped, useKeptForm } from './use-kept-form.ts';
import { useReturnPath } from './use-return-path.ts';

type AuthFormOptions<F extends string> = {
  rules: Readonly<Record<F, FieldRule>>;
  initial?: Readonly<Partial<Record<F, string>>>;
  send(values: Record<F, string>): Promise<ApiResult<unknown>>;
};

export type AuthForm<F extends string> = FormState<F> & {
  /**
   * True: the login has stopped a deletion of the account. The page says so, and is left only after the shopper has read it. Null until this
   * form has signed in.
   */
  readonly isRestored: boolean | null;
};

/** A form whose response starts a session: login, registration, new password. Emits the login events. */
export function useAuthForm<F extends string>({ send, ...form }: AuthFormOptions<F>): AuthForm<F> {
  const app = useApp();
  const { bus, session } = app;
  const [isRestored, setRestored] = useState<boolean | null>(null);
  const isSignedIn = useSession().kind === 'customer';
  const state = useKeptForm<F, AuthResponse>({
    ...form,
    // Until the next page has loaded, unless the session ends before.
    isWaiting: isSignedIn && isRestored !== null,
    async send(values) {
      bus.emit('login-started', {});
      const response = checkResponse(await send(values), isAuthResponse);
      if (!response.ok) bus.emit('login-failed', {});
      return response;
    },
    onSuccess(credentials) {
      // Before the session begins: with it, `useRedirectWhenSignedIn` leaves the page.
      setRestored(credentials.isRestored === true);
      session.signIn(credentials);
      forgetTyped(app);
    },
  });
  return { ...state, isRestored };
}

/** Navigates to where the shopper came from, once signed in, which may have been before the page was opened. */
export function useRedirectWhenSignedIn({ isRestored }: Pick<AuthForm<string>, 'isRestored'>): void {
  const app = useApp();
  const navigate = useNavigate();
  const isSignedIn = useSession().kind === 'customer';
  const wanted = useReturnPath();
  useEffect(() => {
    if (!isSignedIn || isRestored) return;
    let isStopped = false;
    void leave();
    return () => {
      isStopped = true;
    };

    async function leave(): Promise<void> {
      // An earlier session may have ended at the API: then this is the page that the shopper needs.
      if (isRestored === null) await app.account.load();
      if (isStopped || app.session.read().kind !== 'customer') return;
      const kept = takeRecoverableForm(app);
      // Without an address to return to, the form that was interrupted by the end of the session has priority over the account's overview.
      await navigate(kept && wanted === paths.account ? kept.path : wanted, { replace: true });
    }
  }, [app, isRestored, isSignedIn, navigate, wanted]);
}

const hasCredentials = hasShape<AuthResponse>({ token: 'string', uuid: 'string', hash: 'string' });

/** With an empty token the shopper would seem to be signed in while the API refuses every call. */
export function isAuthResponse(data: unknown): data is AuthResponse {
  return hasCredentials(data) && Boolean(data.token && data.uuid && data.hash);
}
