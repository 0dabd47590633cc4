import { demoCredentials } from '@bergauf/api/demo/demo-credentials';
import { dataOf } from '@bergauf/api/testing/answers';
import { homeAddress } from '@bergauf/api/testing/home-address';
import { callerAt } from '@bergauf/api/testing/shared-api/caller-at';
import { newEmail, sharedApi } from '@bergauf/api/testing/shared-api/shared-api';
import type { FastifyInstance } from 'fastify';
import { AccountData, AuthResponse, Cart, Order, ShippingAddresses } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutServer } from './checkout-server.ts';

const shopOrigin = 'https://shop.example';
let apiOrigin: string;
let checkout: FastifyInstance;
let optionId: number;
beforeAll(async () => {
  const { origin, facts } = await sharedApi();
  apiOrigin = origin;
  checkout = createCheckoutServer({ apiOrigin, shopOrigin });
  optionId = await findPlenty(facts.plenty.map(({ id }) => id));
});
afterAll(() => checkout.close());

/** An option of which there is enough for all that is ordered here; earlier runs may have ordered of it. */
async function findPlenty(options: readonly number[]): Promise<number> {
  for (const productOption of options) {
    const { statusCode } = await callerAt(apiOrigin).post('/api/v1/cart/', { productOption, amount: 20 });
    if (statusCode === 200) return productOption;
  }
  throw new Error('No option has pieces enough');
}

const guestFields = { ...homeAddress, email: 'anna@example.at', deliveryType: 'home' };

/** Somebody with a cart, and the checkout as his browser sees it. */
function browser(headers: { authorization?: string; 'x-request-id'?: string }) {
  const token = headers.authorization?.replace('Bearer ', '');
  const cookie = `bergauf_request_id=${headers['x-request-id']}${token ? `; bergauf_token=${token}` : ''}`;
  return {
    headers: { cookie },
    session: callerAt(apiOrigin, headers),
    open: (url: string) => checkout.inject({ url, headers: { cookie } }),
    submit: (fields: Record<string, string>, more: Record<string, string> = {}) =>
      checkout.inject({
        method: 'POST',
        url: '/checkout/',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...more },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

async function guest(amount = 1) {
  const cart = dataOf(await callerAt(apiOrigin).post('/api/v1/cart/', { productOption: optionId, amount }), Cart);
  return browser({ 'x-request-id': String(cart.uuid) });
}

async function customer() {
  const body = { firstName: 'Anna', lastName: 'Berger', email: newEmail(), password: 'steil-und-steinig' };
  const { token, uuid } = dataOf(await callerAt(apiOrigin).post('/api/v1/auth/register/', body), AuthResponse);
  const someone = browser({ authorization: `Bearer ${token}`, 'x-request-id': uuid });
  dataOf(await someone.session.post('/api/v1/cart/', { productOption: optionId }), Cart);
  return someone;
}

/** What a form would send that nobody has touched. */
function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? '';
    const isLeftOut = tag.includes('type="radio"') && !tag.includes('checked=""');
    if (!isLeftOut) fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  for (const [select, name] of html.matchAll(/<select[^>]*name="([^"]*)"[\s\S]*?<\/select>/g)) {
    fields[name ?? ''] = /<option value="([^"]*)" selected=""/.exec(select)?.[1] ?? '';
  }
  return fields;
}

const orderOf = async (someone: ReturnType<typeof browser>, location: string) =>
  (await someone.open(location)).body.match(/BG-\d+/)?.[0];

describe('the two entries', () => {
  it.each(['/', '/checkout/'])('%s shows the cart it is handed, with its sum', async (url) => {
    const someone = await guest(2);
    const { total, products } = dataOf(await someone.session.get('/api/v1/cart/'), Cart);
    const { statusCode, body } = await someone.open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(products[0]?.brandName);
    expect(body).toContain(total.productsPriceFormatted);
    expect(body).toContain(total.totalCartPriceFormatted);
  });

  it.each(['/', '/checkout/'])('%s has a way on for an empty cart and for a session that has ended', async (url) => {
    const stranger = await checkout.inject({ url });
    expect([stranger.statusCode, stranger.body.includes(`href="${shopOrigin}/search/"`)]).toEqual([200, true]);
    const ended = browser({ 'x-request-id': 'u0000', authorization: 'Bearer nonsense' });
    expect((await ended.open(url)).body).toContain(`href="${shopOrigin}/login/"`);
  });

  it('says that nothing is lost when the API is gone', async () => {
    const lonely = createCheckoutServer({ apiOrigin: 'http://localhost:1', shopOrigin });
    const { statusCode, body } = await lonely.inject({ url: '/', headers: { cookie: 'bergauf_request_id=g1' } });
    expect([statusCode, body.includes('Dein Warenkorb ist gespeichert')]).toEqual([503, true]);
    await lonely.close();
  });
});

describe('ordering', () => {
  it('takes a guest from the form to the number of the order, and empties the cart', async () => {
    const someone = await guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const { statusCode, headers } = await someone.submit(fields);
    expect(statusCode).toBe(303);
    const thanks = await someone.open(String(headers.location));
    expect(thanks.statusCode).toBe(200);
    expect(thanks.body).toMatch(/BG-\d+/);
    expect(thanks.body).toContain('anna@example.at');
    expect(dataOf(await someone.session.get('/api/v1/cart/'), Cart).products).toEqual([]);
  });

  it('makes one order of one form, however often it is sent', async () => {
    const someone = await guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const answers = await Promise.all([someone.submit(fields), someone.submit(fields)]);
    answers.push(await someone.submit(fields));
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(303);
  });

  it("sends to one of the customer's addresses, and his order stands in his account", async () => {
    const someone = await customer();
    const saved = await someone.session.post('/api/v1/user/address/shipping/', {
      ...homeAddress,
      deliveryType: 'home',
    });
    const [home] = dataOf(saved, ShippingAddresses).shipping;
    const { body } = await someone.open('/checkout/');
    expect(body).toContain('Steiggasse 7, 6020 Innsbruck');
    const fields = fieldsOf(body);
    expect(fields['addressUuid']).toBe(home?.uuid);
    const { headers } = await someone.submit(fields);
    const number = await orderOf(someone, String(headers.location));
    const orders = dataOf(await someone.session.get('/api/v1/user/orders/'), Type.Array(Order));
    expect(orders.map((order) => order.number)).toEqual([number]);
    // Sent once more from a page left open: the same order.
    expect((await someone.submit(fields)).headers.location).toBe(headers.location);
  });

  it('is fetched from the store that was chosen, without the price of delivery', async () => {
    const someone = await customer();
    const { body } = await someone.open('/checkout/');
    const store = /<option value="([a-z]+_\d+)"/.exec(body)?.[1] ?? '';
    const fields = { ...fieldsOf(body), ...homeAddress, deliveryType: 'click_and_collect' };
    const without = await someone.submit(fields);
    expect(without.statusCode).toBe(422);
    expect(without.body).toContain('href="#storeSysname"');
    const { statusCode, headers } = await someone.submit({ ...fields, storeSysname: store });
    expect(statusCode).toBe(303);
    const thanks = (await someone.open(String(headers.location))).body;
    expect(thanks).toContain('Zum Abholen');
    expect(thanks).toContain('gratis');
  });

  it('takes off a voucher of the account', async () => {
    const { token, uuid } = dataOf(
      await callerAt(apiOrigin).post('/api/v1/auth/login/', demoCredentials),
      AuthResponse,
    );
    const someone = browser({ authorization: `Bearer ${token}`, 'x-request-id': uuid });
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: optionId, amount: 3 }), Cart);
    const { vouchers } = dataOf(await someone.session.get('/api/v1/user/'), AccountData).p4m;
    const open = vouchers.find(({ state }) => state === 'open');
    const { body } = await someone.open('/checkout/');
    expect(body).toContain(`<option value="${open?.code}"`);
    const { headers } = await someone.submit({ ...fieldsOf(body), voucher: open?.code ?? '' });
    expect((await someone.open(String(headers.location))).body).toContain(`Gutschein ${open?.code}`);
  });
});

describe('what is wrong', () => {
  it('is named at its field and in a summary; nothing that was typed is lost', async () => {
    const someone = await guest();
    const fields = {
      ...fieldsOf((await someone.open('/checkout/')).body),
      ...guestFields,
      email: 'anna',
      postal: '60',
    };
    const { statusCode, body } = await someone.submit(fields);
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Fehler: Kassa');
    expect(body).toContain('href="#email"');
    expect(body).toContain('id="email-problem"');
    expect(fieldsOf(body)).toMatchObject({ ...fields, countryId: 'AT' });
  });

  it('is all that is missing, at once', async () => {
    const someone = await guest();
    const { body } = await someone.submit(fieldsOf((await someone.open('/checkout/')).body));
    const named = [...body.matchAll(/<li><a href="#(\w+)"/g)].map(([, field]) => field);
    expect(named).toEqual(['email', 'firstname', 'lastname', 'street', 'streetNo', 'postal', 'city']);
  });

  it('is a cart that has changed meanwhile: the new sum is shown before anything is bought', async () => {
    const someone = await guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: optionId }), Cart);
    const changed = await someone.submit(fields);
    expect(changed.statusCode).toBe(422);
    expect(changed.body).toContain('etwas geändert');
    expect((await someone.submit({ ...fieldsOf(changed.body), countryId: 'AT' })).statusCode).toBe(303);
  });

  it('is a form from elsewhere, one that is too large, an order of somebody else', async () => {
    const someone = await guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    expect((await someone.submit(fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await someone.submit({ ...fields, city: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const { headers } = await someone.submit(fields);
    const other = await guest();
    expect((await other.open(String(headers.location))).statusCode).toBe(404);
  });

  it('never becomes markup', async () => {
    const someone = await guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, postal: '"><script>' };
    expect((await someone.submit(fields)).body).not.toContain('<script>');
  });
});
