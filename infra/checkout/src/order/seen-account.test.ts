// @module-tag rotated
import { homeAddress } from '@bergauf/api/testing/home-address';
import { dataOf } from '@bergauf/api/testing/responses';
import { AccountData, Cart, ShippingAddresses } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, openCheckout, totalOf } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

type Someone = Awaited<ReturnType<typeof checkout.guest>>;
const emailOf = async ({ session }: Someone) => dataOf(await session.get('/api/v1/user/'), AccountData).personal.email;
const piecesOf = async ({ session }: Someone) => dataOf(await session.get('/api/v1/cart/'), Cart).total.amount;

const typed = { ...homeAddress, deliveryType: 'home', city: 'Hall in Tirol', postal: '6060' };

describe('a form that was shown to another account', () => {
  it('places no order, names the account that orders now and keeps what was typed', async () => {
    const [anna, bernd] = [await checkout.customer(), await checkout.customer()];
    const shown = await anna.open('/checkout/');
    expect(shown.body).toContain(await emailOf(anna));
    const fields = { ...fieldsOf(shown.body), ...typed };
    const refused = await bernd.submit(fields);
    expect(refused.statusCode).toBe(422);
    expect(totalOf(refused.body)).toBe(totalOf(shown.body));
    expect(refused.body).toContain(`hat das Konto gewechselt: Du bestellst jetzt als ${await emailOf(bernd)}.`);
    expect(fieldsOf(refused.body)).toMatchObject(typed);
    expect([await piecesOf(anna), await piecesOf(bernd)]).toEqual([1, 1]);
    // Anna has logged in again: her form is as good as before.
    expect((await anna.submit(fields)).statusCode).toBe(303);
    expect((await bernd.submit(fieldsOf(refused.body))).statusCode).toBe(303);
  });

  it('says so also for the button that recalculates the total, and has a field for an address in place of a saved one', async () => {
    const [anna, bernd] = [await checkout.customer(), await checkout.customer()];
    for (const { session } of [anna, bernd]) {
      const saved = await session.post('/api/v1/user/address/shipping/', { ...homeAddress, deliveryType: 'home' });
      dataOf(saved, ShippingAddresses);
    }
    const fields = fieldsOf((await anna.open('/checkout/')).body);
    const { body } = await bernd.submit({ ...fields, intent: 'update' });
    expect(body).toContain('hat das Konto gewechselt');
    expect(fields['addressUuid']).not.toBe('');
    expect(fieldsOf(body)['addressUuid']).toBe('');
  });

  it('is the form of a guest who has logged in, whose cart came along', async () => {
    const [guest, bernd] = [await checkout.guest(), await checkout.customer()];
    const fields = { ...fieldsOf((await guest.open('/checkout/')).body), ...guestFields };
    const refused = await bernd.submit(fields);
    expect([refused.statusCode, await piecesOf(bernd)]).toEqual([422, 1]);
    expect(refused.body).toContain(`Du bestellst jetzt als ${await emailOf(bernd)}.`);
    expect(fieldsOf(refused.body)).toMatchObject({ ...homeAddress, deliveryType: 'home' });
  });

  it('is the form of an account where a guest has a cart now', async () => {
    const [anna, guest] = [await checkout.customer(), await checkout.guest()];
    const fields = { ...fieldsOf((await anna.open('/checkout/')).body), ...typed };
    const refused = await guest.submit(fields);
    expect([refused.statusCode, refused.body.includes('Du bestellst jetzt als Gast.')]).toEqual([422, true]);
    expect(fieldsOf(refused.body)).toMatchObject({ ...typed, email: '' });
    expect((await guest.submit({ ...fieldsOf(refused.body), email: 'gast@example.at' })).statusCode).toBe(303);
  });

  it('says whose cart is empty now, keeps what was typed, and is the form again once that cart has something', async () => {
    const [anna, bernd] = [await checkout.customer(), await checkout.customer()];
    const placed = await bernd.submit({ ...fieldsOf((await bernd.open('/checkout/')).body), ...typed });
    expect(placed.statusCode).toBe(303);
    const fields = { ...fieldsOf((await anna.open('/checkout/')).body), ...typed };
    const { statusCode, body } = await bernd.submit(fields);
    expect([statusCode, body.includes(`Du bist jetzt als ${await emailOf(bernd)} angemeldet`)]).toEqual([200, true]);
    expect(body).not.toContain('Hier ist nichts zu bezahlen');
    expect(fieldsOf(body)).toMatchObject(typed);
    expect(await piecesOf(anna)).toBe(1);
    dataOf(await bernd.session.post('/api/v1/cart/', { productOption: checkout.optionId }), Cart);
    const again = await bernd.submit({ ...fieldsOf(body), intent: 'update' });
    expect(fieldsOf(again.body)).toMatchObject(typed);
    expect((await bernd.submit(fieldsOf(again.body))).statusCode).toBe(303);
  });

  it('is accepted if it comes from an earlier release, which did not name the account', async () => {
    const [anna, bernd] = [await checkout.customer(), await checkout.customer()];
    const { seenAccount: _, ...fields } = fieldsOf((await anna.open('/checkout/')).body);
    expect((await bernd.submit({ ...fields, ...typed })).statusCode).toBe(303);
  });
});

it.each([
  ['that has kept the cookies of its session', true],
  ['without cookies, as after the deletion in another tab', false],
])('deleting the account leaves its form to a guest with a new cart, in a browser %s', async (_, hasCookies) => {
  const anna = await checkout.customer();
  const fields = { ...fieldsOf((await anna.open('/checkout/')).body), ...typed };
  await anna.session.delete('/api/v1/user/');
  const out = await (hasCookies ? anna : checkout.browser({ 'x-request-id': '' })).submit(fields);
  const isNamed = out.body.includes('Hast du das Konto gelöscht, dann leg die Artikel im neuen Tab noch einmal in');
  expect([out.statusCode, isNamed, out.body.includes('abgelaufen')]).toEqual([403, true, false]);
  const guest = await checkout.guest();
  const shown = await guest.submit({ ...fieldsOf(out.body), intent: 'update' });
  expect(fieldsOf(shown.body)).toMatchObject(typed);
  expect((await guest.submit({ ...fieldsOf(shown.body), email: 'gast@example.at' })).statusCode).toBe(303);
});

describe('logging out in another tab', () => {
  it.each(['order', 'update'])(
    'keeps the form and leads to the login, whichever button was pressed: %s',
    async (intent) => {
      const anna = await checkout.customer();
      const fields = { ...fieldsOf((await anna.open('/checkout/')).body), ...typed };
      const out = await checkout.browser({ 'x-request-id': '' }).submit({ ...fields, intent });
      expect([out.statusCode, out.body.includes('Du bist nicht mehr angemeldet')]).toEqual([403, true]);
      expect(out.body).not.toContain('Hier ist nichts zu bezahlen');
      expect(fieldsOf(out.body)).toMatchObject(fields);
      // After the next login the kept fields are the form again.
      const again = await anna.submit({ ...fieldsOf(out.body), intent: 'update' });
      expect([again.statusCode, fieldsOf(again.body)]).toEqual([200, expect.objectContaining(typed)]);
      expect((await anna.submit(fieldsOf(again.body))).statusCode).toBe(303);
    },
  );

  it('does so too where the shop has started a guest session with an empty cart', async () => {
    const [anna, guest] = [await checkout.customer(), await checkout.guest()];
    await guest.submit({ ...fieldsOf((await guest.open('/checkout/')).body), ...guestFields });
    const fields = { ...fieldsOf((await anna.open('/checkout/')).body), ...typed };
    const out = await guest.submit(fields);
    expect([out.statusCode, await piecesOf(guest)]).toEqual([403, 0]);
    expect(fieldsOf(out.body)).toMatchObject(fields);
  });
});
