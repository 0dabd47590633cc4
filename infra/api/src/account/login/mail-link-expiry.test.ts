import type { FastifyInstance } from 'fastify';
import { AuthResponse } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm as confirmAt, password } from '../../testing/signed-in.ts';
import { caller, dataOf, errorOf, signUp, startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Advances the clock. */
function wait(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

async function resetToken() {
  const { email } = await signUp(server);
  const { id } = await mailTo(server, email);
  await caller(server).post('/api/v1/forgotpassword/', { email });
  return secretIn(await mailTo(server, email, { after: id }));
}

const reset = (token: string) =>
  caller(server).post('/api/v1/auth/reset-password/', {
    token,
    newPassword: 'noch-viel-steiler',
    newPassword_confirmation: 'noch-viel-steiler',
  });

async function confirmation() {
  const { email } = await signUp(server);
  return secretIn(await mailTo(server, email));
}

const confirm = async (secret: string) => (await confirmAt(server, secret)).state;

it('a link to a new password works for an hour', async () => {
  const [early, late] = [await resetToken(), await resetToken()];
  wait(59 * minuteMs);
  dataOf(await reset(early), AuthResponse);
  wait(2 * minuteMs);
  expect(errorOf(await reset(late), 422).errors).toHaveProperty('token');
}, 60_000);

it('a link that confirms an address works for a week', async () => {
  const [early, late] = [await confirmation(), await confirmation()];
  wait(7 * dayMs - minuteMs);
  expect(await confirm(early)).toBe('confirmed');
  wait(2 * minuteMs);
  expect(await confirm(late)).toBe('gone');
}, 60_000);

it('so does one that confirms an address of the newsletter or a new address', async () => {
  const { email: _, ...headers } = await signUp(server);
  const session = caller(server, headers);
  const secretTo = async (to: string) => secretIn(await mailTo(server, to));
  await session.post('/api/v1/user/separate-email/', { email: 'post-spaeter@example.at' });
  const body = { email: 'neu-spaeter@example.at', password };
  expect((await session.post('/api/v1/user/email/', body)).statusCode).toBe(200);
  const links = [await secretTo('post-spaeter@example.at'), await secretTo(body.email)];
  wait(7 * dayMs + minuteMs);
  expect(await Promise.all(links.map(confirm))).toEqual(['gone', 'gone']);
}, 60_000);
