// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm, password as current, newCustomer } from '../../testing/signed-in.ts';
import { caller, errorOf, startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

it('a link to a new password works once, also when it is used several times at once', async () => {
  const { email, mail } = await newCustomer(server);
  await caller(server).post('/api/v1/forgotpassword/', { email });
  const token = secretIn(await mailTo(server, email, { after: mail.id }));
  const passwords = Array.from({ length: 6 }, (_, index) => `noch-viel-steiler-${index}`);
  const responses = await Promise.all(
    passwords.map((password) =>
      caller(server).post('/api/v1/auth/reset-password/', {
        token,
        newPassword: password,
        newPassword_confirmation: password,
      }),
    ),
  );
  const refused = responses.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(passwords.length - 1);
  // It may be the second press after a lost response.
  for (const response of refused)
    expect(errorOf(response, 422).errors['token']?.[0]).toContain('melde dich mit ihm an');
  const logins: boolean[] = [];
  for (const password of passwords) {
    logins.push((await caller(server).post('/api/v1/auth/login/', { email, password })).statusCode === 200);
  }
  expect(logins).toEqual(responses.map(({ statusCode }) => statusCode === 200));
}, 60_000);

it('a link that changes the email address does so once; to all who use it at once the address is confirmed', async () => {
  const { session } = await newCustomer(server);
  const email = 'einmal-neu@example.at';
  await session.post('/api/v1/user/email/', { email, password: current });
  const secret = secretIn(await mailTo(server, email));
  const states = await Promise.all(Array.from({ length: 6 }, () => confirm(server, secret)));
  expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'confirmed'));
  expect(states.filter(({ already }) => !already)).toHaveLength(1);
}, 60_000);
