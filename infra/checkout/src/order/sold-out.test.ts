// @module-tag rotated
import { dataOf } from '@bergauf/api/testing/responses';
import { caller, openTestApi } from '@bergauf/api/testing/test-api';
import { sql } from 'drizzle-orm';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, openCheckout, shopOrigin } from '../testing/open-checkout.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
let checkout: Awaited<ReturnType<typeof openCheckout>>;
let option: number;
let other: number;
beforeAll(async () => {
  api = await openTestApi();
  checkout = await openCheckout({ apiOrigin: await api.server.listen({ port: 0 }) });
  [option = 0, other = 0] = checkout.facts.plenty.map(({ id }) => id);
}, 120_000);
afterAll(async () => {
  await checkout.close();
  await api.server.close();
});
beforeEach(() => stock(20));

const stock = (quantity: number) =>
  api.orm.execute(sql`update options set quantity = ${quantity} where id = ${option}`);

const notice = 'Davon ist leider nicht mehr genug da';
const wayToCart = `href="${shopOrigin}/warenkorb/"`;

async function guest(amount = 1) {
  const added = await caller(api.server).post('/api/v1/cart/', { productOption: option, amount });
  const headers = { 'x-request-id': String(dataOf(added, Cart).uuid) };
  const add = (productOption: number) => caller(api.server, headers).post('/api/v1/cart/', { productOption });
  return { ...checkout.browser(headers), add };
}

describe('a cart whose pieces are sold to others while the checkout is open', () => {
  it('has a notice at both entries that names them and leads to the cart, and does not read as a confirmation', async () => {
    const someone = await guest();
    const name = /line-brand">([^<]+)</.exec((await someone.open('/')).body)?.[1] ?? '-';
    await stock(0);
    for (const url of ['/', '/checkout/']) {
      const { statusCode, body } = await someone.open(url);
      const has = [notice, name, wayToCart, 'Bestätigung'].map((text) => body.includes(text));
      expect([statusCode, ...has], url).toEqual([200, true, true, true, false]);
    }
  });

  it('keeps what was typed when the order button is pressed, and restores it in the form', async () => {
    const someone = await guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    await stock(0);
    const { statusCode, body } = await someone.submit(fields);
    const has = [notice, 'Davon wurde nichts bestellt', wayToCart].map((text) => body.includes(text));
    expect([statusCode, ...has]).toEqual([200, true, true, true]);
    expect(fieldsOf(body)).toMatchObject(fields);
    await someone.add(other);
    const back = await someone.submit({ ...fieldsOf(body), intent: 'update' });
    expect(fieldsOf(back.body)).toMatchObject(guestFields);
    expect((await someone.submit(fieldsOf(back.body))).statusCode).toBe(303);
  });

  it('says how many are left where some are, also beside other lines', async () => {
    const someone = await guest(3);
    await stock(1);
    const left = 'Davon ist nur 1 Stück lagernd, bleibt im Warenkorb';
    const alone = (await someone.open('/checkout/')).body;
    expect([alone.includes(notice), alone.includes(left)]).toEqual([true, true]);
    await someone.add(other);
    const beside = (await someone.open('/checkout/')).body;
    expect([beside.includes(notice), beside.includes(left)]).toEqual([false, true]);
    expect(beside).not.toContain('Nicht mehr verfügbar');
  });
});
