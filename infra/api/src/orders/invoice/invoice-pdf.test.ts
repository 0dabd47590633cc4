// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DocumentLink, type OrderDetails } from 'shared-contracts/entities';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Orm } from '../../database/database.ts';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo } from '../../testing/customer-with-orders.ts';
import { dataOf, openTestApi } from '../../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken }));
}, 120_000);
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

/** A customer with an order of two pieces that has been moved, and the texts of its invoice. */
async function invoiced(state: 'shipped' | 'delivered') {
  const customer = await customerWithOrders(server);
  const order = await customer.buy([[fresh(), 2]]);
  await moveTo(server, order, state);
  const textIn = async (locale: string) => {
    const { url } = dataOf(
      await customer.session.post(`${customer.pathOf(order)}invoice/?locale=${locale}`, {}),
      DocumentLink,
    );
    const document = await getDocumentProxy(new Uint8Array((await server.inject(url)).rawPayload));
    return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
  };
  return { ...customer, order, textIn };
}

const plain = (text = '') => text.replace(/\s+/g, ' ');
const price = ({ lines }: OrderDetails) => lines[0]?.price.formatted;

it('announces a return with its day, and the credit after the check', async () => {
  const { session, pathOf, order, textIn } = await invoiced('delivered');
  const lines = [{ position: 0, amount: 1, reason: 'too-small' }];
  await session.post(`${pathOf(order)}return/`, { lines });
  await orm.execute(sql`update order_events set happened_at = '2026-05-09T12:00:00Z'
    where order_uuid = ${order.uuid} and state = 'returned'`);
  expect(await textIn('at')).toContain(
    `Rückgabe angekündigt am 9. Mai 2026: Sobald wir sie geprüft haben, schreiben wir dir ${plain(price(order))} gut.`,
  );
  expect(await textIn('en')).toContain('Return announced on 9 May 2026: we credit €');
});

it('of a parcel that came back says that it is cancelled and credited', async () => {
  const { order, textIn } = await invoiced('shipped');
  await moveTo(server, order, 'cancelled');
  expect(await textIn('at')).toMatch(/Storniert am \d.+: Wir schreiben dir € ?[\d,.]+ gut\./);
});

it('is gone with its link after ten minutes', async () => {
  const { session, pathOf, order } = await invoiced('shipped');
  const { url, validUntil } = dataOf(await session.post(`${pathOf(order)}invoice/`, {}), DocumentLink);
  const statusAt = async (time: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    return (await server.inject(url)).statusCode;
  };
  const end = Date.parse(validUntil);
  expect([await statusAt(end - 1000), await statusAt(end + 1000)]).toEqual([200, 404]);
});

it('of a team’s order names the club’s place and what is printed', async () => {
  const { order, textIn } = await invoiced('shipped');
  const team = {
    slug: 'verein',
    name: 'FC Łódź',
    delivery: { name: 'Vereinsheim', street: 'Sportplatz 1', postal: '6020', city: 'Innsbruck' },
  };
  const printing = { name: 'LENA', number: '7', crest: true };
  await orm.execute(sql`update orders set team = ${JSON.stringify(team)}::jsonb where uuid = ${order.uuid}`);
  await orm.execute(sql`update order_lines set team = 'verein', printing = ${JSON.stringify(printing)}::jsonb
    where order_uuid = ${order.uuid}`);
  const german = await textIn('at');
  expect(german).toContain('Lieferung an FC Łódź, Vereinsheim, Sportplatz 1, 6020 Innsbruck');
  expect(german).toContain('Lieferung an den Verein €');
  expect(german).not.toContain('nach Hause');
  expect(german).toContain('Druck: LENA 7, Wappen');
  expect(await textIn('en')).toContain('Print: LENA 7, crest');
});
