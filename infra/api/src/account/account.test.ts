import type { FastifyInstance } from 'fastify';
import { AccountData, AuthResponse, PersonalData } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const guestId = '0b7f6f0e-4a52-4f6e-9f5e-0d6a1b2c3d4e';
const newcomer = { firstName: 'Jakob', lastName: 'Moser', email: 'jakob@example.at', password: 'steil-und-steinig' };

describe('registration', () => {
  it('gives a token and an account id that begins with u', async () => {
    const guest = caller(server);
    const response = dataOf(await guest.post('/api/v1/auth/register/', newcomer), AuthResponse);
    expect(response.uuid).toMatch(/^u/);
    expect(Buffer.from(response.token, 'base64url')).toHaveLength(32);
    const session = caller(server, { authorization: `Bearer ${response.token}`, 'x-request-id': response.uuid });
    const account = dataOf(await session.get('/api/v1/user/'), AccountData);
    expect(account).toMatchObject({
      role: 'vk',
      verified: false,
      personal: { firstName: 'Jakob', email: newcomer.email },
    });
  });

  it.each([
    [{ email: 'kein-at' }, 'email'],
    [{ password: 'kurz' }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ password: 12_345_678 }, 'password'],
  ])('refuses %j at its field', async (change, field) => {
    const { error, errors } = errorOf(
      await caller(server).post('/api/v1/auth/register/', { ...newcomer, ...change }),
      422,
    );
    expect(error).toBe('validation');
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('ignores a role that the browser sends', async () => {
    const body = { ...newcomer, email: 'rolle@example.at', role: 'staff', verified: true };
    const { token, uuid } = dataOf(await caller(server).post('/api/v1/auth/register/', body), AuthResponse);
    const session = caller(server, { authorization: `Bearer ${token}`, 'x-request-id': uuid });
    expect(dataOf(await session.get('/api/v1/user/'), AccountData)).toMatchObject({ role: 'vk', verified: false });
  });
});

describe('login', () => {
  const logIn = (email: string, password: string) => caller(server).post('/api/v1/auth/login/', { email, password });

  it('gives a new token for the same account', async () => {
    const { email, ...headers } = await signUp(server);
    const response = dataOf(await logIn(email.toUpperCase(), 'steil-und-steinig'), AuthResponse);
    expect(response.uuid).toBe(headers['x-request-id']);
    expect(headers.authorization).not.toContain(response.token);
  });

  it('does not reveal whether there is an account', async () => {
    const { email } = await signUp(server);
    const wrongPassword = await logIn(email, 'falsch-falsch');
    const withoutAccount = await logIn('niemand@example.at', 'falsch-falsch');
    expect(errorOf(wrongPassword, 422).errors['email']).toHaveLength(1);
    expect(withoutAccount.body).toBe(wrongPassword.body);
  });
});

describe('the session', () => {
  it.each(['/api/v1/user/', '/api/v1/user/orders/', '/api/v1/cart/', '/api/v1/wishlist/'])(
    'is checked the same way for %s',
    async (url) => {
      const { authorization, 'x-request-id': id } = await signUp(server);
      const other = (await signUp(server))['x-request-id'];
      const response = async (headers: object) => {
        const response = await caller(server, headers).get(url);
        return [response.statusCode, errorOf(response, response.statusCode).error];
      };
      expect((await caller(server, { authorization, 'x-request-id': id }).get(url)).statusCode).toBe(200);
      expect(await response({ authorization })).toEqual([401, 'no uuid header']);
      expect(await response({ authorization, 'x-request-id': 'rubbish' })).toEqual([422, 'invalid uuid']);
      expect(await response({ authorization, 'x-request-id': other })).toEqual([422, 'invalid uuid']);
      expect(await response({ authorization, 'x-request-id': guestId })).toEqual([422, 'invalid uuid']);
      expect(await response({ 'x-request-id': id })).toEqual([403, 'invalid token']);
      expect(await response({ authorization: 'Bearer nonsense', 'x-request-id': id })).toEqual([403, 'invalid token']);
    },
  );

  it('is required for the account', async () => {
    expect(errorOf(await caller(server).get('/api/v1/user/'), 401).error).toBe('no uuid header');
    expect(errorOf(await caller(server, { 'x-request-id': guestId }).get('/api/v1/user/'), 403).error).toBe(
      'invalid token',
    );
  });

  it('ends with the logout, which always succeeds', async () => {
    const { email: _, ...headers } = await signUp(server);
    const session = caller(server, headers);
    dataOf(await session.get('/api/v1/auth/logout/'), Type.Object({}));
    expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
    dataOf(await session.get('/api/v1/auth/logout/'), Type.Object({}));
    dataOf(await caller(server).get('/api/v1/auth/logout/'), Type.Object({}));
  });
});

describe('personal data', () => {
  it('are saved; omitted fields stay as they are', async () => {
    const { email, ...headers } = await signUp(server);
    const session = caller(server, headers);
    const body = { firstName: ' Anne ', lastName: 'Huber', birthday: '1990-02-28', gender: 'divers' };
    const saved = dataOf(await session.put('/api/v1/user/personal/', body), PersonalData);
    expect(saved).toMatchObject({ ...body, firstName: 'Anne', phone: '', email });
    await session.put('/api/v1/user/personal/', {
      firstName: 'Anne',
      lastName: 'Huber',
      phone: '+43 1 234',
      birthday: '',
    });
    const account = dataOf(await session.get('/api/v1/user/'), AccountData);
    expect(account.personal).toMatchObject({ phone: '+43 1 234', gender: 'divers', birthday: '' });
  });

  it.each([
    [{ birthday: '1990-02-30' }, 'birthday'],
    [{ birthday: '2990-01-01' }, 'birthday'],
    [{ birthday: '28.2.1990' }, 'birthday'],
    [{ gender: 'x' }, 'gender'],
    [{ phone: 'ruf mich an' }, 'phone'],
    [{ email: 'neu@example.at' }, 'email'],
  ])('refuse %j at its field', async (change, field) => {
    const { email: _, ...headers } = await signUp(server);
    const body = { firstName: 'Anne', lastName: 'Huber', ...change };
    expect(Object.keys(errorOf(await caller(server, headers).put('/api/v1/user/personal/', body), 422).errors)).toEqual(
      [field],
    );
  });
});
