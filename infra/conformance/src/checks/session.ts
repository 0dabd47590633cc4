import { randomUUID } from 'node:crypto';
import { AccountData, AuthResponse } from 'shared-contracts/entities';
import Type from 'typebox';
import { type AuthBase, deleteByLogin, password, register, withCustomer } from '../account.ts';
import { type ApiCaller, newGuest, type Session } from '../api-caller.ts';
import { type Check, checksOf, require, requireFields } from '../check.ts';

const nothing = Type.Object({});
const user = '/api/v1/user/';

/** Requires an error code that signs a shopper out (SPEC 8). */
async function requireCode(caller: ApiCaller, headers: Session, status: number, code: string): Promise<void> {
  const { error } = await caller.refusal(user, [status], { headers });
  require(error === code, `the error is "${error}", the frontends sign out on "${code}"`);
}

const wrong = 'conformance-wrong';
/** Token of a link that was never sent. */
const neverSent = 'x'.repeat(43);

/** Login, registration and passwords, at the base path of the shop or of the team shop. */
export function authChecks(base: AuthBase, options: { isTeam?: boolean } = {}): readonly Check[] {
  const checks = (call: string, promises: Parameters<typeof checksOf>[2]) =>
    checksOf(call, 'writes', promises, options);
  const post = (path: string, body: unknown) => ({ path: base + path, call: { method: 'POST', body } as const });

  return [
    ...checks(`POST ${base}auth/register/`, {
      'opens a session whose request id begins with "u"': (caller) =>
        withCustomer(
          caller,
          async ({ email, auth, session }) => {
            require(auth.uuid.startsWith('u'), `the uuid ${auth.uuid} does not begin with "u"`);
            require(auth.hash !== '', 'there is no user hash');
            const { personal } = await caller.data(user, AccountData, { headers: session });
            require(personal.email === email, 'the session belongs to another account');
          },
          base,
        ),
      'names the fields that are wrong': async (caller) => {
        const body = { firstName: '', lastName: 'Test', email: 'none', password: 'x' };
        const { path, call } = post('auth/register/', body);
        requireFields(await caller.refusal(path, [422], call), ['firstName', 'email', 'password']);
      },
    }),
    ...checks(`POST ${base}auth/login/`, {
      'opens another session of the same account': (caller) =>
        withCustomer(
          caller,
          async ({ email, auth }) => {
            const { path, call } = post('auth/login/', { email, password });
            const again = await caller.data(path, AuthResponse, call);
            require(again.uuid === auth.uuid, 'the account has another request id after login');
          },
          base,
        ),
      'refuses a wrong password as it refuses an unknown address': (caller) =>
        withCustomer(
          caller,
          async ({ email }) => {
            const refused = async (address: string) => {
              const { path, call } = post('auth/login/', { email: address, password: wrong });
              return JSON.stringify(await caller.refusal(path, [401, 403, 422], call));
            };
            const [known, unknown] = [await refused(email), await refused(`conformance-${randomUUID()}@example.com`)];
            require(known === unknown, 'the two refusals differ, so anyone can find out who has an account');
          },
          base,
        ),
    }),
    ...checks(`GET ${base}auth/logout/`, {
      'ends the session, and always succeeds': async (caller) => {
        const { email, session } = await register(caller, base);
        try {
          for (const _time of ['first', 'second'])
            await caller.data(`${base}auth/logout/`, nothing, { headers: session });
          await requireCode(caller, session, 403, 'invalid token');
        } finally {
          await deleteByLogin(caller, { email, password }, base);
        }
      },
    }),
    ...checks(`POST ${base}forgotpassword/`, {
      'responds the same for an address without an account': async (caller) => {
        const { path, call } = post('forgotpassword/', { email: `conformance-${randomUUID()}@example.com` });
        await caller.data(path, nothing, call);
      },
    }),
    ...checks(`POST ${base}auth/reset-password/`, {
      'refuses a link that was never sent, and names the fields that are wrong': async (caller) => {
        const newPassword = 'conformance-second-password';
        const unknown = { token: neverSent, newPassword, newPassword_confirmation: newPassword };
        const { path, call } = post('auth/reset-password/', unknown);
        requireFields(await caller.refusal(path, [422], call), ['token']);
        const short = post('auth/reset-password/', { ...unknown, newPassword: 'x' });
        requireFields(await caller.refusal(path, [422], short.call), ['newPassword']);
      },
    }),
  ];
}

export const sessionChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/user/', 'reads', {
    'refuses an unknown token with 403 "invalid token"': (caller) =>
      requireCode(caller, { authorization: 'Bearer conformance', ...newGuest() }, 403, 'invalid token'),
    'refuses a token without a request id with 401 "no uuid header"': (caller) =>
      requireCode(caller, { authorization: 'Bearer conformance' }, 401, 'no uuid header'),
    'refuses a request id that is none with 422 "invalid uuid"': (caller) =>
      requireCode(caller, { authorization: 'Bearer conformance', 'x-request-id': 'not an id' }, 422, 'invalid uuid'),
  }),
  ...authChecks('/api/v1/'),
];
