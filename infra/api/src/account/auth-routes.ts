import {
  AuthResponse,
  ForgotPasswordBody,
  LoginBody,
  MailToken,
  OptIn,
  RegisterBody,
  ResetPasswordBody,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { privateAnswer } from '../http/caching.ts';
import { type ApiContext, type ApiServer, dataOf } from '../http/routes.ts';
import { enqueueLetter } from '../mail/outbox.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { forgotPassword, resetPassword } from './new-password.ts';
import { confirmOptIn, readOptIn } from './opt-in.ts';
import { closeSession } from './sessions.ts';
import { bearerToken, requireAccount } from './shopper.ts';
import { logIn, register } from './sign-in.ts';

const Nothing = Type.Object({});
const OptInParams = Type.Object({ userHash: MailToken });

/** Signing in and out, and what happens by letter. @param base `/api/v1/` or the team shop's */
function routesAt(server: ApiServer, { orm, post }: ApiContext, limits: AttemptLimits, base: string): void {
  server.post(
    `${base}auth/login/`,
    {
      onRequest: [privateAnswer, limits.login.perAddress],
      preHandler: limits.login.perAccount,
      schema: { summary: 'Log in', body: LoginBody, response: { 200: dataOf(AuthResponse) } },
    },
    async (request) => ({ data: await logIn(orm, request.body) }),
  );

  server.post(
    `${base}auth/register/`,
    {
      onRequest: [privateAnswer, limits.register.perAddress],
      preHandler: limits.register.perAccount,
      schema: { summary: 'Register', body: RegisterBody, response: { 200: dataOf(AuthResponse) } },
    },
    async (request) => {
      const data = await register(orm, request.body);
      post.wake();
      return { data };
    },
  );

  // Logging out always succeeds: a token that is gone already is what was asked for.
  server.get(
    `${base}auth/logout/`,
    { onRequest: privateAnswer, schema: { summary: 'Log out', response: { 200: dataOf(Nothing) } } },
    async (request) => {
      const token = bearerToken(request);
      if (token !== null) await closeSession(orm, token);
      return { data: {} };
    },
  );

  server.post(
    `${base}forgotpassword/`,
    {
      onRequest: [privateAnswer, limits.forgotPassword.perAddress],
      preHandler: limits.forgotPassword.perAccount,
      schema: {
        summary: 'Ask for a letter with a link to a new password',
        body: ForgotPasswordBody,
        response: { 200: dataOf(Nothing) },
      },
    },
    async (request) => {
      await forgotPassword(orm, request.body.email);
      post.wake();
      return { data: {} };
    },
  );

  server.post(
    `${base}auth/reset-password/`,
    {
      onRequest: [privateAnswer, limits.login.perAddress],
      schema: {
        summary: 'Choose a new password by the link of a letter',
        body: ResetPasswordBody,
        response: { 200: dataOf(AuthResponse) },
      },
    },
    async (request) => {
      const data = await resetPassword(orm, request.body);
      post.wake();
      return { data };
    },
  );
}

/** Double opt-in: the page behind the letter's link reads what it is about, and confirms it when the shopper is there. */
function optInRoutes(server: ApiServer, { orm, post }: ApiContext, limits: AttemptLimits): void {
  const path = '/api/v1/auth/doi/:userHash/';
  const response = { 200: dataOf(OptIn) };

  server.get(
    path,
    {
      onRequest: privateAnswer,
      schema: { summary: 'What a double opt-in link is about', params: OptInParams, response },
    },
    async (request) => ({ data: await readOptIn(orm, request.params.userHash) }),
  );

  server.post(
    path,
    { onRequest: privateAnswer, schema: { summary: 'Confirm a double opt-in', params: OptInParams, response } },
    async (request) => ({ data: await confirmOptIn(orm, request.params.userHash) }),
  );

  server.post(
    '/api/v1/user/doi/',
    {
      onRequest: [privateAnswer, limits.forgotPassword.perAddress],
      schema: { summary: 'Send the letter of the registration again', response: { 200: dataOf(Nothing) } },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      if (!account.verified) {
        await enqueueLetter(orm, { letter: 'registration', to: account.email, about: { accountId: account.id } });
        post.wake();
      }
      return { data: {} };
    },
  );
}

export function authRoutes(server: ApiServer, context: ApiContext, limits: AttemptLimits): void {
  routesAt(server, context, limits, '/api/v1/');
  routesAt(server, context, limits, '/api/v2/team/');
  optInRoutes(server, context, limits);
}
