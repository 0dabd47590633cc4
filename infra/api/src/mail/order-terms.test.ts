// @module-tag rotated
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Orm } from '../database/database.ts';
import { catalogueFacts, type StockedOption } from '../testing/catalogue-facts.ts';
import { adminToken, customerWithOrders, eachOnce, moveTo } from '../testing/customer-with-orders.ts';
import { guestOrders, someone } from '../testing/guest-orders.ts';
import { mailTo } from '../testing/mailbox.ts';
import { caller, dataOf, openTestApi, signUp } from '../testing/test-api.ts';

const sender = ['Sport Huber GmbH', 'Hauptplatz 1', '4020 Linz', 'UID ATU12345678'];
let server: FastifyInstance;
let orm: Orm;
let fresh: () => StockedOption;
beforeAll(async () => {
  fresh = eachOnce((await catalogueFacts()).plenty);
  ({ server, orm } = await openTestApi({ adminToken, invoiceSender: sender }));
}, 120_000);
afterAll(() => server.close());

const { buy: buyAsGuest } = guestOrders(() => server);

/** Sends the confirmation of an order once more, in a language. @param after the id of the last email before it */
async function confirmAgain({ uuid, email }: OrderDetails, locale: 'at' | 'en', after: number) {
  const about = JSON.stringify({ orderUuid: uuid });
  await orm.execute(sql`insert into mail_outbox (letter, recipient, locale, about)
    values ('order-placed', ${email}, ${locale}, ${about}::jsonb)`);
  // Wakes the mailer, which looks into the outbox every 30 seconds.
  await caller(server).post('/api/v1/forgotpassword/', { email: 'niemand@example.at' });
  return mailTo(server, email, { after, subject: locale === 'at' ? /^Deine Bestellung BG/ : /^Your order BG/ });
}

it('the confirmation of an order says how to withdraw and to pay, under which terms, and who sells', async () => {
  const { response } = await buyAsGuest({ option: fresh(), email: someone() });
  const order = dataOf(response, OrderDetails);
  const german = await mailTo(server, order.email, { subject: /^Deine Bestellung BG-\d+$/ });
  for (const part of [
    'binnen 14 Tagen, nachdem du die letzten Artikel bekommen hast, ohne Angabe von Gründen widerrufen',
    'an unsere Adresse am Ende dieser E-Mail, mit einer E-Mail an service@bergauf.example oder mit dem Formular',
    'Das Formular: http://localhost:3000/static/widerruf/',
    'Zahlung: per Rechnung, innerhalb von 14 Tagen nach Erhalt.',
    'Unsere Bedingungen: http://localhost:3000/static/agb/',
    sender.join(', '),
  ]) {
    expect(german.text).toContain(part);
  }
  const { body } = await server.inject(`/dev/mail/${german.id}/letter.html`);
  expect(body).toContain(`<br>${sender.join(', ')}<br>`);
  const english = await confirmAgain(order, 'en', german.id);
  for (const part of ['withdraw from the contract within 14 days', 'The form: http', 'Payment: by invoice, within 14'])
    expect(english.text).toContain(part);
});

it('every email names the seller', async () => {
  const { email } = await signUp(server);
  expect((await mailTo(server, email)).text).toContain(sender.join(', '));
});

it('no email offers to take back printed goods', async () => {
  const { email, buy } = await customerWithOrders(server);
  const order = await buy([
    [fresh(), 1],
    [fresh(), 1],
  ]);
  const plain = await mailTo(server, email, { subject: /^Deine Bestellung BG/ });
  expect(plain.text).toContain('Du kannst alles innerhalb von 30 Tagen zurückgeben, per Post oder in der Filiale.');
  expect(plain.text).not.toContain('edruckt');
  const print = (position: number) =>
    orm.execute(sql`update order_lines set team = 'verein', printing = '{"name":"LENA","crest":false}'
      where order_uuid = ${order.uuid} and position = ${position}`);
  await print(0);
  const some = await confirmAgain(order, 'at', plain.id);
  expect(some.text).toContain('Du kannst alles, was nicht bedruckt ist, innerhalb von 30 Tagen zurückgeben');
  expect(some.text).toContain('Für bedruckte Artikel gibt es kein Widerrufsrecht. Das Formular');
  await print(1);
  const all = await confirmAgain(order, 'at', some.id);
  await moveTo(server, order, 'delivered');
  const arrived = await mailTo(server, email, { subject: /angekommen$/ });
  for (const { text } of [all, arrived]) {
    expect(text).toContain('Bedruckte Artikel können wir nur zurücknehmen, wenn sie einen Fehler haben.');
    expect(text).not.toMatch(/Du kannst alles|ohne Angabe von Gründen/);
  }
});
