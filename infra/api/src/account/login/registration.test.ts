import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AccountData, AccountExport, AuthResponse, OptIn } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../clean-up/clean-up.ts';
import { type Orm, selectRows } from '../../database/database.ts';
import { mailsTo, mailTo, secretIn } from '../../testing/mailbox.ts';
import { confirm, newCustomer, password, sessionOf } from '../../testing/signed-in.ts';
import { caller, dataOf, errorOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
}, 120_000);
afterAll(() => server.close());

const Nothing = Type.Object({});
const guest = () => caller(server);
const accountOf = async (session: ReturnType<typeof caller>) => dataOf(await session.get('/api/v1/user/'), AccountData);

describe('a registration', () => {
  const register = (email: string, change: object) =>
    guest().post('/api/v1/auth/register/', { firstName: 'Eva', lastName: 'Gruber', email, password, ...change });
  const place = { street: 'Gratweg', streetNo: '1', postal: '8010', city: 'Graz', countryId: 'AT' };

  it('stores phone, birthday, address, consent and newsletter', async () => {
    const email = 'eva@example.at';
    const change = { phone: '0664/123 45 67', birthday: '1990-02-28', address: place, terms: true, newsletter: true };
    const session = sessionOf(server, dataOf(await register(email, change), AuthResponse));
    const { personal, addresses } = await accountOf(session);
    expect(personal).toMatchObject({ phone: '+43 664 1234567', birthday: '1990-02-28', separateEmail: null });
    expect(addresses.shipping).toMatchObject([{ ...place, firstname: 'Eva', lastname: 'Gruber', isDefault: true }]);
    const exported = dataOf(await session.get('/api/v1/user/export/'), AccountExport);
    expect(Date.parse(exported.termsAcceptedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await confirm(server, secretIn(await mailTo(server, email, { subject: /Newsletter/ })))).toMatchObject({
      state: 'confirmed',
      kind: 'newsletter',
    });
    expect((await accountOf(session)).personal.separateEmail).toBe(email);
  });

  it.each([
    [{ terms: false }, 'terms'],
    [{ phone: '0664' }, 'phone'],
    [{ birthday: '1990-02-30' }, 'birthday'],
    [{ birthday: '1850-01-01' }, 'birthday'],
    [{ address: { ...place, postal: '80100' } }, 'address.postal'],
    [{ address: { ...place, city: '' } }, 'address.city'],
  ])('is refused for %j at its field, and creates nothing', async (change, field) => {
    const email = 'niemand-neuer@example.at';
    expect(Object.keys(errorOf(await register(email, change), 422).errors)).toEqual([field]);
    expect(await selectRows(orm, sql`select 1 from accounts where email = ${email}`)).toEqual([]);
  });
});

describe('an expired confirmation link', () => {
  const expire = (email: string) =>
    orm.execute(sql`update mail_links set expires_at = now() - interval '1 day' where email = ${email}`);
  const stateOf = async (secret: string) => dataOf(await guest().get(`/api/v1/auth/doi/${secret}/`), OptIn);
  const resend = async (secret: string) =>
    dataOf(await guest().post(`/api/v1/auth/doi/${secret}/resend/`, {}), Nothing);

  it('requests another email, as long as the address is not confirmed', async () => {
    const { email, mail } = await newCustomer(server);
    const secret = secretIn(mail);
    await expire(email);
    await cleanUp(orm);
    expect(await stateOf(secret)).toMatchObject({ state: 'gone', kind: 'account', canResend: true });
    await resend(secret);
    const second = await mailTo(server, email, { after: mail.id });
    expect((await confirm(server, secretIn(second))).state).toBe('confirmed');
    expect((await stateOf(secret)).canResend).toBe(false);
    const mails = await mailsTo(server, email);
    for (const unknown of [secret, 'y'.repeat(43)]) await resend(unknown);
    // Emails are sent in their order.
    await newCustomer(server);
    expect(await mailsTo(server, email)).toBe(mails);
  });

  it('requests another email about the newsletter, until the address is confirmed', async () => {
    const { session } = await newCustomer(server);
    const email = 'post-noch-einmal@example.at';
    await session.post('/api/v1/user/separate-email/', { email });
    const mail = await mailTo(server, email);
    await expire(email);
    expect(await stateOf(secretIn(mail))).toMatchObject({ state: 'gone', kind: 'newsletter', canResend: true });
    await resend(secretIn(mail));
    const second = await mailTo(server, email, { after: mail.id, subject: /Newsletter/ });
    expect(await confirm(server, secretIn(second))).toMatchObject({ state: 'confirmed', kind: 'newsletter' });
    await expire(email);
    for (const one of [mail, second]) {
      expect(await stateOf(secretIn(one))).toMatchObject({ state: 'gone', canResend: false });
      await resend(secretIn(one));
    }
    // A link that was used asks for nothing, also when the subscription has ended since.
    await guest().post('/api/v1/newsletter/', { email });
    const end = await mailTo(server, email, { after: second.id, subject: /schon/ });
    await guest().post('/api/v1/newsletter/unsubscribe/', { token: secretIn(end) });
    expect((await accountOf(session)).personal.separateEmail).toBeNull();
    expect((await stateOf(secretIn(second))).canResend).toBe(false);
    await resend(secretIn(second));
    await newCustomer(server);
    expect(await mailsTo(server, email)).toBe(3);
  });

  it('requests another email to a new address, until the account has it', async () => {
    const { session } = await newCustomer(server);
    const email = 'neu-noch-einmal@example.at';
    expect((await session.post('/api/v1/user/email/', { email, password })).statusCode).toBe(200);
    const mail = await mailTo(server, email);
    await expire(email);
    expect(await stateOf(secretIn(mail))).toMatchObject({ state: 'gone', kind: 'new-email', canResend: true });
    await resend(secretIn(mail));
    const second = await mailTo(server, email, { after: mail.id });
    expect(await confirm(server, secretIn(second))).toMatchObject({ state: 'confirmed', kind: 'new-email' });
    await expire(email);
    expect((await stateOf(secretIn(second))).canResend).toBe(false);
  });
});
