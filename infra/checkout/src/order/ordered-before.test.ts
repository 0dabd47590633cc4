// @module-tag rotated
import { dataOf } from '@bergauf/api/testing/responses';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, openCheckout } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('a form that has placed an order, sent again from Back after the cart was filled again', () => {
  it.each([
    ['with the same details', {}],
    ['with other details', { street: 'Andere Straße' }],
  ])('%s: is shown with the new cart, and orders that the next time', async (_, change) => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const first = await someone.submit(fields);
    expect(first.statusCode).toBe(303);
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId }), Cart);
    const again = await someone.submit({ ...fields, ...change });
    expect([again.statusCode, again.body.includes('ist noch nicht bestellt')]).toEqual([422, true]);
    expect(fieldsOf(again.body)).toMatchObject({ ...guestFields, ...change });
    const second = await someone.submit(fieldsOf(again.body));
    expect(second.statusCode).toBe(303);
    expect(second.headers.location).not.toBe(first.headers.location);
    expect(dataOf(await someone.session.get('/api/v1/cart/'), Cart).products).toEqual([]);
  });
});
