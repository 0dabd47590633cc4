// @module-tag rotated
import { dataOf } from '@bergauf/api/testing/responses';
import { Cart } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, filledForm, guestFields, namedFields, openCheckout, totalOf } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
const everything = ['GET /', 'POST /', 'POST /api/v1/order/', 'GET /api/v1/cart/', 'GET /api/v1/order/'];
beforeAll(async () => {
  checkout = await openCheckout({ apiTimeoutMs: 2500 });
});
afterEach(() => {
  for (const name of everything) checkout.network.fail(name, null);
});
afterAll(() => checkout.close());

const away = { status: 503, body: { error: 'unavailable', message: '', errors: {} } };

describe('an API that is unavailable', () => {
  it.each(['/', '/checkout/?filiale=bergauf_12'])(
    '%s says that nothing is lost, and can be tried again',
    async (url) => {
      const someone = await checkout.guest();
      checkout.network.fail('GET /', away);
      const { statusCode, body } = await someone.open(url);
      expect([statusCode, body.includes('Dein Warenkorb ist gespeichert')]).toEqual([503, true]);
      const [, again] = /<a class="button button-primary" href="([^"]*)">Noch einmal versuchen</.exec(body) ?? [];
      const page = `https://checkout.example${url}`;
      expect(new URL(again ?? '-', page).href).toBe(page);
    },
  );

  it.each([
    ['unreachable', away] as const,
    ['hanging', 'hang'] as const,
    ['sending malformed data', { status: 200, body: { data: { unexpected: true } } }] as const,
  ])('keeps what was typed while it is %s, and restores it in the form', async (_, fault) => {
    const { someone, fields } = await filledForm(checkout);
    checkout.network.fail('GET /', fault);
    const kept = await someone.submit(fields);
    expect([kept.statusCode, kept.body.includes('Es wurde nichts bestellt')]).toEqual([503, true]);
    expect(fieldsOf(kept.body)).toMatchObject(fields);
    checkout.network.fail('GET /', null);
    const back = await someone.submit({ ...fieldsOf(kept.body), intent: 'update' });
    expect(back.statusCode).toBe(200);
    expect(fieldsOf(back.body)).toMatchObject(guestFields);
  });

  it.each([
    ['a line of the cart', 'GET /api/v1/cart/', { products: [{}] }],
    ['what a line costs', 'GET /api/v1/cart/', { products: [{ status: 'available', hash: '1', amount: 1 }] }],
    ['the prices of deliveries', 'GET /api/v1/cart/', { total: { productsPrice: 1000, deliveryPrices: {} } }],
    ['the email address of the account', 'GET /api/v1/user/', { personal: {} }],
    ['an address of the account', 'GET /api/v1/user/', { addresses: { shipping: [{}] } }],
    ['a voucher of the account', 'GET /api/v1/user/', { p4m: { vouchers: [{}] } }],
  ])('keeps what was typed where it does not send %s', async (_, name, malformed) => {
    const someone = await checkout.customer();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const { data } = (await someone.session.get(name.slice(4))).json<{ data: object }>();
    checkout.network.fail(name, { status: 200, body: { data: { ...data, ...malformed } } });
    const kept = await someone.submit(fields);
    checkout.network.fail(name, null);
    expect([kept.statusCode, kept.body.includes('Es wurde nichts bestellt')]).toEqual([503, true]);
    expect(fieldsOf(kept.body)).toMatchObject(fields);
  });

  it.each([
    ['stores', 'GET /api/v1/stores/', { stores: [{}], total: 1 }, 'Die Liste der Filialen ist gerade nicht zu haben'],
    [
      'pick-up points',
      'GET /api/v1/pick-up-points/',
      { points: [{}], place: 'Graz' },
      'Abholstationen sind gerade nicht',
    ],
    ['products', 'GET /search-limited/', { search: [null] }, 'Per Post, in 1 bis 3 Werktagen'],
  ])('shows the form where it sends malformed %s, without which the form can do', async (_, name, data, text) => {
    const { someone, fields } = await filledForm(checkout);
    checkout.network.fail(name, { status: 200, body: { data } });
    const { statusCode, body } = await someone.submit({ ...fields, intent: 'update' });
    checkout.network.fail(name, null);
    expect([statusCode, body.includes(text)]).toEqual([200, true]);
  });

  it('after the order says that the order has arrived, also where it sends malformed data of it', async () => {
    const { someone, fields } = await filledForm(checkout);
    const location = String((await someone.submit(fields)).headers.location);
    const uuid = location.split('/')[3];
    const { data } = (await someone.session.get(`/api/v1/order/${uuid}/`)).json<{ data: object }>();
    for (const malformed of [{ lines: [{}] }, { address: {} }, { total: null }]) {
      checkout.network.fail('GET /api/v1/order/', { status: 200, body: { data: { ...data, ...malformed } } });
      const { statusCode, body } = await someone.open(location);
      const hasArrived = body.includes('dann ist deine Bestellung bei uns');
      expect([statusCode, hasArrived], JSON.stringify(malformed)).toEqual([503, true]);
    }
    // The response to the order itself only has to name it.
    checkout.network.fail('POST /api/v1/order/', { status: 200, body: { data: { uuid } } });
    const again = await someone.submit(fields);
    expect([again.statusCode, again.headers.location]).toEqual([303, location]);
  });

  it.each([['hang', 'hang'] as const, ['lost response', 'lost response'] as const, ['unavailable', away] as const])(
    'during the order (%s) leaves the form and its total; sent again it is one order',
    async (_, fault) => {
      const { someone, fields, total } = await filledForm(checkout);
      checkout.network.fail('POST /api/v1/order/', fault);
      const unsure = await someone.submit(fields);
      expect([unsure.statusCode, unsure.body.includes('Doppelt bestellt wird dabei nichts')]).toEqual([503, true]);
      expect(fieldsOf(unsure.body)).toMatchObject(fields);
      expect(totalOf(unsure.body)).toBe(total);
      // Otherwise the browser would not send it again after the message that the script sets while it is offline.
      expect(unsure.body).toMatch(/<form[^>]* noValidate/);
      checkout.network.fail('POST /api/v1/order/', null);
      const again = await someone.submit(fieldsOf(unsure.body));
      expect(again.statusCode).toBe(303);
      expect((await someone.submit(fields)).headers.location).toBe(again.headers.location);
    },
  );

  it('during the order and when it is sent again leaves open whether something was ordered', async () => {
    const { someone, fields, total } = await filledForm(checkout);
    checkout.network.fail('POST /api/v1/order/', 'lost response');
    const unsure = await someone.submit(fields);
    checkout.network.fail('GET /', away);
    const still = await someone.submit(fieldsOf(unsure.body));
    expect([still.statusCode, still.body.includes('Wir wissen nicht, ob deine Bestellung angekommen ist')]).toEqual([
      503,
      true,
    ]);
    expect([still.body.includes('Es wurde nichts bestellt'), totalOf(still.body)]).toEqual([false, total]);
    for (const name of everything) checkout.network.fail(name, null);
    expect((await someone.submit(fieldsOf(still.body))).statusCode).toBe(303);
  });

  it.each([
    ['a detail is corrected', { city: '' }, {}],
    ['the total is calculated again', { intent: 'update' }, { intent: 'update' }],
  ])('during the order leaves open whether something was ordered, also after %s', async (_, wrong, next) => {
    const { someone, fields } = await filledForm(checkout);
    checkout.network.fail('POST /api/v1/order/', away);
    const unsure = await someone.submit(fields);
    checkout.network.fail('POST /api/v1/order/', null);
    const shown = await someone.submit({ ...fieldsOf(unsure.body), ...wrong });
    expect(shown.body).toContain('class="order"');
    checkout.network.fail('GET /', away);
    const still = await someone.submit({ ...fieldsOf(shown.body), ...next });
    expect(still.body).toContain('Wir wissen nicht, ob deine Bestellung angekommen ist');
    expect(still.body).not.toContain('Es wurde nichts bestellt');
  });

  it('during the order leaves nothing open once the API has refused the same order', async () => {
    const { someone, fields } = await filledForm(checkout);
    checkout.network.fail('POST /api/v1/order/', away);
    const unsure = await someone.submit(fields);
    checkout.network.fail('POST /api/v1/order/', null);
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId }), Cart);
    const refused = await someone.submit(fieldsOf(unsure.body));
    expect([refused.statusCode, namedFields(refused.body)]).toEqual([422, []]);
    checkout.network.fail('GET /', away);
    const kept = await someone.submit(fieldsOf(refused.body));
    expect(kept.body).toContain('Es wurde nichts bestellt');
    expect(kept.body).not.toContain('Wir wissen nicht, ob deine Bestellung angekommen ist');
  });

  it('after the order does not send back to the cart: it says that the order has arrived', async () => {
    const { someone, fields } = await filledForm(checkout);
    const address = String((await someone.submit(fields)).headers.location);
    checkout.network.fail('GET /', away);
    const { statusCode, body } = await someone.open(address);
    expect([statusCode, body.includes('dann ist deine Bestellung bei uns')]).toEqual([503, true]);
    expect(body).not.toContain('Dein Warenkorb ist gespeichert');
    expect(body).toContain('<a class="button button-primary" href="./">Noch einmal versuchen</a>');
  });

  it('is not mistaken for an ended session when it is only overloaded', async () => {
    const someone = await checkout.guest();
    const busy = { error: 'too many requests', message: 'Zu viel.', errors: {} };
    checkout.network.fail('GET /api/v1/cart/', { status: 429, body: busy });
    const { statusCode, body } = await someone.open('/checkout/');
    expect([statusCode, body.includes('nicht mehr angemeldet')]).toEqual([503, false]);
  });
});

describe('a refusal', () => {
  it('for too many orders says when to try again, and keeps the form', async () => {
    const { someone, fields } = await filledForm(checkout);
    checkout.network.fail('POST /api/v1/order/', {
      status: 429,
      body: { error: 'too many requests', message: 'Zu viel.', errors: {} },
      headers: { 'retry-after': '150' },
    });
    const { statusCode, body } = await someone.submit(fields);
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Fehler: Kassa');
    expect(body).toContain('Versuch es in 3 Minuten noch einmal.');
    expect(fieldsOf(body)).toMatchObject(guestFields);
  });

  it('of the session during the checkout keeps the form until after the login', async () => {
    const { someone, fields } = await filledForm(checkout);
    const ended = { error: 'invalid token', message: 'Abgelaufen.', errors: {} };
    for (const name of ['POST /api/v1/order/', 'GET /api/v1/cart/']) {
      checkout.network.fail(name, { status: 403, body: ended });
      const { statusCode, body } = await someone.submit(fields);
      expect([statusCode, body.includes('Du bist nicht mehr angemeldet')]).toEqual([403, true]);
      expect(fieldsOf(body)).toMatchObject(fields);
    }
  });

  it('with a text of its own is shown as the API phrases it', async () => {
    const { someone, fields } = await filledForm(checkout);
    const error = { error: 'held', message: 'Bestätige zuerst deine letzte Bestellung.', errors: {} };
    checkout.network.fail('POST /api/v1/order/', { status: 409, body: error });
    const { statusCode, body } = await someone.submit(fields);
    expect([statusCode, body.includes(error.message)]).toEqual([422, true]);
  });

  it.each([[{}], [null], [[]], [{ errors: null }], [{ error: 'x', message: 'x', errors: { email: null } }]])(
    'that does not match the API’s format, %j, keeps the form with its button',
    async (body) => {
      const { someone, fields, total } = await filledForm(checkout);
      checkout.network.fail('POST /api/v1/order/', { status: 422, body });
      const unsure = await someone.submit(fields);
      expect(unsure.statusCode).toBe(503);
      expect(fieldsOf(unsure.body)).toMatchObject(fields);
      expect(totalOf(unsure.body)).toBe(total);
    },
  );
});
