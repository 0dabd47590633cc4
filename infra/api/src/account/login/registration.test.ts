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
  it('requests another email, as long as the address is not confirmed', async () => {
    const { email, mail } = await newCustomer(server);
    const secret = secretIn(mail);
    await orm.execute(sql`update mail_links set expires_at = now() - interval '1 day' where email = ${email}`);
    await cleanUp(orm);
    const state = async () => dataOf(await guest().get(`/api/v1/auth/doi/${secret}/`), OptIn);
    expect(await state()).toMatchObject({ state: 'gone', kind: 'account', canResend: true });
    dataOf(await guest().post(`/api/v1/auth/doi/${secret}/resend/`, {}), Nothing);
    const second = await mailTo(server, email, { after: mail.id });
    expect((await confirm(server, secretIn(second))).state).toBe('confirmed');
    expect((await state()).canResend).toBe(false);
    const mails = await mailsTo(server, email);
    for (const unknown of [secret, 'y'.repeat(43)]) {
      dataOf(await guest().post(`/api/v1/auth/doi/${unknown}/resend/`, {}), Nothing);
    }
    expect(await mailsTo(server, email)).toBe(mails);
  });
});
