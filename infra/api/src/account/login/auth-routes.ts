import {
  AuthResponse,
  ConfirmOptInBody,
  ForgotPasswordBody,
  LoginBody,
  MailToken,
  OptIn,
  RegisterBody,
  ResetPasswordBody,
} from 'shared-contracts/entities';
import Type from 'typebox';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { storefrontOf } from '../../http/request/storefront.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf } from '../../http/route-schemas.ts';
import { limitByNetwork } from '../../limits/client-network.ts';
import { enqueueLimitedEmail } from '../../mail/outbox.ts';
import { signInOriginOf } from '../devices/device-name.ts';
import { closeSession } from '../identity/sessions.ts';
import { accountOf, bearerToken, requireAccount } from '../identity/shopper.ts';
import { rememberDevice } from './known-devices.ts';
import { attemptLogin } from './login-attempts.ts';
import { forgotPassword, resetPassword } from './new-password.ts';
import { confirmOptIn, readOptIn, resendOptIn } from './opt-in.ts';
import { logIn, register } from './sign-in.ts';

const Nothing = Type.Object({});
const OptInParams = Type.Object({ userHash: MailToken });

/**
 * Login, registration and passwords.
 * @param base `/api/v1/` or the team shop's base path
 */
function routesAt(server: ApiServer, context: ApiContext, base: string): void {
  const { orm, limiter, mailer } = context;
  server.post(
    `${base}auth/login/`,
    {
      onRequest: privateResponse,
      schema: { summary: 'Log in', body: LoginBody, response: { 200: dataOf(AuthResponse) } },
    },
    async (request, reply) => {
      const { account, auth } = await attemptLogin(context, request, request.body.email, () =>
        logIn(orm, request.body, signInOriginOf(context, request).device),
      );
      await rememberDevice(context, request, reply, { accountId: account.id, token: auth.token });
      return { data: auth };
    },
  );

  server.post(
    `${base}auth/register/`,
    {
      onRequest: [privateResponse, limitByNetwork(orm, limiter, 'register')],
      schema: { summary: 'Register', body: RegisterBody, response: { 200: dataOf(AuthResponse) } },
    },
    async (request, reply) => {
      const { account, auth } = await register(context, request.body, signInOriginOf(context, request));
      mailer.wake();
      await rememberDevice(context, request, reply, { accountId: account.id, token: auth.token });
      return { data: auth };
    },
  );

  // Logging out always succeeds, also with an unknown token.
  server.get(
    `${base}auth/logout/`,
    { onRequest: privateResponse, schema: { summary: 'Log out', response: { 200: dataOf(Nothing) } } },
    async (request) => {
      const token = bearerToken(request);
      if (token !== null) await closeSession(orm, token);
      return { data: {} };
    },
  );

  server.post(
    `${base}forgotpassword/`,
    {
      onRequest: [privateResponse, limitByNetwork(orm, limiter, 'forgotPassword')],
      schema: {
        summary: 'Request an email with a password reset link',
        body: ForgotPasswordBody,
        response: { 200: dataOf(Nothing) },
      },
    },
    async (request) => {
      await forgotPassword(context, request.body, storefrontOf(context, request));
      mailer.wake();
      return { data: {} };
    },
  );

  server.post(
    `${base}auth/reset-password/`,
    {
      // No rate limit: the link's secret cannot be guessed.
      onRequest: privateResponse,
      schema: {
        summary: 'Set a new password by the link in an email',
        body: ResetPasswordBody,
        response: { 200: dataOf(AuthResponse) },
      },
    },
    async (request, reply) => {
      const signedIn = await accountOf(orm, request);
      const { account, auth } = await resetPassword(context, request.body, signedIn, signInOriginOf(context, request));
      mailer.wake();
      await rememberDevice(context, request, reply, { accountId: account.id, token: auth.token });
      return { data: auth };
    },
  );
}

/** Double opt-in. The page that the link opens reads its state and confirms it when the shopper asks for it. */
function optInRoutes(server: ApiServer, context: ApiContext): void {
  const { orm, limiter, mailer } = context;
  const path = '/api/v1/auth/doi/:userHash/';
  const response = { 200: dataOf(OptIn) };

  server.get(
    path,
    {
      onRequest: privateResponse,
      schema: { summary: 'The state of a double opt-in link', params: OptInParams, response },
    },
    async (request) => ({ data: await readOptIn(orm, request, request.params.userHash) }),
  );

  server.post(
    path,
    {
      onRequest: privateResponse,
      // The body may be missing.
      preValidation: async (request) => {
        request.body ??= {};
      },
      schema: {
        summary: 'Confirm a double opt-in: an address with a session or the password of its account',
        params: OptInParams,
        body: ConfirmOptInBody,
        response,
      },
    },
    async (request) => {
      const confirmation = { ...request.params, ...request.body, from: storefrontOf(context, request) };
      const data = await confirmOptIn(context, request, confirmation);
      mailer.wake();
      return { data };
    },
  );

  server.post(
    `${path}resend/`,
    {
      onRequest: [privateResponse, limitByNetwork(orm, limiter, 'forgotPassword')],
      schema: {
        summary: 'Send the email of an expired link again',
        params: OptInParams,
        response: { 200: dataOf(Nothing) },
      },
    },
    async (request) => {
      await resendOptIn({ orm, limiter }, request.params.userHash, storefrontOf(context, request));
      mailer.wake();
      return { data: {} };
    },
  );

  server.post(
    '/api/v1/user/doi/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Send the registration email again', response: { 200: dataOf(Nothing) } },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      if (!account.verified) {
        const about = { accountId: account.id };
        const email = {
          template: 'registration',
          to: account.email,
          ...storefrontOf(context, request),
          about,
        } as const;
        await enqueueLimitedEmail(orm, limiter, email);
        mailer.wake();
      }
      return { data: {} };
    },
  );
}

export function authRoutes(server: ApiServer, context: ApiContext): void {
  routesAt(server, context, '/api/v1/');
  routesAt(server, context, '/api/v2/team/');
  optInRoutes(server, context);
}
