// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { AccountData, AuthResponse, OptIn, SeparateEmail } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm as confirmAt, newCustomer, password, sessionOf } from '../../testing/signed-in.ts';
import { caller, dataOf, errorOf, startTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const Nothing = Type.Object({});
const guest = () => caller(server);
const newcomer = () => newCustomer(server);

async function registerAgain(email: string, newPassword: string) {
  const body = { firstName: 'Otto', lastName: 'Zwilling', email, password: newPassword };
  const auth = dataOf(await guest().post('/api/v1/auth/register/', body), AuthResponse);
  return { auth, session: sessionOf(server, auth) };
}

const logIn = (email: string, secret: string) => guest().post('/api/v1/auth/login/', { email, password: secret });
const confirm = (secret: string, own?: string) => confirmAt(server, secret, own);
const isVerified = async (session: ReturnType<typeof caller>) =>
  dataOf(await session.get('/api/v1/user/'), AccountData).verified;

describe('double opt-in', () => {
  it('confirms the address by the link in the email, once or twice', async () => {
    const { session, mail } = await newcomer();
    expect(mail.subject).toBe('Bitte bestätige deine E-Mail-Adresse');
    const secret = secretIn(mail);
    expect(mail.links[0]).toBe(`http://localhost:3000/doi/thankyou/${secret}/`);
    const read = async () => dataOf(await guest().get(`/api/v1/auth/doi/${secret}/`), OptIn);
    expect(await read()).toMatchObject({ state: 'open', purpose: 'confirm-account', kind: 'account', already: false });
    expect(await isVerified(session)).toBe(false);
    expect(await confirm(secret)).toMatchObject({ state: 'confirmed', already: false });
    expect(await confirm(secret)).toMatchObject({ state: 'confirmed', already: true });
    expect(await read()).toMatchObject({ state: 'confirmed', purpose: 'confirm-account', already: true });
    const account = dataOf(await session.get('/api/v1/user/'), AccountData);
    expect([account.verified, account.p4m.points]).toEqual([true, 50]);
  });

  it('gives the welcome once, also to many clicks at the same time', async () => {
    const { session, mail } = await newcomer();
    const clicks = await Promise.all(Array.from({ length: 6 }, () => confirm(secretIn(mail))));
    expect(new Set(clicks.map(({ state }) => state))).toEqual(new Set(['confirmed']));
    const { p4m } = dataOf(await session.get('/api/v1/user/'), AccountData);
    expect(p4m.history.map(({ kind }) => kind)).toEqual(['welcome']);
  });

  it('does not know tokens that were never sent, and refuses malformed ones', async () => {
    expect(await confirm('x'.repeat(43))).toEqual({
      state: 'gone',
      purpose: null,
      kind: null,
      already: false,
      canResend: false,
    });
    expect(errorOf(await guest().get('/api/v1/auth/doi/abc/'), 422).errors).toHaveProperty('userHash');
  });

  it('is not done by a link to a new password', async () => {
    const { email, mail } = await newcomer();
    await guest().post('/api/v1/forgotpassword/', { email });
    expect((await confirm(secretIn(await mailTo(server, email, { after: mail.id })))).state).toBe('gone');
  });

  it('sends the email again until the address is confirmed', async () => {
    const { email, session, mail } = await newcomer();
    dataOf(await session.post('/api/v1/user/doi/', {}), Nothing);
    const second = await mailTo(server, email, { after: mail.id });
    expect(secretIn(second)).not.toBe(secretIn(mail));
    expect((await confirm(secretIn(second))).state).toBe('confirmed');
    expect(errorOf(await guest().post('/api/v1/user/doi/', {}), 401).error).toBe('no uuid header');
  });
});

describe('an address that is taken', () => {
  it('gets the same response as any other, and its owner an email without a confirmation link', async () => {
    const { email, mail } = await newcomer();
    await confirm(secretIn(mail));
    const second = await registerAgain(email.toUpperCase(), 'ein-anderes-passwort');
    expect(await isVerified(second.session)).toBe(false);
    const received = await mailTo(server, email.toUpperCase(), { after: mail.id });
    expect(received.subject).toBe('Du hast schon ein Konto bei Bergauf');
    expect(received.links.join(' ')).not.toMatch(/doi|token/);
  });

  it('lets both accounts log in, so that a login reveals nothing', async () => {
    const { email, mail } = await newcomer();
    await confirm(secretIn(mail));
    const { auth } = await registerAgain(email, 'ein-anderes-passwort');
    expect(dataOf(await logIn(email, 'ein-anderes-passwort'), AuthResponse).uuid).toBe(auth.uuid);
    expect(dataOf(await logIn(email, password), AuthResponse).uuid).not.toBe(auth.uuid);
    expect(errorOf(await logIn(email, 'falsch-falsch'), 422).errors).toHaveProperty('email');
  });

  it('belongs to the first who confirms it', async () => {
    const { email, session, mail } = await newcomer();
    const second = await registerAgain(email, 'ein-anderes-passwort');
    const secondMail = await mailTo(server, email, { after: mail.id });
    const responses = await Promise.all([
      confirm(secretIn(mail)),
      confirm(secretIn(secondMail), 'ein-anderes-passwort'),
    ]);
    expect(responses.map(({ state }) => state).sort()).toEqual(['confirmed', 'gone']);
    const verified = [await isVerified(session), await isVerified(second.session)];
    expect(verified.sort()).toEqual([false, true]);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string, returnPath?: string) =>
    guest().post('/api/v1/forgotpassword/', { email, ...(returnPath !== undefined && { returnPath }) });
  const reset = (token: string, newPassword: string, repeated = newPassword) =>
    guest().post('/api/v1/auth/reset-password/', { token, newPassword, newPassword_confirmation: repeated });

  it('is replaced by the link in the email, once; other sessions end', async () => {
    const { email, session, mail } = await newcomer();
    dataOf(await forget(email), Nothing);
    const received = await mailTo(server, email, { after: mail.id });
    const token = secretIn(received);
    expect(received.links[0]).toBe(`http://localhost:3000/reset-password/?token=${token}`);
    expect(errorOf(await reset(token, 'noch-viel-steiler', 'anders'), 422).errors).toHaveProperty(
      'newPassword_confirmation',
    );
    const auth = dataOf(await reset(token, 'noch-viel-steiler'), AuthResponse);
    expect(errorOf(await reset(token, 'und-noch-einmal'), 422).errors).toHaveProperty('token');
    expect(errorOf(await session.get('/api/v1/user/'), 403).error).toBe('invalid token');
    const fresh = caller(server, { authorization: `Bearer ${auth.token}`, 'x-request-id': auth.uuid });
    // A shopper who can read the email owns the address.
    const { verified, p4m } = dataOf(await fresh.get('/api/v1/user/'), AccountData);
    expect([verified, p4m.points]).toEqual([true, 50]);
    expect((await confirm(secretIn(mail), 'noch-viel-steiler')).state).toBe('confirmed');
    expect(dataOf(await fresh.get('/api/v1/user/'), AccountData).p4m.history).toHaveLength(1);
    expect((await logIn(email, 'noch-viel-steiler')).statusCode).toBe(200);
    expect((await logIn(email, password)).statusCode).toBe(422);
    expect((await mailTo(server, email, { after: received.id })).subject).toBe('Dein Passwort wurde geändert');
  });

  it.each([
    ['/my-account/orders/?page=2', '/my-account/orders/?page=2'],
    ['//evil.example/', null],
    ['https://evil.example/', null],
  ])('leads back to the page where it was requested through the link in the email: %s', async (returnPath, carried) => {
    const { email, mail } = await newcomer();
    dataOf(await forget(email, returnPath), Nothing);
    const { links } = await mailTo(server, email, { after: mail.id });
    const link = new URL(links[0] ?? '');
    expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/reset-password/']);
    expect(link.searchParams.get('weiter')).toBe(carried);
  });

  it('is replaced by one of many attempts with the same link', async () => {
    const { email, mail } = await newcomer();
    await forget(email);
    const token = secretIn(await mailTo(server, email, { after: mail.id }));
    const tries = await Promise.all([1, 2, 3, 4].map((number) => reset(token, `versuch-nummer-${number}`)));
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  });

  it('voids the other links that were requested', async () => {
    const { email, mail } = await newcomer();
    await forget(email);
    const first = await mailTo(server, email, { after: mail.id });
    await forget(email);
    const second = await mailTo(server, email, { after: first.id });
    expect((await reset(secretIn(second), 'noch-viel-steiler')).statusCode).toBe(200);
    expect(errorOf(await reset(secretIn(first), 'und-noch-einmal'), 422).errors).toHaveProperty('token');
  });

  it('has the same response for an address without an account, which gets no email', async () => {
    const { email, mail } = await newcomer();
    const withoutAccount = await forget('niemand-da@example.at');
    const withAccount = await forget(email);
    expect([withoutAccount.statusCode, withoutAccount.body]).toEqual([withAccount.statusCode, withAccount.body]);
    await mailTo(server, email, { after: mail.id });
    expect(await mailsTo(server, 'niemand-da@example.at')).toBe(0);
  });

  it('is sent to the address that the account has, not to the spelling that was typed', async () => {
    const { email, mail } = await newcomer();
    await forget(email.toUpperCase());
    secretIn(await mailTo(server, email, { after: mail.id }));
    expect(await mailsTo(server, email.toUpperCase())).toBe(0);
  });

  it.each([
    ['i with a dot', 'i', 'İ'],
    ['the Kelvin sign', 'k', '\u212A'],
  ])('is not requested for another domain, whose letters the database compares as equal: %s', async (_, own, other) => {
    expect(errorOf(await forget(`anna@${other}sel.example`), 422).errors).toHaveProperty('email');
    expect(errorOf(await forget(`${other}nna@xsel.example`), 422).errors).toHaveProperty('email');
    dataOf(await forget(`anna@${own}sel.example`), Nothing);
  });

  it('works for the team shop as well', async () => {
    const { email, mail } = await newcomer();
    dataOf(await guest().post('/api/v2/team/forgotpassword/', { email }), Nothing);
    const token = secretIn(await mailTo(server, email, { after: mail.id }));
    const body = { token, newPassword: 'noch-viel-steiler', newPassword_confirmation: 'noch-viel-steiler' };
    dataOf(await guest().post('/api/v2/team/auth/reset-password/', body), AuthResponse);
  });
});

describe('the newsletter', () => {
  const ask = async (session: ReturnType<typeof caller>, email: string | null) =>
    dataOf(await session.post('/api/v1/user/separate-email/', { email }), SeparateEmail);
  const current = async (session: ReturnType<typeof caller>) =>
    dataOf(await session.get('/api/v1/user/'), AccountData).personal.separateEmail;

  it('goes to an address that has confirmed it, until it is ended', async () => {
    const { session } = await newcomer();
    const to = `post-${Date.now()}@example.at`;
    expect(await ask(session, to)).toEqual({ separateEmail: null, pending: to });
    expect(await current(session)).toBeNull();
    const secret = secretIn(await mailTo(server, to));
    expect(await confirm(secret)).toMatchObject({ state: 'confirmed', purpose: 'separate-email' });
    expect(await current(session)).toBe(to);
    expect(await ask(session, null)).toEqual({ separateEmail: null, pending: null });
    expect(await current(session)).toBeNull();
  });

  it('is not restored by the link of an earlier request', async () => {
    const { session } = await newcomer();
    const to = `frueher-${Date.now()}@example.at`;
    await ask(session, to);
    const secret = secretIn(await mailTo(server, to));
    await ask(session, null);
    expect((await confirm(secret)).state).toBe('gone');
    expect(await current(session)).toBeNull();
  });
});
