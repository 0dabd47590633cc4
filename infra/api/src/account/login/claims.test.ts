// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, AccountExport, AuthResponse, Cart, OptIn, SeparateEmail } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Orm, selectRows } from '../../database/database.ts';
import { type CatalogueFacts, catalogueFacts } from '../../testing/catalogue-facts.ts';
import { homeAddress } from '../../testing/home-address.ts';
import { mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm, newCustomer, password, sessionOf } from '../../testing/signed-in.ts';
import { caller, dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';
import { accountsToCompare } from './account-of-email.ts';

// A stranger claims the address of someone who has not confirmed an account with it (decision 0009).

let server: FastifyInstance;
let orm: Orm;
let facts: CatalogueFacts;
beforeAll(async () => {
  facts = await catalogueFacts();
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

type Session = ReturnType<typeof caller>;

const ofStranger = 'passwort-eines-fremden';
const guest = () => caller(server);
const linkOf = (secret: string) => `/api/v1/auth/doi/${secret}/`;
const stateOf = async (session: Session, secret: string) => dataOf(await session.get(linkOf(secret)), OptIn);
const accountOf = async (session: Session) => dataOf(await session.get('/api/v1/user/'), AccountData);

async function claim(email: string, secret = ofStranger) {
  const body = { firstName: 'Anna', lastName: 'Berger', email, password: secret };
  const auth = dataOf(await guest().post('/api/v1/auth/register/', body), AuthResponse);
  return { uuid: auth.uuid, session: sessionOf(server, auth) };
}

/** An owner who has just registered, and a stranger who has registered the same address after that. */
async function claimedTwice() {
  const owner = await newCustomer(server);
  const stranger = await claim(owner.email);
  const mail = await mailTo(server, owner.email, { after: owner.mail.id, subject: /bestätige/ });
  return { email: owner.email, owner, ownLink: secretIn(owner.mail), stranger, strangersLink: secretIn(mail) };
}

/** The field of a refusal. */
function refusedField(response: Awaited<ReturnType<Session['post']>>): string | undefined {
  const fields = Object.keys(errorOf(response, 422).errors);
  expect(fields).toHaveLength(1);
  return fields[0];
}

describe("the link to a stranger's account in an email to the owner of the address", () => {
  it('does not confirm that account, whatever the owner does: the messages she has sent stay hidden from it', async () => {
    const { email, owner, ownLink, stranger, strangersLink } = await claimedTwice();
    const message = { name: 'Anna', email, topic: 'order', message: 'Meine neue Adresse ist Seegasse 5.' };
    expect((await guest().post('/api/v1/contact/', message)).statusCode).toBe(200);
    for (const session of [guest(), owner.session]) {
      expect(await stateOf(session, strangersLink)).toMatchObject({ state: 'open', asksPassword: true });
      expect(refusedField(await session.post(linkOf(strangersLink), {}))).toBe('password');
      expect(refusedField(await session.post(linkOf(strangersLink), { password }))).toBe('password');
    }
    expect((await accountOf(stranger.session)).verified).toBe(false);
    const exported = async ({ session }: { session: Session }) =>
      dataOf(await session.get('/api/v1/user/export/'), AccountExport).requests?.map(({ text }) => text);
    expect(await exported(stranger)).toEqual([]);
    expect((await confirm(server, ownLink)).state).toBe('confirmed');
    expect(await exported(owner)).toEqual([message.message]);
    expect(await exported(stranger)).toEqual([]);
  });

  it('does not give that account her address when it was asked to change to it', async () => {
    const stranger = await newCustomer(server);
    await confirm(server, secretIn(stranger.mail));
    const victim = 'opfer-eines-wechsels@example.at';
    await stranger.session.post('/api/v1/user/email/', { email: victim, password });
    const link = secretIn(await mailTo(server, victim));
    const other = await newCustomer(server);
    for (const session of [guest(), other.session]) {
      expect(await stateOf(session, link)).toMatchObject({ kind: 'new-email', asksPassword: true });
      expect(refusedField(await session.post(linkOf(link), {}))).toBe('password');
      expect(refusedField(await session.post(linkOf(link), { password: 'passwort-des-opfers' }))).toBe('password');
    }
    const { personal, pendingEmail } = await accountOf(stranger.session);
    expect([personal.email, pendingEmail]).toEqual([stranger.email, victim]);
  });
});

describe('a link to the own account', () => {
  it('needs no password in its session', async () => {
    const { session, mail } = await newCustomer(server);
    expect(await stateOf(session, secretIn(mail))).toMatchObject({ state: 'open', asksPassword: false });
    expect(dataOf(await session.post(linkOf(secretIn(mail)), {}), OptIn)).toMatchObject({ state: 'confirmed' });
    expect((await accountOf(session)).verified).toBe(true);
    // What is confirmed asks for nothing.
    expect(await stateOf(guest(), secretIn(mail))).not.toHaveProperty('asksPassword');
    expect((await confirm(server, secretIn(mail), 'falsch-falsch')).already).toBe(true);
  });

  it('needs the password in another browser, also after a wrong one and after the session has ended', async () => {
    const { session, mail } = await newCustomer(server);
    await session.get('/api/v1/auth/logout/');
    const link = secretIn(mail);
    for (const browser of [guest(), session]) {
      expect((await stateOf(browser, link)).asksPassword).toBe(true);
      expect(refusedField(await browser.post(linkOf(link), { password: 'falsch-falsch' }))).toBe('password');
    }
    expect((await stateOf(guest(), link)).state).toBe('open');
    expect((await confirm(server, link)).state).toBe('confirmed');
  });

  it('tells a frontend that knows no password what to do, in its language, and confirms once signed in', async () => {
    const { session, mail } = await newCustomer(server);
    const url = linkOf(secretIn(mail));
    const without = await server.inject({ method: 'POST', url });
    expect(errorOf(without, 422)).toMatchObject({
      error: 'validation',
      message: 'Bitte gib das Passwort deines Kontos ein. Oder melde dich an und öffne den Link noch einmal.',
    });
    expect(errorOf(await guest().post(`${url}?locale=en`, {}), 422).errors).toEqual({
      password: ['Please enter the password of your account. Or sign in and open the link again.'],
    });
    expect(dataOf(await session.post(url, {}), OptIn).state).toBe('confirmed');
  });

  it('of the newsletter needs neither: it gives the account nothing', async () => {
    const { session } = await newCustomer(server);
    const to = 'nur-newsletter@example.at';
    await session.post('/api/v1/user/separate-email/', { email: to });
    const link = secretIn(await mailTo(server, to));
    expect(await stateOf(guest(), link)).toMatchObject({ kind: 'newsletter', asksPassword: false });
    expect(dataOf(await server.inject({ method: 'POST', url: linkOf(link) }), OptIn).state).toBe('confirmed');
  });
});

describe('a login to an address that is claimed', () => {
  const logIn = (email: string, secret: string) => guest().post('/api/v1/auth/login/', { email, password: secret });

  it('finds the account that was first, however many came later, and the two newest', async () => {
    const owner = await claim('wer-zuerst-kommt@example.at', password);
    const later = ['erste-wand', 'zweite-wand', 'dritte-wand'];
    for (const secret of later) await claim('Wer-Zuerst-Kommt@example.at', secret);
    expect(dataOf(await logIn('wer-zuerst-kommt@example.at', password), AuthResponse).uuid).toBe(owner.uuid);
    const statuses = [];
    for (const secret of later) statuses.push((await logIn('wer-zuerst-kommt@example.at', secret)).statusCode);
    expect(statuses).toEqual([422, 200, 200]);
  });

  it('compares the same number of passwords for every address', async () => {
    const compared = async (email: string) => {
      const found = await accountsToCompare(orm, email);
      return [found.length, new Set(found.filter((one) => one !== null).map(({ id }) => id)).size];
    };
    const email = 'wie-viele@example.at';
    const counts = [await compared(email)];
    for (let round = 0; round < 4; round++) {
      await claim(email);
      counts.push(await compared(email));
    }
    await confirm(server, secretIn(await mailTo(server, email, { subject: /bestätige/ })), ofStranger);
    counts.push(await compared(email));
    expect(counts).toEqual([
      [4, 0],
      [4, 1],
      [4, 2],
      [4, 3],
      [4, 3],
      [4, 4],
    ]);
  });
});

describe('a new password by a link', () => {
  const next = 'ganz-neu-gewaehlt';

  /** @returns the session that it begins */
  async function reset(email: string, browser: Session): Promise<Session> {
    await guest().post('/api/v1/forgotpassword/', { email });
    const token = secretIn(await mailTo(server, email, { subject: /neues Passwort/ }));
    const body = { token, newPassword: next, newPassword_confirmation: next };
    return sessionOf(server, dataOf(await browser.post('/api/v1/auth/reset-password/', body), AuthResponse));
  }

  /** Enters addresses and a number at which this person is reached. @returns the confirmed address of the newsletter */
  async function enterContacts(session: Session, email: string): Promise<string> {
    const mailbox = `post-von-${email}`;
    await session.post('/api/v1/user/address/shipping/', { ...homeAddress, deliveryType: 'home' });
    const names = { firstName: 'Anna', lastName: 'Berger', phone: '0664 1234567' };
    expect((await session.put('/api/v1/user/personal/', names)).statusCode).toBe(200);
    await session.post('/api/v1/user/separate-email/', { email: mailbox });
    expect((await confirm(server, secretIn(await mailTo(server, mailbox)))).state).toBe('confirmed');
    return mailbox;
  }

  async function contactsOf(session: Session) {
    const { personal, addresses, verified } = await accountOf(session);
    const { phone, separateEmail } = personal;
    return { verified, streets: addresses.shipping.map(({ street }) => street), phone, separateEmail };
  }

  const { street } = homeAddress;
  const phone = '+43 664 1234567';

  it('removes what a stranger has entered in the account that it confirms, and keeps the cart', async () => {
    const { email, owner, stranger } = await claimedTwice();
    const mailbox = await enterContacts(stranger.session, email);
    // The link of an email that has been sent and is not used yet.
    const waiting = `spaeter-${email}`;
    dataOf(await stranger.session.post('/api/v1/user/separate-email/', { email: waiting }), SeparateEmail);
    const link = secretIn(await mailTo(server, waiting));
    // Another one that cannot be delivered yet.
    await orm.execute(sql`insert into mail_outbox (letter, recipient, about, due_at)
      select 'separate-email', ${waiting}, jsonb_build_object('accountId', id), now() + interval '1 hour'
      from accounts where request_id = ${stranger.uuid}`);
    const [option = facts.bike] = facts.plenty;
    await stranger.session.post('/api/v1/cart/', { productOption: option.id });

    const session = await reset(email, owner.session);
    const none = { verified: true, streets: [], phone: '', separateEmail: null };
    expect(await contactsOf(session)).toEqual(none);
    expect(dataOf(await session.get('/api/v1/cart/'), Cart).total.amount).toBe(1);
    expect((await confirm(server, link)).state).toBe('gone');
    expect(await selectRows(orm, sql`select 1 from mail_outbox where recipient = ${waiting}`)).toEqual([]);
    expect(await selectRows(orm, sql`select 1 from newsletter_subscriptions where email = ${mailbox}`)).toEqual([]);
    expect(await contactsOf(session)).toEqual(none);
    expect(errorOf(await stranger.session.get('/api/v1/user/'), 403).error).toBe('invalid token');
  });

  it('keeps a newsletter to the address itself', async () => {
    const { email, session } = await newCustomer(server);
    await session.post('/api/v1/user/separate-email/', { email: email.toUpperCase() });
    await confirm(server, secretIn(await mailTo(server, email.toUpperCase(), { subject: /Newsletter/ })));
    expect((await contactsOf(await reset(email, guest()))).separateEmail).toBe(email.toUpperCase());
  });

  it('keeps everything in a browser that is signed in to the account, and of an account that was confirmed', async () => {
    const unconfirmed = await newCustomer(server);
    const confirmed = await newCustomer(server);
    await confirm(server, secretIn(confirmed.mail));
    for (const { email, session, browser } of [
      { ...unconfirmed, browser: unconfirmed.session },
      { ...confirmed, browser: guest() },
    ]) {
      const separateEmail = await enterContacts(session, email);
      const kept = { verified: true, streets: [street], phone, separateEmail };
      expect(await contactsOf(await reset(email, browser))).toEqual(kept);
    }
  });
});
