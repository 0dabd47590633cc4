// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailsTo, mailTo } from '../testing/mailbox.ts';
import { networks, postFrom } from '../testing/post-from-network.ts';
import { caller, dataOf, openTestApi, signUp, startTestApi } from '../testing/test-api.ts';
import { networkOf } from './client-network.ts';
import { type Counted, createLimiter } from './limiter.ts';
import { defaultRateLimits } from './rate-limit-settings.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

let server: FastifyInstance | null = null;
const start = async (options: Parameters<typeof startTestApi>[0]) => {
  server = await startTestApi(options);
  return server;
};
// Waits depend on the clock, which must not advance on a slow machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

const unlimited = { max: 100_000, timeWindow: 1000 };
const two = { max: 2, timeWindow: 60_000 };
const newcomer = { firstName: 'Anna', lastName: 'Berger', password: 'steil-und-steinig' };

/** All limits that count by network, each request with another address in the body. */
const attempts = {
  login: (round: number) => ({ url: '/api/v1/auth/login/', body: { email: `wer${round}@example.at`, password: 'x' } }),
  register: (round: number) => ({
    url: '/api/v1/auth/register/',
    body: { ...newcomer, email: `neu${round}@example.at` },
  }),
  forgotPassword: (round: number) => ({ url: '/api/v1/forgotpassword/', body: { email: `wer${round}@example.at` } }),
};

describe('the network of a caller', () => {
  it.each(Object.entries(attempts))('is not what X-Forwarded-For claims, for %s', async (_name, attempt) => {
    const api = await start({ rateLimits: { login: two, register: two, forgotPassword: two } });
    const statuses: number[] = [];
    for (const round of [1, 2, 3, 4]) {
      statuses.push((await postFrom(api, `203.0.113.${round}`, attempt(round))).statusCode);
    }
    expect(statuses.slice(2)).toEqual([429, 429]);
  });

  it.each(Object.entries(attempts))(
    'is the last in X-Forwarded-For that no proxy of ours has, for %s',
    async (_name, attempt) => {
      const api = await start({
        trustProxy: 'loopback,10.0.0.0/8',
        rateLimits: { login: two, register: two, forgotPassword: two },
      });
      const status = async (round: number, forwarded: string) =>
        (await postFrom(api, forwarded, attempt(round))).statusCode;
      await status(1, '203.0.113.1, 192.0.2.7');
      await status(2, '203.0.113.2, 192.0.2.7, 10.1.2.3');
      expect(await status(3, '10.9.9.9, 127.0.0.1, 192.0.2.7, 10.1.2.3')).toBe(429);
      expect(await status(4, '192.0.2.7, 192.0.2.8')).not.toBe(429);
    },
  );

  it.each([
    [undefined, 1],
    ['10.0.0.0/8', 1],
    ['loopback', 0],
  ])('is reported once in the log where a proxy is not named: API_TRUST_PROXY %s', async (trustProxy, warnings) => {
    const log: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void log.push(line) } };
    const api = await start({ logger, ...(trustProxy !== undefined && { trustProxy }) });
    for (const round of [1, 2, 3]) await postFrom(api, '203.0.113.1', attempts.login(round));
    expect(log.filter((line) => line.includes('API_TRUST_PROXY'))).toHaveLength(warnings);
    expect(log.join('')).not.toContain('203.0.113');
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
    ['2001:DB8:1:200:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56'],
    ['2001:db8::', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8:1:2ff::1]:50123', '2001:db8:1:200::/56'],
    ['::1', '0:0:0:0::/56'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('what was counted', () => {
  it('leaks away evenly', async () => {
    const api = await start({ rateLimits: { forgotPassword: two } });
    let round = 0;
    const ask = async () => (await postFrom(api, '', attempts.forgotPassword(++round))).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    vi.setSystemTime(Date.now() + 30_000);
    expect([await ask(), await ask()]).toEqual([200, 429]);
    vi.setSystemTime(Date.now() + 60_000);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });

  it.each([1, 3, 7, 11, 13, 49])('is exactly as much as the limit says: %i', async (max) => {
    const { server: api, orm } = await openTestApi();
    server = api;
    const limiter = createLimiter({ ...defaultRateLimits, email: { max, timeWindow: 3_600_000 } });
    let taken = 0;
    while (taken < 100 && (await limiter.tryTake(orm, { of: 'email', who: 'someone' }))) taken++;
    expect(taken).toBe(max);
  });

  it('by an attempt that another limit refuses is given back, and only to its own bucket', async () => {
    const { server: api, orm } = await openTestApi();
    server = api;
    const limiter = createLimiter({ ...defaultRateLimits, order: two, orderCart: { ...two, max: 1 } });
    const network: Counted = { of: 'order', who: 'network' };
    const cart: Counted = { of: 'orderCart', who: 'cart' };
    const otherCart: Counted = { ...cart, who: 'another cart' };
    await limiter.take(orm, [network, cart]);
    await limiter.take(orm, [otherCart]);
    for (const _ of [1, 2, 3]) {
      await expect(limiter.take(orm, [network, cart])).rejects.toMatchObject({ statusCode: 429, retryAfter: 60 });
    }
    expect([await limiter.tryTake(orm, network), await limiter.tryTake(orm, network)]).toEqual([true, false]);
    expect([await limiter.tryTake(orm, cart), await limiter.tryTake(orm, otherCart)]).toEqual([false, false]);
  });

  it('by a clock that was years ahead does not block for years', async () => {
    const api = await start({ rateLimits: { forgotPassword: two, loginPair: two } });
    const real = Date.now();
    vi.setSystemTime(real + 5 * 365 * 86_400_000);
    for (const round of [1, 2, 3]) await postFrom(api, '', attempts.forgotPassword(round));
    for (const _ of [1, 2, 3]) await postFrom(api, '', attempts.login(1));
    vi.setSystemTime(real + 30_000);
    expect((await postFrom(api, '', attempts.forgotPassword(4))).statusCode).toBe(200);
    expect((await postFrom(api, '', attempts.login(1))).statusCode).toBe(422);
  });
});

describe('emails to an address', () => {
  it('that strangers request are limited over all networks, with the same response', async () => {
    const api = await start({ trustProxy: 'loopback', rateLimits: { register: unlimited } });
    const { email } = await signUp(api);
    const elsewhere = networks();
    const body = { email };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => postFrom(api, elsewhere.next().value, { url: '/api/v1/forgotpassword/', body })),
    );
    expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`))).toEqual(
      new Set(['200 {"data":{}}']),
    );
    await mailTo(api, email, { subject: /neues Passwort/ });
    await everythingSent(api);
    // One email for the registration, three with a link.
    expect(await mailsTo(api, email)).toBe(4);
    // Later another one is allowed.
    vi.setSystemTime(Date.now() + 16 * 60_000);
    await postFrom(api, elsewhere.next().value, { url: '/api/v1/forgotpassword/', body });
    await vi.waitFor(async () => expect(await mailsTo(api, email)).toBe(5), { timeout: 10_000 });
  });

  it('about a claim to it are few, for any outcome of the claim', async () => {
    const api = await start({ trustProxy: 'loopback', rateLimits: { register: unlimited } });
    const elsewhere = networks();
    const body = { ...newcomer, email: 'opfer@example.at' };
    for (let round = 0; round < 6; round++) {
      const response = await postFrom(api, elsewhere.next().value, { url: '/api/v1/auth/register/', body });
      const { data }: { data: { token: string; uuid: string } } = response.json();
      const headers = { authorization: `Bearer ${data.token}`, 'x-request-id': data.uuid };
      dataOf(await caller(api, headers).delete('/api/v1/user/'), Type.Object({}));
    }
    await everythingSent(api);
    expect(await mailsTo(api, body.email)).toBeLessThanOrEqual(6);
  });

  it('for the newsletter are limited by account', async () => {
    const api = await start({ trustProxy: 'loopback', rateLimits: { register: unlimited } });
    const { email: _, ...headers } = await signUp(api);
    const elsewhere = networks();
    const statuses: number[] = [];
    for (let round = 0; round < 12; round++) {
      const body = { email: `fremd${round}@example.at` };
      const call = { url: '/api/v1/user/separate-email/', body, headers };
      statuses.push((await postFrom(api, elsewhere.next().value, call)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** Emails are sent in order: once the last one has arrived, all have. */
async function everythingSent(api: FastifyInstance): Promise<void> {
  const email = `letzter-${crypto.randomUUID()}@example.at`;
  await caller(api).post('/api/v1/auth/register/', { ...newcomer, email });
  await mailTo(api, email);
}
