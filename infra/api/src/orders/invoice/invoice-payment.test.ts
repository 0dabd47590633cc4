// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DocumentLink, type OrderDetails } from 'shared-contracts/entities';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Orm } from '../../database/database.ts';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo } from '../../testing/customer-with-orders.ts';
import { dataOf, openTestApi } from '../../testing/test-api.ts';

const bank = 'Sparkasse Linz, IBAN AT61 1904 3002 3457 3201';
let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken, invoiceBank: bank }));
}, 120_000);
afterAll(() => server.close());

type Customer = Awaited<ReturnType<typeof customerWithOrders>>;

async function invoiceOf({ session, pathOf }: Customer, order: OrderDetails, locale = 'at'): Promise<string> {
  const { url } = dataOf(await session.post(`${pathOf(order)}invoice/?locale=${locale}`, {}), DocumentLink);
  const document = await getDocumentProxy(new Uint8Array((await server.inject(url)).rawPayload));
  const { text } = await extractText(document, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const numberIn = (invoice: string) => /RE-\d+/.exec(invoice)?.[0] ?? 'no number';
const plain = (text = '') => text.replace(/\s+/g, ' ');

it('an invoice says how much is to be paid, until when, to which account and with which reference', async () => {
  const customer = await customerWithOrders(server);
  const order = await customer.buy([[fresh(), 2]]);
  await moveTo(server, order, 'shipped');
  const printed = await invoiceOf(customer, order);
  expect(printed).toContain('Zahlbar bis 14 Tage nach Erhalt');
  expect(printed).toContain(
    `Bitte überweise ${plain(order.total.formatted)} auf unser Konto: ${bank}. Verwendungszweck: ${numberIn(printed)}`,
  );
  const english = await invoiceOf(customer, order, 'en');
  expect(english).toContain('To be paid by 14 days after you have received the goods');
  expect(english).toContain(`to our account: ${bank}. Reference: ${numberIn(printed)}`);

  await moveTo(server, order, 'delivered');
  await orm.execute(sql`update order_events set happened_at = '2026-12-18T22:30:00Z'
    where order_uuid = ${order.uuid} and state = 'delivered'`);
  expect(await invoiceOf(customer, order)).toContain('Zahlbar bis 1. Jänner 2027');
});

it('an invoice is paid until the 14th day after the delivery, also where summer time ends between them', async () => {
  const customer = await customerWithOrders(server);
  const order = await customer.buy([[fresh(), 1]]);
  await moveTo(server, order, 'delivered');
  // Half an hour after midnight in Vienna.
  await orm.execute(sql`update order_events set happened_at = '2026-10-20T22:30:00Z'
    where order_uuid = ${order.uuid} and state = 'delivered'`);
  expect(await invoiceOf(customer, order)).toContain('Zahlbar bis 4. November 2026');
});

it('what was returned is not to be paid', async () => {
  const customer = await customerWithOrders(server);
  const [some, all] = [await customer.buy([[fresh(), 3]]), await customer.buy([[fresh(), 1]])];
  for (const order of [some, all]) {
    await moveTo(server, order, 'delivered');
    const lines = [{ position: 0, amount: 1, reason: 'other' }];
    expect((await customer.session.post(`${customer.pathOf(order)}return/`, { lines })).statusCode).toBe(200);
  }
  const { total, refund } = await customer.details(some);
  const left = (total.cents - (refund?.cents ?? 0)) / 100;
  const amount = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' }).format(left);
  expect(await invoiceOf(customer, some)).toContain(`Bitte überweise ${plain(amount)} auf`);
  expect(await invoiceOf(customer, all)).not.toMatch(/überweise|Zahlbar/);
});
