import { useEffect } from 'react';
import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import { useApp, useSession } from 'shared-contracts/app';
import type { AuthResponse } from 'shared-contracts/entities';
import { useNavigate, useSearchParams } from 'shared-contracts/routing';
import type { FieldRule } from '../form/rules.ts';
import { type FormState, useForm } from '../form/use-form.ts';
import { returnPath } from './return-path.ts';

type AuthFormOptions<F extends string> = {
  rules: Readonly<Record<F, FieldRule>>;
  send(values: Record<F, string>): Promise<ApiResult<unknown>>;
};

/** A form whose response begins a session: login, registration, new password. Emits the login events and leaves the page. */
export function useAuthForm<F extends string>({ rules, send }: AuthFormOptions<F>): FormState<F> {
  const { bus, session } = useApp();
  useRedirectWhenSignedIn();
  return useForm<F, AuthResponse>({
    rules,
    async send(values) {
      bus.emit('login-started', {});
      const response = checkResponse(await send(values), isAuthResponse);
      if (!response.ok) bus.emit('login-failed', {});
      return response;
    },
    onSuccess: session.signIn,
  });
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
