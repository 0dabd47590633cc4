// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { DocumentLink } from 'shared-contracts/entities';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueFacts, type StockedOption } from '../../testing/catalogue-facts.ts';
import { customerWithOrders, eachOnce } from '../../testing/customer-with-orders.ts';
import { homeAddress } from '../../testing/home-address.ts';
import { dataOf, openTestApi } from '../../testing/test-api.ts';

const adminToken = 'a-token-of-thirty-two-characters!';
let server: FastifyInstance;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server } = await openTestApi({ adminToken }));
}, 120_000);
afterAll(() => server.close());

/** The text and the subject of the invoice for an order to an address. */
async function invoiceTo(change: object): Promise<{ text: string; subject: unknown }> {
  const { session, buy, pathOf } = await customerWithOrders(server);
  const order = await buy([[fresh(), 1]], { address: { ...homeAddress, ...change } });
  await server.inject({
    method: 'PUT',
    url: `/api/admin/orders/${order.number}/state`,
    headers: { authorization: `Bearer ${adminToken}` },
    payload: { state: 'shipped' },
  });
  const { url } = dataOf(await session.post(`${pathOf(order)}invoice/`, {}), DocumentLink);
  const document = await getDocumentProxy(new Uint8Array((await server.inject(url)).rawPayload));
  const { text } = await extractText(document, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), subject: (await getMeta(document)).info['Subject'] };
}

it.each([
  ['Latin', 'Łucja', 'Ağaoğlu', 'Łucja Ağaoğlu'],
  ['Greek', 'Ελένη', 'Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  ['Cyrillic', 'Ђорђе', 'Димитрова', 'Ђорђе Димитрова'],
  ['accents of their own', 'Zoe\u0308', 'Dvor\u030ca\u0301k', 'Zoë Dvořák'],
])('an invoice prints %s as it was written', async (_script, firstname, lastname, printed) => {
  const { text, subject } = await invoiceTo({ firstname, lastname });
  expect(text).toContain(`Rechnung an ${printed} Steiggasse 7 6020 Innsbruck`);
  expect(subject).toBeUndefined();
});

it.each([
  ['Arabic', 'محمد', 'ناصر', 'mhmd nsr', 'محمد · ناصر'],
  ['Chinese', '田', '中', 'Tian Zhong', '田 · 中'],
  ['emoji, with their joiners', 'Anna 🏔️', 'Berger 👩🏽‍👧', 'Anna ? Berger ??', 'Anna 🏔️ · Berger 👩🏽‍👧'],
  ['a direction mark', '\u200fAnna', 'Łuk', 'Anna Łuk', '\u200fAnna'],
])('an invoice prints %s in letters that its font has, and names the original', async (...given) => {
  const [, firstname, lastname, printed, original] = given;
  const { text, subject } = await invoiceTo({ firstname, lastname });
  expect(text).toContain(`Rechnung an ${printed} Steiggasse 7 6020 Innsbruck`);
  expect(text).toContain(`Lieferung an ${printed}, Steiggasse 7`);
  expect(subject).toBe(`In anderer Schrift angegeben: ${original}`);
});
