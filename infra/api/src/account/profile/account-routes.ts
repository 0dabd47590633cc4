import {
  AccountData,
  ChangedPassword,
  ChangeEmailBody,
  ChangePasswordBody,
  EmailChange,
  PersonalData,
  PersonalDataBody,
  PersonalPage,
  SelectedStore,
  SelectedStoreBody,
  SeparateEmail,
  SeparateEmailBody,
} from 'shared-contracts/entities';
import Type from 'typebox';
import type { Orm } from '../../database/database.ts';
import type { ApiContext, ApiServer } from '../../http/api-context.ts';
import { storefrontOf } from '../../http/request/storefront.ts';
import { privateResponse } from '../../http/response/response-cache.ts';
import { dataOf, LocaleQuery } from '../../http/route-schemas.ts';
import { signInOriginOf } from '../devices/device-name.ts';
import { requestEmailChange, withdrawEmailChange } from '../email-change/change-email.ts';
import { bearerToken, readShopper, requireAccount } from '../identity/shopper.ts';
import { rememberDevice } from '../login/known-devices.ts';
import { attemptInSession } from '../login/login-attempts.ts';
import { changePassword } from '../login/new-password.ts';
import { loadAccountData, personalDataOf, savePersonalData } from './account-data.ts';
import { deleteAccount } from './delete-account.ts';
import { loadPersonalPage } from './personal-page.ts';
import { saveStore } from './selected-store.ts';
import { changeSeparateEmail } from './separate-email.ts';

/** The account's data. Everything below `user/` needs a login. */
export function accountRoutes(server: ApiServer, context: ApiContext): void {
  const { orm, mailer } = context;
  server.get(
    '/api/v1/user/',
    {
      onRequest: privateResponse,
      schema: { summary: 'The account', querystring: LocaleQuery, response: { 200: dataOf(AccountData) } },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      const load = (orm: Orm) => loadAccountData(orm, account, request.query.locale);
      return { data: await context.readYourWrites.of(account.requestId, load) };
    },
  );

  server.delete(
    '/api/v1/user/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Delete the account', response: { 200: dataOf(Type.Object({})) } },
    },
    async (request) => {
      await deleteAccount(context, await requireAccount(orm, request), storefrontOf(context, request));
      mailer.wake();
      return { data: {} };
    },
  );

  server.put(
    '/api/v1/user/personal/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Change personal data', body: PersonalDataBody, response: { 200: dataOf(PersonalData) } },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      return { data: personalDataOf(await savePersonalData(orm, account, request.body)) };
    },
  );

  server.post(
    '/api/v1/user/change-password/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Change the password: all sessions end, the own after some seconds, and a new one begins',
        body: ChangePasswordBody,
        response: { 200: dataOf(ChangedPassword) },
      },
    },
    async (request, reply) => {
      const account = await requireAccount(orm, request);
      const replaced = bearerToken(request) ?? '';
      const token = await attemptInSession(context, replaced, () =>
        changePassword(context, { account, token: replaced }, request.body, signInOriginOf(context, request)),
      );
      mailer.wake();
      await rememberDevice(context, request, reply, { accountId: account.id, token });
      return { data: { token } };
    },
  );

  server.post(
    '/api/v1/user/email/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Ask for another email address, which an email to it confirms',
        body: ChangeEmailBody,
        response: { 200: dataOf(EmailChange) },
      },
    },
    async (request) => {
      const account = await requireAccount(orm, request);
      const data = await attemptInSession(context, bearerToken(request) ?? '', () =>
        requestEmailChange(context, account, request.body, storefrontOf(context, request)),
      );
      mailer.wake();
      return { data };
    },
  );

  server.delete(
    '/api/v1/user/email/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Withdraw the change of the email address', response: { 200: dataOf(EmailChange) } },
    },
    async (request) => ({ data: await withdrawEmailChange(context, await requireAccount(orm, request)) }),
  );

  server.post(
    '/api/v1/user/separate-email/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Subscribe to the newsletter, or unsubscribe',
        body: SeparateEmailBody,
        response: { 200: dataOf(SeparateEmail) },
      },
    },
    async (request) => {
      const data = await changeSeparateEmail(
        context,
        await requireAccount(orm, request),
        request.body.email,
        storefrontOf(context, request),
      );
      mailer.wake();
      return { data };
    },
  );

  server.get(
    '/api/v1/personal-page/',
    {
      onRequest: privateResponse,
      schema: { summary: 'Recommendations for the shopper', response: { 200: dataOf(PersonalPage) } },
    },
    async (request) => ({ data: await loadPersonalPage(orm, await readShopper(orm, request)) }),
  );

  server.put(
    '/api/v1/user/store/',
    {
      onRequest: privateResponse,
      schema: {
        summary: 'Choose the pickup store',
        body: SelectedStoreBody,
        response: { 200: dataOf(Type.Union([SelectedStore, Type.Null()])) },
      },
    },
    async (request) => {
      const { id } = await requireAccount(orm, request);
      return { data: await saveStore(orm, id, request.body.sysname) };
    },
  );
}
