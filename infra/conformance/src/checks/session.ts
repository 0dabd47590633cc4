import { randomUUID } from 'node:crypto';
import { AuthResponse } from 'shared-contracts/entities';
import Type from 'typebox';
import { password, register, sessionOf, withCustomer } from '../account.ts';
import { type Check, checksOf, require } from '../check.ts';
import { newGuest, type Probe, type Session } from '../probe.ts';

const nothing = Type.Object({});
const user = '/api/v1/user/';

const post = (path: string, body: unknown) => ({ path, call: { method: 'POST', body } as const });

/** The signals that sign a shopper out (SPEC 8). */
async function requireCode(probe: Probe, headers: Session, status: number, code: string): Promise<void> {
  const { error } = await probe.refusal(user, [status], { headers });
  require(error === code, `the error is "${error}", the frontends sign out on "${code}"`);
}

export const sessionChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/user/', 'reads', {
    'refuses an unknown token with 403 "invalid token"': (probe) =>
      requireCode(probe, { authorization: 'Bearer conformance', ...newGuest() }, 403, 'invalid token'),
    'refuses a token without a request id with 401 "no uuid header"': (probe) =>
      requireCode(probe, { authorization: 'Bearer conformance' }, 401, 'no uuid header'),
    'refuses a request id that is none with 422 "invalid uuid"': (probe) =>
      requireCode(probe, { authorization: 'Bearer conformance', 'x-request-id': 'not an id' }, 422, 'invalid uuid'),
  }),
  ...checksOf('POST /api/v1/auth/register/', 'writes', {
    'opens a session whose request id begins with "u"': (probe) =>
      withCustomer(probe, async ({ auth }) => {
        require(auth.uuid.startsWith('u'), `the uuid ${auth.uuid} does not begin with "u"`);
        require(auth.hash !== '', 'there is no user hash');
      }),
    'names the fields that are wrong': async (probe) => {
      const { path, call } = post('/api/v1/auth/register/', {
        firstName: '',
        lastName: 'Test',
        email: 'none',
        password: 'x',
      });
      const { errors } = await probe.refusal(path, [422], call);
      for (const field of ['firstName', 'email', 'password']) {
        require((errors[field]?.length ?? 0) > 0, `errors has no text for "${field}"`);
      }
    },
  }),
  ...checksOf('POST /api/v1/auth/login/', 'writes', {
    'opens another session of the same account': (probe) =>
      withCustomer(probe, async ({ email, auth }) => {
        const { path, call } = post('/api/v1/auth/login/', { email, password });
        const again = await probe.data(path, AuthResponse, call);
        require(again.uuid === auth.uuid, 'the account has another request id after login');
      }),
    'refuses a wrong password as it refuses an unknown address': (probe) =>
      withCustomer(probe, async ({ email }) => {
        const refused = async (address: string) => {
          const { path, call } = post('/api/v1/auth/login/', { email: address, password: 'conformance-wrong' });
          return probe.refusal(path, [401, 403, 422], call);
        };
        const [wrong, unknown] = [await refused(email), await refused(`conformance-${randomUUID()}@example.com`)];
        require(JSON.stringify(wrong) ===
          JSON.stringify(unknown), 'the two refusals differ, so anyone can find out who has an account');
      }),
  }),
  ...checksOf('GET /api/v1/auth/logout/', 'writes', {
    'ends the session, and always succeeds': async (probe) => {
      const { email, session } = await register(probe);
      try {
        for (const _time of ['first', 'second'])
          await probe.data('/api/v1/auth/logout/', nothing, { headers: session });
        await requireCode(probe, session, 403, 'invalid token');
      } finally {
        const { path, call } = post('/api/v1/auth/login/', { email, password });
        const headers = sessionOf(await probe.data(path, AuthResponse, call));
        await probe.answer(user, { method: 'DELETE', headers });
      }
    },
  }),
  ...checksOf('POST /api/v1/forgotpassword/', 'writes', {
    'responds the same for an address without an account': async (probe) => {
      const { path, call } = post('/api/v1/forgotpassword/', { email: `conformance-${randomUUID()}@example.com` });
      await probe.data(path, nothing, call);
    },
  }),
];
