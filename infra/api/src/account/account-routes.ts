import {
  AccountData,
  AuthResponse,
  LoginBody,
  Order,
  PersonalData,
  PersonalDataBody,
  RegisterBody,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { privateAnswer } from '../http/caching.ts';
import { type ApiContext, type ApiServer, dataOf } from '../http/routes.ts';
import type { RateLimits } from '../options.ts';
import { accountDataOf, personalDataOf, savePersonalData } from './account-data.ts';
import { closeSession } from './sessions.ts';
import { bearerToken, requireAccount } from './shopper.ts';
import { logIn, register } from './sign-in.ts';

/** Login, registration, logout, and the account's own data. */
export function accountRoutes(server: ApiServer, { orm }: ApiContext, limits: RateLimits): void {
  server.post(
    '/api/v1/auth/login/',
    {
      onRequest: privateAnswer,
      config: { rateLimit: limits.login },
      schema: { body: LoginBody, response: { 200: dataOf(AuthResponse) } },
    },
    async (request) => ({ data: await logIn(orm, request.body) }),
  );

  server.post(
    '/api/v1/auth/register/',
    {
      onRequest: privateAnswer,
      config: { rateLimit: limits.register },
      schema: { body: RegisterBody, response: { 200: dataOf(AuthResponse) } },
    },
    async (request) => ({ data: await register(orm, request.body) }),
  );

  // Logging out always succeeds: a token that is gone already is what was asked for.
  server.get(
    '/api/v1/auth/logout/',
    { onRequest: privateAnswer, schema: { response: { 200: dataOf(Type.Object({})) } } },
    async (request) => {
      const token = bearerToken(request);
      if (token !== null) await closeSession(orm, token);
      return { data: {} };
    },
  );

  server.get(
    '/api/v1/user/',
    { onRequest: privateAnswer, schema: { response: { 200: dataOf(AccountData) } } },
    async (request) => ({ data: accountDataOf(await requireAccount(orm, request)) }),
  );

  server.put(
    '/api/v1/user/personal/',
    { onRequest: privateAnswer, schema: { body: PersonalDataBody, response: { 200: dataOf(PersonalData) } } },
    async (request) => {
      const account = await requireAccount(orm, request);
      return { data: personalDataOf(await savePersonalData(orm, account, request.body)) };
    },
  );

  server.get(
    '/api/v1/user/orders/',
    { onRequest: privateAnswer, schema: { response: { 200: dataOf(Type.Array(Order)) } } },
    async (request) => {
      await requireAccount(orm, request);
      return { data: [] };
    },
  );
}
