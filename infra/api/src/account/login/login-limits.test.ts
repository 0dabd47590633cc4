// @module-tag rotated
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRateLimits } from '../../limits/rate-limit-settings.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { networks, postFrom } from '../../testing/post-from-network.ts';
import { caller, errorOf, signUp, startTestApi } from '../../testing/test-api.ts';

// These tests open an API or send several hundred requests; none measures time.
vi.setConfig({ testTimeout: 120_000 });

const { login, loginPair } = defaultRateLimits;
/** Fewer than the default: each attempt costs a password hash. */
const loginAccount = { max: 40, timeWindow: 3_600_000 };
const password = 'steil-und-steinig';

let server: FastifyInstance;
const elsewhere = networks();
const network = () => elsewhere.next().value;
beforeAll(async () => {
  const unlimited = { max: 100_000, timeWindow: 1000 };
  server = await startTestApi({
    trustProxy: 'loopback',
    rateLimits: { register: unlimited, email: unlimited, loginAccount },
  });
}, 120_000);
afterAll(() => server.close());
// Waits depend on the clock, which must not advance on a slow machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function owner() {
  const { email, ...headers } = await signUp(server);
  const secret = secretIn(await mailTo(server, email, { subject: /bestätige/ }));
  await caller(server, headers).post(`/api/v1/auth/doi/${secret}/`, {});
  return { email, headers };
}

type Device = Readonly<Record<string, string>>;

const logIn = (from: string, email: string, secret = password, headers: Device = {}) =>
  postFrom(server, from, { url: '/api/v1/auth/login/', body: { email, password: secret }, headers });
const guess = (from: string, email: string, headers: Device = {}) => logIn(from, email, 'falsch-falsch', headers);

async function guessOften(count: number, from: () => string, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < count; round++) statuses.push((await guess(from(), email)).statusCode);
  return statuses;
}

function deviceCookie({ headers }: LightMyRequestResponse): Device {
  const [cookie = ''] = [headers['set-cookie']].flat();
  return { cookie: cookie.split(';')[0] ?? '' };
}

const waitOf = (refused: LightMyRequestResponse) => {
  expect(errorOf(refused, 429).error).toBe('too many requests');
  return Number(refused.headers['retry-after']);
};

describe('wrong passwords for an account', () => {
  it('slow down only the client that sends them', async () => {
    const { email } = await owner();
    const guesser = network();
    expect(new Set(await guessOften(loginPair.max, () => guesser, email))).toEqual(new Set([422]));
    expect(waitOf(await guess(guesser, email))).toBe(1);
    // A different response would reveal the right password.
    expect(waitOf(await logIn(guesser, email))).toBe(1);
    expect((await logIn(network(), email)).statusCode).toBe(200);
  });

  it('have to wait twice as long each time, up to a quarter of an hour, and never for ever', async () => {
    const email = 'niemand@example.at';
    const guesser = network();
    await guessOften(loginPair.max, () => guesser, email);
    const waits: number[] = [];
    for (let round = 0; round < 13; round++) {
      const wait = waitOf(await guess(guesser, email));
      waits.push(wait);
      vi.setSystemTime(Date.now() + wait * 1000 - 500);
      expect((await guess(guesser, email)).statusCode).toBe(429);
      vi.setSystemTime(Date.now() + 500);
      expect((await guess(guesser, email)).statusCode).toBe(422);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('are the same for an address without an account', async () => {
    const { email } = await owner();
    const sequence = async (address: string) => {
      const guesser = network();
      const responses: LightMyRequestResponse[] = [];
      for (let round = 0; round < loginPair.max + 2; round++) responses.push(await guess(guesser, address));
      return responses.map(({ statusCode, body, headers }) => [statusCode, body, headers['retry-after']]);
    };
    expect(await sequence(email)).toEqual(await sequence('gibt-es-nicht@example.at'));
  });

  it('sent all at once are counted one by one', async () => {
    const { email } = await owner();
    const guesser = network();
    const responses = await Promise.all(Array.from({ length: 3 * loginPair.max }, () => guess(guesser, email)));
    const tried = responses.filter(({ statusCode }) => statusCode === 422);
    expect(tried).toHaveLength(loginPair.max);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2 * loginPair.max);
  });

  it('are forgotten after a right one', async () => {
    const { email } = await owner();
    const home = network();
    for (let round = 0; round < 3; round++) {
      await guessOften(loginPair.max - 1, () => home, email);
      expect((await logIn(home, email)).statusCode).toBe(200);
    }
  });

  it('are not forgotten after a login to a claim of the same address', async () => {
    const { email } = await owner();
    const guesser = network();
    const claim = { firstName: 'Otto', lastName: 'Zwilling', email, password: 'meine-eigene-wand' };
    await postFrom(server, guesser, { url: '/api/v1/auth/register/', body: claim });
    await guessOften(loginPair.max - 1, () => guesser, email);
    expect((await logIn(guesser, email, claim.password)).statusCode).toBe(200);
    await guess(guesser, email);
    expect((await guess(guesser, email)).statusCode).toBe(429);
  });

  it('from many networks are bounded', async () => {
    const { email } = await owner();
    // A right one does not count, and all spellings of the address count together.
    expect((await logIn(network(), email)).statusCode).toBe(200);
    const statuses = await guessOften(10, network, email.toUpperCase());
    statuses.push(...(await guessOften(loginAccount.max, network, email)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(loginAccount.max);
    expect(waitOf(await logIn(network(), email))).toBeLessThanOrEqual(
      loginAccount.timeWindow / loginAccount.max / 1000,
    );
  });
});

describe('the owner', () => {
  it('can sign in from a browser that has signed in before, for any attempts of others', async () => {
    const { email } = await owner();
    const home = network();
    const device = deviceCookie(await logIn(home, email));
    await guessOften(loginAccount.max, network, email);
    await guessOften(loginPair.max + 1, () => home, email);
    expect((await logIn(home, email)).statusCode).toBe(429);
    expect((await logIn(network(), email, password, device)).statusCode).toBe(200);
    expect((await logIn(home, email, password, device)).statusCode).toBe(200);
  }, 60_000);

  it('has such a browser only for the address that it signed in to', { timeout: 60_000 }, async () => {
    const [mine, other] = [await owner(), await owner()];
    const device = deviceCookie(await logIn(network(), mine.email));
    await guessOften(loginAccount.max, network, other.email);
    expect((await guess(network(), other.email, device)).statusCode).toBe(429);
  });

  it('an unconfirmed account has none: anyone can register the address', {
    timeout: 60_000,
  }, async () => {
    const { email } = await owner();
    const claim = { firstName: 'Otto', lastName: 'Zwilling', email, password: 'meine-eigene-wand' };
    const device = deviceCookie(await postFrom(server, network(), { url: '/api/v1/auth/register/', body: claim }));
    expect(device['cookie']).toMatch(/^bergauf_device=[\w-]{43}$/);
    await guessOften(loginAccount.max, network, email);
    expect((await guess(network(), email, device)).statusCode).toBe(429);
  });

  it('loses such browsers with a new password, but for the one it was chosen in', {
    timeout: 60_000,
  }, async () => {
    const { email, headers } = await owner();
    const old = deviceCookie(await logIn(network(), email));
    const newPassword = 'noch-steiler-rauf';
    const body = { oldPassword: password, newPassword, newPassword_confirmation: newPassword, email };
    const changed = await postFrom(server, network(), { url: '/api/v1/user/change-password/', body, headers });
    expect(changed.statusCode).toBe(200);
    await guessOften(loginAccount.max, network, email);
    expect((await logIn(network(), email, newPassword, old)).statusCode).toBe(429);
    expect((await logIn(network(), email, newPassword, deviceCookie(changed))).statusCode).toBe(200);
  });

  it('is identified by a cookie that only the API receives, and a planted one is not accepted', async () => {
    const { email } = await owner();
    const planted = { cookie: `bergauf_device=${'x'.repeat(43)}` };
    const response = await logIn(network(), email, password, planted);
    expect(String(response.headers['set-cookie'])).toMatch(/; Path=\/api\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/);
    expect(deviceCookie(response)).not.toEqual(planted);
    const again = await logIn(network(), email, password, deviceCookie(response));
    expect(deviceCookie(again)).toEqual(deviceCookie(response));
  });

  it('gets a new secret for the one of another account, which stays known in a browser that both use', {
    timeout: 60_000,
  }, async () => {
    const [mine, theirs] = [await owner(), await owner()];
    const device = deviceCookie(await logIn(network(), theirs.email));
    const shared = deviceCookie(await logIn(network(), mine.email, password, device));
    expect(shared).not.toEqual(device);
    for (const { email } of [mine, theirs]) await guessOften(loginAccount.max, network, email);
    // Who has planted the secret does not get past the limits; the browser does, for both.
    expect((await guess(network(), mine.email, device)).statusCode).toBe(429);
    expect((await logIn(network(), mine.email, password, shared)).statusCode).toBe(200);
    expect((await logIn(network(), theirs.email, password, shared)).statusCode).toBe(200);
  });

  it('has that cookie over TLS only, where the API has it', async () => {
    const secure = await startTestApi({ publicOrigin: 'https://api.bergauf.example' });
    const body = { firstName: 'Anna', lastName: 'Berger', email: 'anna@example.at', password };
    const response = await postFrom(secure, network(), { url: '/api/v1/auth/register/', body });
    expect(String(response.headers['set-cookie'])).toMatch(/; Secure$/);
    await secure.close();
  });

  it('changes the password while others try to, with and without a session of their own', async () => {
    const { email, headers } = await owner();
    const url = '/api/v1/user/change-password/';
    const newPassword = 'noch-steiler-rauf';
    const body = { oldPassword: password, newPassword, newPassword_confirmation: newPassword, email };
    const home = network();
    for (let round = 0; round < 2 * loginPair.max; round++) {
      expect((await postFrom(server, home, { url, body })).statusCode).toBe(401);
    }
    await guessOften(loginPair.max + 1, () => home, email);
    const { email: _, ...stranger } = await signUp(server);
    await postFrom(server, home, { url, body, headers: stranger });
    expect((await postFrom(server, home, { url, body, headers })).statusCode).toBe(200);
  });

  it('has wrong old passwords counted by session: a stolen one neither guesses on nor locks the others', async () => {
    const { email, headers: stolen } = await owner();
    const login = await logIn(network(), email);
    const { data }: { data: { token: string } } = login.json();
    const own = { ...stolen, authorization: `Bearer ${data.token}` };
    const newPassword = 'noch-steiler-rauf';
    const change = (oldPassword: string, headers: Device) => {
      const body = { oldPassword, newPassword, newPassword_confirmation: newPassword, email };
      return postFrom(server, network(), { url: '/api/v1/user/change-password/', body, headers });
    };
    for (let round = 0; round < loginPair.max; round++) {
      expect((await change('falsch-falsch', stolen)).statusCode).toBe(422);
    }
    expect((await change('falsch-falsch', stolen)).statusCode).toBe(429);
    expect((await change(password, own)).statusCode).toBe(200);
  });
});

describe('wrong passwords for a link that confirms an address', () => {
  async function registered() {
    const { email } = await signUp(server);
    const url = `/api/v1/auth/doi/${secretIn(await mailTo(server, email, { subject: /bestätige/ }))}/`;
    return (from: string, own = 'falsch-falsch') => postFrom(server, from, { url, body: { password: own } });
  }

  it('slow down only the network that sends them, and neither other links nor logins', async () => {
    const [use, other] = [await registered(), await registered()];
    const guesser = network();
    for (let round = 0; round < loginPair.max; round++) expect((await use(guesser)).statusCode).toBe(422);
    expect(waitOf(await use(guesser))).toBe(1);
    // A different response would reveal the right password.
    expect(waitOf(await use(guesser, password))).toBe(1);
    vi.setSystemTime(Date.now() + 1000);
    expect((await use(guesser)).statusCode).toBe(422);
    expect(waitOf(await use(guesser))).toBe(2);
    expect((await guess(guesser, 'niemand@example.at')).statusCode).toBe(422);
    expect((await other(guesser, password)).statusCode).toBe(200);
    expect((await use(network(), password)).statusCode).toBe(200);
  });

  it('from many networks are bounded', async () => {
    const use = await registered();
    const statuses: number[] = [];
    for (let round = 0; round < loginAccount.max + 2; round++) statuses.push((await use(network())).statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(loginAccount.max);
    expect((await use(network(), password)).statusCode).toBe(429);
  });

  it('count with the logins of their network', async () => {
    const crowd = network();
    for (let round = 0; round < login.max; round++) await guess(crowd, `wer${round}@example.at`);
    const use = await registered();
    expect(waitOf(await use(crowd, password))).toBeGreaterThan(0);
    expect((await use(network(), password)).statusCode).toBe(200);
  });
});

describe('logins', () => {
  it('from one network are bounded, at both versions of the path together', async () => {
    const crowd = network();
    const tried = [];
    for (let round = 0; round < login.max; round++)
      tried.push((await guess(crowd, `wer${round}@example.at`)).statusCode);
    expect(new Set(tried)).toEqual(new Set([422]));
    const team = { url: '/api/v2/team/auth/login/', body: { email: 'wer@example.at', password } };
    expect(waitOf(await postFrom(server, crowd, team))).toBeGreaterThan(0);
    expect((await guess(network(), 'wer@example.at')).statusCode).toBe(422);
  });

  it('of a whole IPv6 network, and of IPv4 in either form, count together', async () => {
    const responses = [
      '2001:db8:7:100::1',
      '2001:db8:7:1ff:2::',
      '::ffff:203.0.113.9',
      '203.0.113.9',
      '2001:db8:7:200::1',
    ];
    const statuses: number[] = [];
    for (const address of responses) {
      for (let round = 0; round < loginPair.max - 1; round++) await guess(address, 'wer@example.at');
      statuses.push((await guess(address, 'wer@example.at')).statusCode);
      await guess(address, 'wer@example.at');
    }
    expect(statuses).toEqual([422, 429, 422, 429, 422]);
  });
});
